"""O que os serviços têm em comum: números exatos, datas, token, repetições e erros."""

from __future__ import annotations

import dataclasses
import http.client
import json
import random
import threading
import time
import typing
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Callable, Dict, List, Mapping, Optional, Tuple, Type, Union

# Um token é trocado tanto antes de expirar, em segundos.
_MARGIN = 60
_TRANSIENT = (408, 429, 500, 502, 503, 504)
# Segundos: a primeira espera, e a maior que um servidor pode pedir.
_PAUSE = 0.25
_LONGEST_PAUSE = 30


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
    """Não veio resposta, ou não se pôde lê-la: não se sabe se a chamada foi feita."""

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


@dataclass(frozen=True)
class Arquivo:
    """Um arquivo a enviar."""

    nome: str
    conteudo: bytes
    #: O tipo de mídia.
    tipo: str = "application/octet-stream"


def ler_json(texto: str) -> Any:
    """Lê JSON com cada fração em um `Decimal`, sem perder dígitos."""
    return json.loads(texto, parse_float=Decimal)


def escrever_json(valor: Any) -> str:
    """Escreve JSON com cada `Decimal` em um número de mesmos dígitos. Recusa `float`, que já os perdeu."""
    if isinstance(valor, Decimal):
        if not valor.is_finite():
            raise TypeError(f"{valor} não cabe em JSON")
        return format(valor, "f")
    if isinstance(valor, float):
        raise TypeError(f"{valor!r} é float e pode já ter perdido dígitos: use Decimal('…')")
    if isinstance(valor, (list, tuple)):
        return "[" + ",".join(map(escrever_json, valor)) + "]"
    if isinstance(valor, Mapping):
        campos = (f"{json.dumps(nome)}:{escrever_json(campo)}" for nome, campo in valor.items())
        return "{" + ",".join(campos) + "}"
    return json.dumps(valor, ensure_ascii=False)


@lru_cache(maxsize=None)
def _hints(model: type) -> Dict[str, Any]:
    return typing.get_type_hints(model)


def _only(hint: Any) -> Any:
    """`Optional[X]` → `X`."""
    if typing.get_origin(hint) is not Union:
        return hint
    members = [one for one in typing.get_args(hint) if one is not type(None)]
    return members[0] if len(members) == 1 else Any


def _unknown_member(kind: Type[Enum], value: str) -> Any:
    """Um valor que o contrato não conhece: dele se lê `value`, e ele não entra na lista."""
    member = str.__new__(kind, value)  # type: ignore[type-var]
    member._name_ = value  # type: ignore[attr-defined]
    member._value_ = value  # type: ignore[attr-defined]
    return member


def decode(hint: Any, data: Any) -> Any:
    """O que veio em JSON, no tipo do contrato; as listas de valores são abertas."""
    hint = _only(hint)
    if data is None or hint is Any:
        return data
    origin = typing.get_origin(hint)
    if origin is list:
        return [decode(typing.get_args(hint)[0], item) for item in data]
    if origin is dict:
        return {name: decode(typing.get_args(hint)[1], item) for name, item in data.items()}
    if hint is Decimal:
        return Decimal(data)
    if hint is date:
        return date.fromisoformat(data)
    if isinstance(hint, type) and issubclass(hint, Enum):
        try:
            return hint(data)
        except ValueError:
            return _unknown_member(hint, data)
    if not dataclasses.is_dataclass(hint):
        return data
    names: Dict[str, str] = getattr(hint, "_field_map", {})
    hints = _hints(hint)
    known = {names.get(field.name, field.name): field.name for field in dataclasses.fields(hint)}
    if "outrosCampos" in known:
        data = {**data, "outrosCampos": {k: v for k, v in data.items() if k not in known}}
    # Um campo obrigatório que não veio fica em None, em vez de custar o resto da resposta.
    fields = {field: decode(hints[field], data.get(name)) for name, field in known.items()}
    return hint(**fields)


def encode(value: Any) -> Any:
    """O inverso de `decode`; as listas de valores são fechadas."""
    if dataclasses.is_dataclass(value) and not isinstance(value, (type, Arquivo)):
        names: Dict[str, str] = getattr(type(value), "_field_map", {})
        hints = _hints(type(value))
        out: Dict[str, Any] = {}
        for field in dataclasses.fields(value):
            item = getattr(value, field.name)
            hint = _only(hints[field.name])
            if isinstance(hint, type) and issubclass(hint, Enum) and item is not None:
                item = item if isinstance(item, hint) else hint(item)
            if hint is Decimal and isinstance(item, str):
                raise TypeError(f"{field.name}: {item!r} é texto: use Decimal('{item}')")
            if item is not None:
                out[names.get(field.name, field.name)] = encode(item)
        out.update(out.pop("outrosCampos", {}))
        return out
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        raise TypeError(f"{value!r} tem hora: use date")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, (list, tuple)):
        return [encode(item) for item in value]
    if isinstance(value, dict):
        return {name: encode(item) for name, item in value.items()}
    return value


def encode_value(kind: Type[Enum], value: Any) -> Any:
    """Um valor de uma lista fechada, ou vários."""
    if value is None:
        return None
    if isinstance(value, (list, tuple)):
        return [encode_value(kind, item) for item in value]
    return encode(value if isinstance(value, kind) else kind(value))


def build_path(path: str, values: Mapping[str, Any]) -> str:
    for name, value in values.items():
        if value is None or value == "":
            raise TypeError(f"falta {name}")
        path = path.replace("{" + name + "}", urllib.parse.quote(str(encode(value)), safe=""))
    return path


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """Um token não segue um redirecionamento a outro endereço."""

    def redirect_request(self, *_: Any) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirects)


