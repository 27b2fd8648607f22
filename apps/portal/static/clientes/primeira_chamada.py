import os
from decimal import Decimal

from frontier_cliente import Frontier, RequisicaoInvalida
from frontier_cliente.pos_emissao import PedidoDeLiquidacaoExtraordinaria, TipoDeLiquidacao

frontier = Frontier(
    api_key=os.environ.get("API_KEY", "d23f0824-128b-4f33-8c5c-7fd0a6a3a450"),
    secret_key=os.environ.get("SECRET_KEY", "sk_homologacao_8Qv2LmZr5TnW"),
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
