import os
from datetime import date
from decimal import Decimal

from frontier_cliente import ErroDaApi, Frontier, SemResposta
from frontier_cliente.pos_emissao import PedidoDeBloqueio, PedidoDeLiberacao, TipoDeConstricao

frontier = Frontier("conta", "segredo", os.environ["FRONTIER"])


def report(call):
    try:
        call()
    except SemResposta as fault:
        print(str(fault)[:48])
    except ErroDaApi as fault:
        print(type(fault).__name__, fault.status, fault.operacao)


pagina = frontier.operacao.listar_operacoes(
    operacao_codigo=["LNC000417", "LNC000418"], distribuicao_publica=True
)
operacao = pagina.data[0]
preco = operacao.criterios_remuneracao.preco_unitario_emissao
print(pagina.pagination.total, preco, operacao.status.value, operacao.tipo.value)

eventos = frontier.pos_emissao.listar_eventos_financeiros(data_vencimento=date(2026, 3, 16))
grupo = eventos.data[0]
print(grupo.pu_curva, grupo.outros_campos["eventos"][0].data_vencimento)

pedido = PedidoDeBloqueio(
    operacao_codigo="LNC000417",
    investidor_cpf_cnpj="31415926000171",
    quantidade=Decimal("12345678901234567890.00000001"),
    constricao_tipo=TipoDeConstricao.JUDICIAL,
    justificativa='Ofício "7"\n',
)
report(lambda: frontier.pos_emissao.criar_bloqueio(pedido))
report(lambda: frontier.onboarding.consultar_cadastro("a/b"))
report(lambda: frontier.pos_emissao.listar_bloqueios())
report(lambda: frontier.pos_emissao.liberar_bloqueio("1", PedidoDeLiberacao(justificativa="x")))

# Requests accept only enumerated values, and neither floats, which may have lost digits, nor texts.
for field, value, kind in (
    ("constricao_tipo", "OUTRA", ValueError),
    ("quantidade", 1000.5, TypeError),
    ("quantidade", "1000.5", TypeError),
):
    setattr(pedido, field, value)
    try:
        frontier.pos_emissao.criar_bloqueio(pedido)
        print(value, "was taken")
    except kind:
        pedido.constricao_tipo = TipoDeConstricao.JUDICIAL
try:
    frontier.operacao.listar_operacoes(tipo=["OUTRO"])
    print("OUTRO was taken")
except ValueError:
    pass