class Token:
    """O token de uma conta, para todos os serviços."""

    def __init__(self, generate: Callable[[], Any]) -> None:
        self._generate = generate
        self._lock = threading.Lock()
        self._text: Optional[str] = None
        self._until = 0.0

    def read(self, refused: Optional[str] = None) -> str:
        """O token; outro, depois que `refused` foi recusado com 401 ou um minuto antes de expirar."""
        with self._lock:
            if self._text is None or self._text == refused or time.time() >= self._until:
                given = self._generate()
                if not given.access_token:
                    raise RuntimeError("a autenticação respondeu sem accessToken")
                self._text = given.access_token
                until = _read_instant(given.expires_at) - _MARGIN
                # Um que já chega expirado é de um relógio que difere do nosso, como o do simulador.
                self._until = until if until > time.time() else float("inf")
            return typing.cast(str, self._text)


def _read_instant(text: Optional[str]) -> float:
    try:
        return datetime.fromisoformat((text or "").replace("Z", "+00:00")).timestamp()
    except ValueError:
        return 0.0


def conferir_endereco(endereco: Union[str, Mapping[str, str], None], nomes: Tuple[str, ...]) -> None:
    """Um nome errado deixaria as chamadas irem ao endereço do contrato."""
    for nome in () if isinstance(endereco, str) else endereco or ():
        if nome not in nomes:
            raise TypeError(f"endereco: não há o serviço {nome}; há {', '.join(nomes)}")


def ler_endereco(endereco: Union[str, Mapping[str, str], None], nome: str, padrao: str) -> str:
    if isinstance(endereco, str):
        return endereco
    return (endereco or {}).get(nome, padrao)


class Servico:
    """As chamadas de um serviço."""

    def __init__(self, endereco: str, limite: float, repeticoes: int, token: Optional[Token]) -> None:
        self._address = endereco.rstrip("/")
        self._limit = limite
        self._retries = repeticoes
        self._token = token

    def _call(
        self,
        operation: str,
        method: str,
        path: str,
        security: bool = False,
        places: Mapping[str, Any] = MappingProxyType({}),
        query: Mapping[str, Any] = MappingProxyType({}),
        body: Any = None,
        form: Any = None,
        answer: Any = None,
    ) -> Any:
        """Faz uma chamada do contrato; a resposta vem no tipo `answer`."""
        given = {name: _write_query(encode(value)) for name, value in query.items() if value is not None}
        url = self._address + build_path(path, places)
        if given:
            url += "?" + urllib.parse.urlencode(given, doseq=True)
        headers = {"Accept": "application/json"}
        content: Optional[bytes] = None
        if form is not None:
            content, headers["Content-Type"] = _write_form(encode(form))
        elif body is not None:
            content = escrever_json(encode(body)).encode("utf-8")
            headers["Content-Type"] = "application/json"
        text = self._send(operation, method, url, headers, content, self._token if security else None)
        try:
            return decode(answer, ler_json(text)) if text and answer else None
        except (ArithmeticError, AttributeError, TypeError, ValueError) as fault:
            raise SemResposta(operation) from fault

    def _send(
        self,
        operation: str,
        method: str,
        url: str,
        headers: Dict[str, str],
        content: Optional[bytes],
        token: Optional[Token],
    ) -> str:
        bearer = token.read() if token else None
        renewed = False
        left = self._retries if method == "GET" else 0
        attempt = 0
        while True:
            if bearer is not None:
                headers["Authorization"] = "Bearer " + bearer
            request = urllib.request.Request(url, content, headers, method=method)
            try:
                status, text, retry_after = _exchange(request, self._limit)
            except (OSError, http.client.HTTPException, UnicodeDecodeError) as fault:
                if left <= 0:
                    raise SemResposta(operation) from fault
                left -= 1
                _pause(attempt, None)
                attempt += 1
                continue
            if 200 <= status < 300:
                return text
            if status == 401 and token is not None and not renewed:
                renewed = True
                bearer = token.read(bearer)
                continue
            if left > 0 and status in _TRANSIENT:
                left -= 1
                _pause(attempt, retry_after)
                attempt += 1
                continue
            raise _BY_STATUS.get(status, ErroInterno if status >= 500 else ErroDaApi)(
                operation, status, text
            )


def _exchange(request: urllib.request.Request, limit: float) -> Tuple[int, str, Optional[str]]:
    try:
        with _opener.open(request, timeout=limit) as answer:
            return answer.status, answer.read().decode("utf-8"), None
    except urllib.error.HTTPError as refused:
        with refused:
            text = refused.read().decode("utf-8", "replace")
            return refused.code, text, refused.headers.get("Retry-After")


def _write_query(value: Any) -> Any:
    if isinstance(value, list):
        return [_write_query(item) for item in value]
    if isinstance(value, bool):
        return "true" if value else "false"
    return format(value, "f") if isinstance(value, Decimal) else str(value)


def _write_form(fields: Mapping[str, Any]) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in fields.items():
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_quote(name)}"'
        if isinstance(value, Arquivo):
            head += f'; filename="{_quote(value.nome)}"\r\nContent-Type: {value.tipo}'
            content = value.conteudo
        else:
            content = str(_write_query(value)).encode("utf-8")
        parts += [head.encode("utf-8"), b"\r\n\r\n", content, b"\r\n"]
    parts.append(f"--{boundary}--\r\n".encode("ascii"))
    return b"".join(parts), "multipart/form-data; boundary=" + boundary


def _quote(text: str) -> str:
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def _pause(attempt: int, retry_after: Optional[str]) -> None:
    if retry_after is not None and retry_after.isdigit():
        time.sleep(min(int(retry_after), _LONGEST_PAUSE))
        return
    time.sleep(_PAUSE * 2**attempt * random.uniform(0.5, 1))
