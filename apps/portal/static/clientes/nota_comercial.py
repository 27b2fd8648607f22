# A jornada da nota comercial, da solicitação à decisão da oferta. No simulador, comece por:
# curl -X POST http://127.0.0.1:4600/_sandbox/seed -H 'Content-Type: application/json' -d '{"journey":"nota-comercial"}'
import os
from datetime import date
from decimal import Decimal

from frontier_cliente import Arquivo, Frontier
from frontier_cliente import emissao as modelos

frontier = Frontier(
    api_key=os.environ.get("API_KEY", "d23f0824-128b-4f33-8c5c-7fd0a6a3a450"),
    secret_key=os.environ.get("SECRET_KEY", "sk_homologacao_8Qv2LmZr5TnW"),
    endereco=os.environ.get("FRONTIER", "http://127.0.0.1:4600"),
)
preco = Decimal("1000.00000001")
nova = modelos.NovaSolicitacao(
    tipo=modelos.TipoDaSolicitacao.NOTA_COMERCIAL,
    numero_da_emissao=Decimal(1),
    numero_da_serie="1",
    data_da_emissao=date(2026, 3, 16),
    data_do_vencimento=date(2028, 3, 16),
    local_da_emissao="São Paulo",
    uf_da_emissao="SP",
    data_limite_integralizacao=date(2026, 3, 20),
    cnpj_do_emissor="04821357000191",
    emissor=modelos.EmissorEnviado(
        cnpj="04821357000191",
        dados_bancarios=modelos.DadosBancariosEnviados(
            codigo_banco="341", agencia="0912", conta="48217", conta_digito="6"
        ),
    ),
    cnpj_do_escriturador="11235813000187",
    investidores=[
        modelos.InvestidorEnviado(
            cpf_cnpj="31415926000171",
            cnpj_do_custodiante="27182818000129",
            preco_unitario=preco,
            quantidade_subscrita=Decimal(5000),
        )
    ],
)

id = frontier.emissao.criar_solicitacao(nova).id
frontier.emissao.adicionar_dados_financeiros(
    id,
    modelos.DadosFinanceirosEnviados(
        custo_da_emissao=Decimal(35000),
        valor_nominal_unitario=Decimal(1000),
        quantidade=Decimal(5000),
        percentual_dos_juros_remuneratorios=Decimal("2.75"),
        percentual_do_indexador=Decimal(100),
        data_de_emissao=date(2026, 3, 16),
        data_de_vencimento=date(2028, 3, 16),
        indexador=modelos.Indexador.CDI,
        tipo_de_indexador=modelos.Indexador.CDI,
        convencao=modelos.Convencao.CONVENCAO_DU_252,
        local_de_pagamento="São Paulo",
        uf_de_pagamento="SP",
        tipo_de_pagamento=modelos.TipoDePagamento.PAGAMENTO_FINAL,
        pro_rata=modelos.ProRata.UTIL,
        tipo_projecao=modelos.TipoProjecao.ANBIMA,
        dia_aniversario=16,
    ),
)
frontier.emissao.adicionar_parcelas(
    id,
    [
        modelos.Parcela(
            data_vencimento=date(2028, 3, 16),
            valor_amortizacao=Decimal(5_000_000),
            valor_juros=Decimal("754000.00000001"),
            valor_total=Decimal("5754000.00000001"),
            is_incorporacao_juros=False,
        )
    ],
)
frontier.emissao.enviar_documento_da_solicitacao(
    id,
    modelos.EnvioDeDocumento(
        arquivo=Arquivo("termo-constitutivo.pdf", b"%PDF-1.7\n", "application/pdf"),
        tipo=modelos.TipoDeDocumento.TERMO_CONSTITUTIVO,
    ),
)

lida = frontier.emissao.consultar_solicitacao(id)
parcela = frontier.emissao.consultar_parcelas(id)[0]
print(f"{lida.status.value}, emissão em {lida.data_da_emissao}")
print(f"preço {lida.investidores[0].preco_unitario}, juros {parcela.valor_juros}")

codigo = frontier.emissao.submeter_solicitacao(id).codigo_instrumento_financeiro
frontier.emissao.criar_oferta_primaria(
    modelos.NovaOfertaPrimaria(
        codigo_instrumento=codigo,
        investidores=[
            modelos.InvestidorDaNovaOferta(
                cpf_cnpj="31415926000171", quantidade=Decimal(5000), preco_unitario=preco
            )
        ],
        tipo_liquidacao=modelos.TipoDeLiquidacao.NUCLEA,
    )
)
ofertas = frontier.emissao.listar_ofertas_primarias(operacao_codigo=codigo)
oferta = ofertas.data[0]
frontier.emissao.aprovar_ou_reprovar_oferta_primaria(
    modelos.AprovacaoDaOfertaPrimaria(
        id=oferta.id,
        acao=modelos.AcaoDeAprovacao.CONFIRMAR,
        tipo_liquidacao=modelos.TipoDeLiquidacao.NUCLEA,
        justificativa="Conferida.",
    )
)
print(f"{oferta.status.value}, preço {oferta.investidores[0].preco_unitario}")
print(f"{ofertas.pagination.total} oferta de {codigo}")
