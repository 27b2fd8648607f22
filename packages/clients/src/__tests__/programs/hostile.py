import copy
import json
import os
import pickle
import threading
from datetime import datetime
from decimal import Decimal

from frontier_cliente import Arquivo, ErroDaApi, Frontier, SemResposta, ler_json
from frontier_cliente.emissao import EnvioDeDocumento
from frontier_cliente.pos_emissao import PedidoDeBloqueio, PedidoDeLiberacao, TipoDeConstricao

ENDERECO = os.environ["FRONTIER_HOSTIL"]
tentativas = []


def registrar(tentativa):
    tentativas.append(tentativa)
    raise RuntimeError("the log is full")


frontier = Frontier("conta", "segredo", ENDERECO, registrar=registrar)


def report(name, call):
    try:
        print(name, call())
    except TypeError:
        print(name, "recusa")
    except SemResposta as fault:
        fault = copied(fault)
        token = " do token" if fault.operacao == "gerarTokenDeAcesso" else ""
        advice = " consulte" if "; consulte" in str(fault) else ""
        got = (" com cabeçalhos" if fault.cabecalhos else "") + (" e corpo" if fault.corpo else "")
        print(name, "SemResposta" + got + token + advice)
    except ErroDaApi as fault:
        fault = copied(fault)
        print(name, fault.status, fault.segundos_de_espera, fault.cabecalhos.get("set-cookie"))


def copied(value):
    """The value as another process gets it."""
    return pickle.loads(pickle.dumps(value))


# Undocumented fields are kept, and a value of another type is no error.
lida = frontier.emissao.consultar_solicitacao("datas")
fora = lida.fora_do_contrato
emissor = lida.emissor
print(lida.id, fora["dataDaEmissao"], fora["dataLimiteIntegralizacao"], f'"{fora["dataDoVencimento"]}"', fora["novo"], fora["tipo"], emissor.status.value, emissor.fora_do_contrato["extra"])
for same in (copied(lida), copy.copy(lida), copy.deepcopy(lida)):
    if same != lida or type(same.emissor.status) is not type(emissor.status):
        print("a copy differs:", same)
if lida.data_da_emissao is not None or lida.data_do_vencimento is not None:
    print("a date was guessed")

rapido = frontier.com(limite=0.7, repeticoes=0)
for id in ("vazia", "nula", "lista", "texto", "quebra", "cortada", "profunda", "para", "corpo", "cabecalhos"):
    report(id, lambda: rapido.emissao.consultar_solicitacao(id))


def count():
    tentativas.clear()
    frontier.emissao.consultar_solicitacao("ocupada")
    return " ".join(f"{one.numero}:{one.status}" for one in tentativas)


report("ocupada", count)
for id in ("enorme", "demora", "data"):
    report(id, lambda: frontier.emissao.consultar_solicitacao(id))
report("gravação", lambda: frontier.pos_emissao.liberar_bloqueio("1", PedidoDeLiberacao("x")))
ultima = tentativas[-1]
print(ultima.numero, ultima.segundos_de_espera, ultima.cabecalhos["set-cookie"])
report("muda", lambda: frontier.pos_emissao.liberar_bloqueio("muda", PedidoDeLiberacao("x")))
cancelar = threading.Event()
cancelavel = frontier.com(cancelar=cancelar)
threading.Timer(0.1, cancelar.set).start()
report("cancelada", lambda: cancelavel.emissao.consultar_solicitacao("para"))
report("antes", lambda: cancelavel.pos_emissao.liberar_bloqueio("antes", PedidoDeLiberacao("x")))
with frontier._token._lock:  # Another call waits for the token.
    try:
        cancelavel.emissao.consultar_solicitacao("certa")
    except SemResposta as fault:
        if "cancelada" not in str(fault.__cause__):
            print("a cancelled call waits for the token")
for token in ("quebrado", "mudo"):
    outro = Frontier("conta", "segredo", f"{ENDERECO}/{token}", repeticoes=0)
    report(token, lambda: outro.emissao.consultar_solicitacao("certa"))


def sizes(codigo):
    pages = frontier.pos_emissao.listar_bloqueios_em_paginas(operacao_codigo=codigo, pagesize=2)
    return " ".join(str(len(page.dados or [])) for page in pages)


for codigo in ("certa", "repete", "recusa", "falta", "ignora", "nenhuma"):
    report(codigo, lambda: sizes(codigo))

for id in (".", "..", "", "\ud83d"):
    report(json.dumps(id), lambda: frontier.emissao.consultar_solicitacao(id))
report("[]", lambda: frontier.operacao.listar_operacoes(operacao_codigo=[]))


def is_taken(endereco):
    try:
        return Frontier("conta", "segredo", endereco)
    except TypeError as fault:
        if not str(fault).startswith("endereco: use"):
            raise


print(*filter(is_taken, os.environ["ADDRESSES"].split(" ")))

pedido = PedidoDeBloqueio("LNC000417", "31415926000171", Decimal(1), TipoDeConstricao.JUDICIAL, "x")
guesses = [
    lambda: frontier.onboarding.listar_investidores(),
    lambda: frontier.onboarding.listar_investidores(page=None, page_size=Decimal(1)),
    lambda: frontier.operacao.listar_operacoes(pagesize=1),
    lambda: frontier.operacao.listar_operacoes(data_emissao=datetime.now()),
    lambda: frontier.operacao.listar_operacoes(data_emissao="16/03/2026"),
    lambda: frontier.operacao.listar_operacoes(operacao_codigo="LNC000417"),
    lambda: frontier.pos_emissao.criar_bloqueio(None),
    lambda: frontier.pos_emissao.criar_bloqueio({"justificativa": "x", "justificativas": "y"}),
    lambda: frontier.pos_emissao.criar_bloqueio([pedido]),
    lambda: frontier.pos_emissao.conciliar_posicoes({1: "x"}),
    *(
        lambda id=id: frontier.emissao.consultar_solicitacao(id)
        for id in (None, datetime.now(), {}, 0.5)
    ),
    *(
        lambda arquivo=arquivo: frontier.emissao.enviar_documento_da_solicitacao(
            "certa", EnvioDeDocumento(arquivo=arquivo, tipo="TermoConstitutivo")
        )
        for arquivo in (b"%PDF", "termo.pdf", 5, open, None, Arquivo("\udce7.pdf", b"%PDF"))
    ),
    lambda: list(frontier.pos_emissao.listar_bloqueios_em_paginas(page="x")),
    lambda: ler_json(None),
    lambda: Arquivo("", b"%PDF"),
    lambda: Arquivo("termo.pdf", b"%PDF", ""),
    lambda: Arquivo("termo.pdf", b"%PDF", "a/b\r\nx: y"),
]
for index, call in enumerate(guesses):
    try:
        print(index, "gives", call())
    except TypeError:
        pass

wrong = [
    *({"endereco": one} for one in (5, {"emissao": None}, {"posEmissao": "http://x"})),
    *({"limite": one} for one in (-1, 0, float("nan"), float("inf"), 2**31, "5", None, True)),
    *({"repeticoes": one} for one in (-1, 0.5, "2", None)),
    {"api_key": ""},
    {"secret_key": None},
    {"registrar": "x"},
    {"timeout": 5},
]
for options in wrong:
    try:
        Frontier(**{"api_key": "conta", "secret_key": "segredo", "endereco": ENDERECO, **options})
        print(options, "was taken")
    except TypeError:
        pass
