"""Os erros de uma chamada."""

from __future__ import annotations

from typing import Dict, Type


class ErroDaApi(Exception):
    """A API respondeu com um código de erro. O corpo dos erros não é documentado."""

    def __init__(self, operacao: str, status: int, corpo: str) -> None:
        super().__init__(f"{operacao} respondeu {status}: {corpo[:500]}")
        #: O operationId.
        self.operacao = operacao
        self.status = status
        #: O corpo, como veio.
        self.corpo = corpo


class RequisicaoInvalida(ErroDaApi):
    """400"""


class NaoAutorizado(ErroDaApi):
    """401, depois de um token novo."""


class AcessoProibido(ErroDaApi):
    """403"""


class NaoEncontrado(ErroDaApi):
    """404"""


class ErroInterno(ErroDaApi):
    """500 ou mais: não se sabe se a chamada foi feita."""


class SemResposta(Exception):
    """Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita. A razão está em `__cause__`."""

    def __init__(self, operacao: str) -> None:
        super().__init__(f"{operacao}: sem resposta que se possa ler; consulte antes de repetir")
        #: O operationId.
        self.operacao = operacao


_BY_STATUS: Dict[int, Type[ErroDaApi]] = {
    400: RequisicaoInvalida,
    401: NaoAutorizado,
    403: AcessoProibido,
    404: NaoEncontrado,
}


def criar_erro(operacao: str, status: int, corpo: str) -> ErroDaApi:
    """O erro de um código que não é de sucesso."""
    kind = _BY_STATUS.get(status, ErroInterno if status >= 500 else ErroDaApi)
    return kind(operacao, status, corpo)
