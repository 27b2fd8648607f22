"""Os erros de uma chamada."""

from __future__ import annotations

from typing import Dict, Optional, Type


class ErroDaApi(Exception):
    """A API respondeu com um código de erro. O corpo dos erros não é documentado."""

    def __init__(
        self,
        operacao: str,
        status: int,
        corpo: str,
        cabecalhos: Dict[str, str],
        segundos_de_espera: Optional[int] = None,
    ) -> None:
        # Todos os valores, porque pickle refaz o erro a partir deles.
        super().__init__(operacao, status, corpo, cabecalhos, segundos_de_espera)
        #: O operationId.
        self.operacao = operacao
        self.status = status
        #: O corpo, sem alteração.
        self.corpo = corpo
        #: Os cabeçalhos da resposta, por nome em minúsculas.
        self.cabecalhos = cabecalhos
        #: Quantos segundos o servidor pede que se espere (Retry-After), se pede.
        self.segundos_de_espera = segundos_de_espera

    def __str__(self) -> str:
        return f"{self.operacao} respondeu {self.status}: {self.corpo[:500]}"


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

    def __init__(
        self, operacao: str, grava: bool = False, cabecalhos: Optional[Dict[str, str]] = None, corpo: str = ""
    ) -> None:
        super().__init__(operacao, grava, cabecalhos, corpo)
        #: O operationId.
        self.operacao = operacao
        #: Os cabeçalhos da resposta que não se pôde ler, e o corpo dela.
        self.cabecalhos = cabecalhos or {}
        self.corpo = corpo
        self._advice = "; consulte antes de repetir" if grava else ""

    def __str__(self) -> str:
        reason = f" ({self.__cause__!r})" if self.__cause__ else ""
        return f"{self.operacao}: sem resposta que se possa ler{reason}{self._advice}"


_BY_STATUS: Dict[int, Type[ErroDaApi]] = {
    400: RequisicaoInvalida,
    401: NaoAutorizado,
    403: AcessoProibido,
    404: NaoEncontrado,
}


def classe_do_erro(status: int) -> Type[ErroDaApi]:
    """A classe de um código que não é de sucesso."""
    return _BY_STATUS.get(status, ErroInterno if status >= 500 else ErroDaApi)
