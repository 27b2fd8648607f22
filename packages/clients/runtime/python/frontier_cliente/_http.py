"""Uma tentativa, com um prazo para conexão, cabeçalhos e corpo."""

from __future__ import annotations

import contextlib
import http.client
import math
import re
import socket
import threading
import time
import typing
import urllib.request
from email.utils import parsedate_to_datetime
from typing import Any, Callable, Dict, List, NamedTuple, Optional, Union

# Segundos entre duas perguntas se a chamada foi cancelada.
_STEP = 0.05
# Bytes de uma resposta. Uma maior encheria a memória.
_LONGEST_ANSWER = 8 << 20


class RespostaLonga(Exception):
    """A resposta tem bytes demais; repetida, seria a mesma."""


class Resposta(NamedTuple):
    status: int
    texto: str
    #: Por nome em minúsculas.
    cabecalhos: Dict[str, str]

    @property
    def segundos_de_espera(self) -> Optional[int]:
        """O que Retry-After pede. Uma data se conta a partir da hora do servidor, que pode não ser a nossa."""
        asked = self.cabecalhos.get("retry-after", "").strip()
        digits = re.match(r"[0-9]+(?=\s*,|$)", asked)
        if digits:
            return int(digits[0][:18])
        until = _read_date(asked)
        if until is None:
            return None
        seconds = math.ceil(until - (_read_date(self.cabecalhos.get("date", "")) or time.time()))
        return seconds if seconds >= 0 else None


def _read_date(text: str) -> Optional[float]:
    """O instante de uma data de HTTP na forma de hoje (RFC 9110, 5.6.7)."""
    try:
        is_date = re.fullmatch(r"\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT", text)
        return parsedate_to_datetime(text).timestamp() if is_date else None
    except (OverflowError, TypeError, ValueError):
        return None


class _Final(http.client.HTTPResponse):
    def begin(self) -> None:
        super().begin()
        # Uma resposta provisória, como 103, vem antes da definitiva; depois de 101 não há outra.
        while 101 < self.status < 200:
            self.headers = None  # type: ignore[assignment]
            super().begin()


class _Kept(urllib.request.AbstractHTTPHandler):
    """Guarda a conexão no pedido, para que o prazo a feche."""

    def do_open(self, http_class: Any, req: Any, **options: Any) -> Any:
        def connect(host: str, **given: Any) -> http.client.HTTPConnection:
            req.connection = http_class(host, **given)
            req.connection.response_class = _Final
            return typing.cast(http.client.HTTPConnection, req.connection)

        return super().do_open(connect, req, **options)


class _Http(_Kept, urllib.request.HTTPHandler):
    pass


class _Https(_Kept, urllib.request.HTTPSHandler):
    pass


class _AnyStatus(urllib.request.HTTPErrorProcessor):
    """Um código de erro é uma resposta, e um token não segue um redirecionamento a outro endereço."""

    def http_response(self, request: Any, response: Any) -> Any:
        return response

    https_response = http_response


_opener = urllib.request.build_opener(_Http, _Https, _AnyStatus)


def trocar(request: Any, limite: float, cancelar: Optional[threading.Event]) -> Resposta:
    """
    Faz uma tentativa. Em outra thread, porque `urllib` só limita cada leitura, e um servidor que pinga a resposta
    byte a byte prenderia a chamada.
    """
    if cancelar is not None and cancelar.is_set():
        raise TimeoutError("a chamada foi cancelada")
    end = time.monotonic() + limite
    over = threading.Event()
    done = threading.Event()
    result: List[Union[Resposta, Exception]] = []

    def run() -> None:
        try:
            result.append(_exchange(request, limite, over))
        except Exception as fault:
            result.append(fault)
        finally:
            done.set()

    threading.Thread(target=run, daemon=True).start()
    try:
        esperar(done.wait, end, cancelar)
    finally:
        over.set()
        if not done.is_set():
            # Pode não haver conexão, ou já estar fechada.
            with contextlib.suppress(AttributeError, OSError):
                request.connection.sock.shutdown(socket.SHUT_RDWR)
    if isinstance(result[0], Exception):
        raise result[0]
    return result[0]


def esperar(wait: Callable[[float], bool], end: float, cancelar: Optional[threading.Event]) -> None:
    """Espera até o instante `end`; `wait` espera os segundos que recebe e diz se já basta."""
    while True:
        if cancelar is not None and cancelar.is_set():
            raise TimeoutError("a chamada foi cancelada")
        left = end - time.monotonic()
        if left <= 0:
            raise TimeoutError("o limite de uma tentativa passou")
        if wait(left if cancelar is None else min(left, _STEP)):
            return


def _exchange(request: Any, limite: float, over: threading.Event) -> Resposta:
    with _opener.open(request, timeout=limite) as response:
        content = bytearray()
        while True:
            part = response.read1(1 << 16)
            if over.is_set() or not part:
                break
            content += part
            if len(content) > _LONGEST_ANSWER:
                raise RespostaLonga(f"a resposta tem mais de {_LONGEST_ANSWER} bytes")
        if response.length:
            raise http.client.IncompleteRead(b"", response.length)
        cabecalhos = {name.lower(): ", ".join(response.headers.get_all(name)) for name in response.headers}
        return Resposta(response.status, content.decode("utf-8-sig", "replace"), cabecalhos)
