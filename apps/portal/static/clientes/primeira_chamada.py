import os
from decimal import Decimal

from frontier_cliente import Frontier, RequisicaoInvalida
from frontier_cliente.pos_emissao import PedidoDeLiquidacaoExtraordinaria, TipoDeLiquidacao

frontier = Frontier(
    api_key=os.environ["API_KEY"],
    secret_key=os.environ["SECRET_KEY"],
    endereco="http://127.0.0.1:4600",
)

operacoes = frontier.operacao.listar_operacoes().data or []
print(f"{len(operacoes)} operações")

try:
    frontier.pos_emissao.liquidar_evento_extraordinario(
        PedidoDeLiquidacaoExtraordinaria(
            operacao_codigo="LNC000417",
            valor_pagamento=Decimal("1000.00000001"),
            tipo_liquidacao=TipoDeLiquidacao.NUCLEA,
            valor_juros=Decimal("10.5"),
            valor_premio=Decimal(0),
        )
    )
except RequisicaoInvalida as erro:
    print(f"{erro.operacao}: {erro.status}")
