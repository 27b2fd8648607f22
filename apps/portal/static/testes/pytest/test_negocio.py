from decimal import Decimal

import pytest

# Mais dígitos do que um float guarda: o número vai como texto e volta como Decimal.
PRECO = Decimal("1234567890.12345678")
NEGOCIO = f"""{{
  "operacaoCodigo": "LNC000417",
  "quantidade": 500,
  "precoUnitario": {PRECO},
  "tipoLiquidacao": "NUCLEA",
  "investidorOrigem": {{ "cpfCnpj": "31415926000171", "custodianteCnpj": "27182818000129" }},
  "investidorDestino": {{ "cpfCnpj": "04172538690", "custodianteCnpj": "27182818000129" }}
}}"""


@pytest.fixture(scope="module")
def inicio(sandbox_iniciado):
    """A história é percorrida uma vez, e o estado em que ela deixa o simulador é guardado."""
    lugar = {"journey": "compra-e-venda", "step": 2}
    token = sandbox_iniciado.controlar("POST seed", lugar)["accessToken"]
    return token, sandbox_iniciado.guardar_estado()


@pytest.fixture
def token(sandbox, inicio):
    token, estado = inicio
    sandbox.abrir_estado(estado)
    return token


def pedir(sandbox, token):
    codigo, _ = sandbox.chamar("POST", "/api/v1/compras-vendas", NEGOCIO, token)
    return codigo


def listar(sandbox, token):
    caminho = "/api/v1/movimentacoes?tipo=COMPRA_VENDA&operacaoCodigo=LNC000417"
    return sandbox.chamar("GET", caminho, token=token)


def precos(sandbox, token):
    _, pagina = listar(sandbox, token)
    return [movimentacao["dados"]["precoUnitario"] for movimentacao in pagina["data"]]


def registrar_negocio(sandbox, token):
    """O código que se testa: depois de um 500, consulta antes de repetir."""
    if pedir(sandbox, token) == 201:
        return "registrado"
    if PRECO in precos(sandbox, token):
        return "já estava registrado"
    codigo = pedir(sandbox, token)
    return "registrado na segunda vez" if codigo == 201 else f"falhou com {codigo}"


def test_o_preco_volta_com_todos_os_digitos(sandbox, token):
    assert registrar_negocio(sandbox, token) == "registrado"
    assert precos(sandbox, token) == [PRECO]


def test_um_500_depois_de_gravar_nao_registra_o_negocio_duas_vezes(sandbox, token):
    falha = {"operation": "solicitarCompraEVenda", "kind": "500", "afterWork": True}
    sandbox.controlar("POST fail", falha)
    assert registrar_negocio(sandbox, token) == "já estava registrado"
    assert precos(sandbox, token) == [PRECO]


def test_um_500_antes_de_gravar_e_repetido(sandbox, token):
    sandbox.controlar("POST fail", {"operation": "solicitarCompraEVenda", "kind": "500"})
    assert registrar_negocio(sandbox, token) == "registrado na segunda vez"
    assert precos(sandbox, token) == [PRECO]


def test_o_token_vence_com_o_relogio(sandbox, token):
    assert listar(sandbox, token)[0] == 200
    sandbox.controlar("PUT clock", {"advance": 3600})
    assert listar(sandbox, token)[0] == 401


def test_uma_operacao_suspensa_aparece_como_suspensa(sandbox, token):
    sandbox.controlar("POST state", {"id": "LNC000417", "suspended": True})
    _, pagina = sandbox.chamar("GET", "/api/v1/operacoes?operacaoCodigo=LNC000417", token=token)
    assert [operacao["suspenso"] for operacao in pagina["data"]] == [True]
