"""Inicia o comando frontier-sandbox, que deve estar no PATH, em uma porta livre e o controla."""

import json
import re
import subprocess
import urllib.error
import urllib.request
from decimal import Decimal

import pytest


class Sandbox:
    def __init__(self, *opcoes):
        comando = ["frontier-sandbox", "--port", "0", *opcoes]
        self.processo = subprocess.Popen(comando, stdout=subprocess.PIPE, text=True)
        # O comando escolhe a porta, e imprime o endereço quando já atende.
        endereco = re.search(r"http://\S+", self.processo.stdout.readline())
        if endereco is None:
            raise RuntimeError(f"frontier-sandbox saiu com {self.processo.wait()}")
        self.endereco = endereco[0]
        if self.chamar("GET", "/health")[0] != 200:
            raise RuntimeError("/health não respondeu 200")

    def chamar(self, metodo, caminho, corpo=None, token=None):
        """Devolve o código e o corpo, com os números em Decimal. `corpo` é texto, ou o que json.dumps escreve."""
        cabecalhos = {"Content-Type": "application/json"} if corpo is not None else {}
        if token is not None:
            cabecalhos["Authorization"] = f"Bearer {token}"
        if corpo is not None and not isinstance(corpo, str):
            corpo = json.dumps(corpo)
        dados = corpo.encode() if corpo is not None else None
        codigo, texto = self._enviar(metodo, caminho, dados, cabecalhos)
        return codigo, json.loads(texto, parse_float=Decimal) if texto else None

    def controlar(self, chamada, corpo=None):
        """Uma chamada sob /_sandbox/, como controlar("POST seed", {"journey": "bloqueios"})."""
        metodo, nome = chamada.split()
        codigo, resposta = self.chamar(metodo, f"/_sandbox/{nome}", corpo)
        if codigo >= 300:
            raise RuntimeError(f"{chamada} respondeu {codigo}: {resposta}")
        return resposta

    def guardar_estado(self):
        """Os bytes do estado inteiro, que você também pode guardar em um arquivo e editar."""
        return self._enviar("GET", "/_sandbox/state")[1]

    def abrir_estado(self, estado):
        """Troca o estado inteiro pelo de guardar_estado."""
        codigo, resposta = self._enviar("PUT", "/_sandbox/state", estado)
        if codigo >= 300:
            raise RuntimeError(f"PUT state respondeu {codigo}: {resposta.decode()}")

    def _enviar(self, metodo, caminho, dados=None, cabecalhos=None):
        pedido = urllib.request.Request(
            self.endereco + caminho, dados, cabecalhos or {}, method=metodo
        )
        try:
            with urllib.request.urlopen(pedido) as resposta:
                return resposta.status, resposta.read()
        except urllib.error.HTTPError as erro:
            return erro.code, erro.read()

    def encerrar(self):
        self.processo.terminate()
        self.processo.wait()
        self.processo.stdout.close()


@pytest.fixture(scope="session")
def sandbox_iniciado():
    # Com pytest-xdist, cada processo tem a sua sessão, e o seu simulador.
    sandbox = Sandbox()
    yield sandbox
    sandbox.encerrar()


@pytest.fixture
def sandbox(sandbox_iniciado):
    sandbox_iniciado.controlar("POST reset")
    return sandbox_iniciado
