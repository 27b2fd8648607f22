"""O que os serviços têm em comum: opções, token, repetições, páginas e o que uma chamada leva."""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import random
import re
import threading
import time
import typing
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Set, Tuple, TypeVar, Union

from ._erros import NaoEncontrado, RequisicaoInvalida, SemResposta, classe_do_erro
from ._http import Resposta, RespostaLonga, esperar, trocar
from ._json import Arquivo, decode, encode, escrever_decimal, escrever_json, ler_json

# Um token é trocado tanto antes de expirar, em segundos.
_MARGIN = 60
_TRANSIENT = (408, 429, 500, 502, 503, 504)
# Segundos: a primeira espera, a maior que um servidor pode pedir, e o maior limite que todo sistema aceita.
_PAUSE = 0.25
_LONGEST_PAUSE = 30
_LONGEST_LIMIT = 2_147_483
_LABEL = r"[a-z\d]+(?:-+[a-z\d]+)*"
_BYTE = r"(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)"
_HOST = rf"(?:(?:{_LABEL}\.)*(?!\d){_LABEL}|(?:{_BYTE}\.){{3}}{_BYTE}|\[[\da-f:]+\])"
_PORT = r"(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])"
# Um segmento `..` mudaria o caminho das chamadas.
_SEGMENT = r"/(?!(?:\.|%2e){1,2}(?:/|$))(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})*"
# Só o que todo cliente HTTP entende do mesmo jeito.
_ADDRESS = re.compile(rf"https?://{_HOST}(?::{_PORT})?(?:{_SEGMENT})*", re.ASCII | re.IGNORECASE)

Endereco = Union[str, Mapping[str, str], None]
#: O tipo do contrato e o valor de um parâmetro, pelo nome em JSON.
Valores = Mapping[str, Tuple[Any, Any]]
Proprio = TypeVar("Proprio", bound="Cliente")


@dataclass(frozen=True)
class Tentativa:
    """Uma tentativa de uma chamada, sem corpos nem token. O endereço pode ter dados pessoais, como um CPF."""

    #: O operationId.
    operacao: str
    metodo: str
    endereco: str
    #: 1 é a primeira.
    numero: int
    segundos: float
    #: O código da resposta, se veio uma inteira.
    status: Optional[int] = None
    #: Por que não veio.
    falha: Optional[Exception] = None
    #: Os cabeçalhos da resposta, por nome em minúsculas.
    cabecalhos: Dict[str, str] = dataclasses.field(default_factory=dict)
    #: Quantos segundos o servidor pede que se espere (Retry-After), se pede.
    segundos_de_espera: Optional[int] = None


@dataclass(frozen=True)
class Opcoes:
    """Como um cliente chama as APIs."""

    api_key: str
    secret_key: str
    endereco: Endereco
    limite: float
    repeticoes: int
    registrar: Optional[Callable[[Tentativa], None]]
    cancelar: Optional[threading.Event] = None

    def conferir(self, nomes: Tuple[str, ...]) -> None:
        """Com uma opção errada, as chamadas iriam a outro endereço ou nunca seriam enviadas."""
        given = self.endereco
        addresses = list(given.values()) if isinstance(given, Mapping) else [given]
        is_known = not isinstance(given, Mapping) or all(nome in nomes for nome in given)
        limit_fits = isinstance(self.limite, (int, float)) and 0 < self.limite <= _LONGEST_LIMIT
        has_retries = isinstance(self.repeticoes, int) and self.repeticoes >= 0
        rules = {
            "api_key: use um texto": _is_filled(self.api_key),
            "secret_key: use um texto": _is_filled(self.secret_key),
            "endereco: use um endereço como https://servidor/caminho, sem usuário, consulta ou fragmento, ou um para cada serviço: "
            + ", ".join(nomes): given is None or (is_known and all(map(_is_address, addresses))),
            f"limite: use segundos, mais de 0 e até {_LONGEST_LIMIT}": limit_fits
            and not isinstance(self.limite, bool),
            "repeticoes: use um inteiro a partir de 0": has_retries and not isinstance(self.repeticoes, bool),
            "registrar: use uma função": self.registrar is None or callable(self.registrar),
            "cancelar: use um threading.Event": self.cancelar is None or hasattr(self.cancelar, "is_set"),
        }
        for message, holds in rules.items():
            if not holds:
                raise TypeError(message)


def _is_filled(value: Any) -> bool:
    return isinstance(value, str) and value != ""


def _is_address(value: Any) -> bool:
    return isinstance(value, str) and _ADDRESS.fullmatch(value) is not None


class Token:
    """O token de uma conta, para todos os serviços."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._text: Optional[str] = None
        self._until = 0.0

    def read(self, generate: Callable[[], Any], opcoes: Opcoes, refused: Optional[str] = None) -> str:
        """O token; outro, depois que `refused` foi recusado com 401 ou um minuto antes de expirar."""
        end = time.monotonic() + opcoes.limite
        try:
            esperar(lambda seconds: self._lock.acquire(timeout=seconds), end, opcoes.cancelar)
        except TimeoutError as late:
            raise SemResposta("gerarTokenDeAcesso") from late
        try:
            if self._text is None or self._text == refused or time.time() >= self._until:
                given = generate()
                if not given.access_token:
                    fault = ValueError("a autenticação respondeu sem accessToken")
                    raise SemResposta("gerarTokenDeAcesso") from fault
                self._text = given.access_token
                until = _read_instant(given.expires_at) - _MARGIN
                # Um que já chega expirado é de um relógio que difere do nosso, como o do simulador.
                self._until = until if until > time.time() else float("inf")
            return typing.cast(str, self._text)
        finally:
            self._lock.release()


def _read_instant(text: Optional[str]) -> float:
    try:
        return datetime.fromisoformat((text or "").replace("Z", "+00:00")).timestamp()
    except (OSError, OverflowError, ValueError):
        return 0.0


class Cliente:
    """O que um cliente de todos os serviços tem além deles."""

    def __init__(
        self,
        api_key: str,
        secret_key: str,
        endereco: Endereco = None,
        limite: float = 30,
        repeticoes: int = 2,
        registrar: Optional[Callable[[Tentativa], None]] = None,
    ) -> None:
        """
        `endereco` é um para todos os serviços, como o do simulador, ou um para cada; sem ele, valem os dos contratos.
        `limite` são os segundos de uma tentativa inteira: conexão, cabeçalhos e corpo. `repeticoes` é quantas vezes um
        GET que falhou é repetido; nenhuma outra chamada é repetida. `registrar` recebe cada tentativa, depois que ela
        termina; uma falha dele não muda a chamada.
        """
        self._token = Token()
        self._comecar(Opcoes(api_key, secret_key, endereco, limite, repeticoes, registrar))

    def com(
        self: Proprio,
        limite: Optional[float] = None,
        repeticoes: Optional[int] = None,
        cancelar: Optional[threading.Event] = None,
    ) -> Proprio:
        """Um cliente com o mesmo token, que chama de outro jeito: `frontier.com(limite=5).operacao…`

        `cancelar.set()`, de outra thread, termina a chamada em `SemResposta`.
        """
        given: Dict[str, Any] = {"limite": limite, "repeticoes": repeticoes, "cancelar": cancelar}
        given = {name: one for name, one in given.items() if one is not None}
        changed = copy.copy(self)
        changed._comecar(dataclasses.replace(self._opcoes, **given))
        return changed

    def _comecar(self, opcoes: Opcoes) -> None:
        self._opcoes = opcoes
        opcoes.conferir(self._servicos())

    def _servicos(self) -> Tuple[str, ...]:
        """Cria os serviços, e dá os seus nomes."""
        raise NotImplementedError

    def _gerar(self) -> Any:
        """A chamada que dá um token novo."""
        raise NotImplementedError

    def _em(self, nome: str, padrao: str) -> Any:
        """O que um serviço recebe."""
        given = self._opcoes.endereco
        address = given.get(nome, padrao) if isinstance(given, Mapping) else given or padrao
        opcoes = self._opcoes
        return address, opcoes, lambda refused=None: self._token.read(self._gerar, opcoes, refused)


@dataclass(frozen=True)
class _Chamada:
    """Uma chamada do contrato e o que ela leva."""

    operation: str
    method: str
    path: str
    needs_token: bool = False
    path_parameters: Valores = dataclasses.field(default_factory=dict)
    query: Valores = dataclasses.field(default_factory=dict)
    #: Os nomes dos parâmetros que o contrato exige.
    required: Tuple[str, ...] = ()
    #: O tipo e o valor do corpo, em JSON ou em um formulário.
    body: Optional[Tuple[Any, Any]] = None
    form: Optional[Tuple[Any, Any]] = None
    needs_body: bool = False
    #: O tipo da resposta; sem ele, ela não tem corpo.
    answer: Any = None

    @property
    def is_write(self) -> bool:
        # Só a autenticação não leva token.
        return self.method != "GET" and self.needs_token

    def address(self, base: str) -> str:
        path = self.path
        for name, (hint, value) in self.path_parameters.items():
            text = "" if value is None else _write_text(encode(value, hint, name), name)
            # Um endereço com `..` seria o de outra chamada.
            if text in ("", ".", ".."):
                raise TypeError(f"{self.operation}: {name}: {text!r} não serve")
            path = path.replace("{" + name + "}", urllib.parse.quote(text, safe=""))
        pairs: List[Tuple[str, str]] = []
        for name, (hint, value) in self.query.items():
            if value is None:
                if name in self.required:
                    raise TypeError(f"{self.operation}: falta {name}")
                continue
            items = encode(value, hint, name)
            items = items if isinstance(items, list) else [items]
            # Uma lista vazia sumiria, e a resposta viria sem o filtro.
            if not items:
                raise TypeError(f"{self.operation}: {name}: a lista está vazia")
            pairs += [(name, _write_text(item, name)) for item in items]
        return base.rstrip("/") + path + ("?" + urllib.parse.urlencode(pairs) if pairs else "")

    def content(self) -> Tuple[Optional[bytes], Dict[str, str]]:
        headers = {"Accept": "application/json"}
        hint, value = self.form or self.body or (None, None)
        if value is None:
            if self.needs_body:
                raise TypeError(f"{self.operation}: falta body")
            return None, headers
        encoded = encode(value, hint, "body")
        if self.form is None:
            headers["Content-Type"] = "application/json"
            return escrever_json(encoded).encode("utf-8", "backslashreplace"), headers
        content, headers["Content-Type"] = _write_form(encoded)
        return content, headers


class Servico:
    """As chamadas de um serviço."""

    def __init__(self, endereco: str, opcoes: Opcoes, token: Callable[..., str]) -> None:
        self._address = endereco
        self._opcoes = opcoes
        self._token = token

    def _call(self, operation: str, method: str, path: str, **given: Any) -> Any:
        """Faz uma chamada do contrato; a resposta vem no tipo `answer`."""
        call = _Chamada(operation, method, path, **given)
        answer = self._send(call)
        with _reading(call, answer):
            return _decode(call, _parse(call, answer))

    def _pages(
        self, size: Tuple[str, int], operation: str, method: str, path: str, **given: Any
    ) -> Iterator[Any]:
        """
        As páginas de uma lista, até a primeira que não traz item novo ou que é recusada depois de `total` itens.

        `size` é o nome do parâmetro do tamanho da página, e o tamanho sem ele.
        """
        call = _Chamada(operation, method, path, **given)
        name, standard = size
        asked = call.query[name][1]
        hint, page = call.query["page"]
        first = 1 if page is None else int(encode(page, hint, "page"))
        seen: Set[str] = set()
        total: Union[int, Decimal, None] = None
        number = first
        while True:
            query = {**call.query, "page": (hint, number)}
            try:
                answer = self._send(dataclasses.replace(call, query=query))
            except (RequisicaoInvalida, NaoEncontrado):
                if total is None or len(seen) < total:
                    raise
                return
            with _reading(call, answer):
                data = _parse(call, answer)
                items = _items_of(data)
                total = _total_of(data)
                is_new = not seen.issuperset(items)
                if not is_new and number == first + 1 and len(items) >= (standard if asked is None else asked):
                    raise ValueError(f"a página {number} repete a {first}: o servidor ignorou page")
                read = _decode(call, data)
            if is_new or number == first:
                yield read
            if not is_new:
                return
            seen.update(items)
            number += 1

    def _send(self, call: _Chamada) -> Resposta:
        url = call.address(self._address)
        content, headers = call.content()
        bearer = self._token() if call.needs_token else None
        renewed = False
        left = self._opcoes.repeticoes if call.method == "GET" else 0
        attempt = 0
        while True:
            if bearer is not None:
                headers["Authorization"] = "Bearer " + bearer
            request = urllib.request.Request(url, content, headers, method=call.method)
            attempt += 1
            answer, fault = self._attempt(call, request, attempt)
            seconds = answer.segundos_de_espera if answer else None
            if answer is None:
                cancelled = self._opcoes.cancelar is not None and self._opcoes.cancelar.is_set()
                if left <= 0 or cancelled or isinstance(fault, RespostaLonga):
                    raise SemResposta(call.operation, call.is_write) from fault
            elif 200 <= answer.status < 300:
                return answer
            elif answer.status == 401 and call.needs_token and not renewed:
                renewed = True
                bearer = self._token(bearer)
                continue
            elif left <= 0 or answer.status not in _TRANSIENT or (seconds or 0) > _LONGEST_PAUSE:
                kind = classe_do_erro(answer.status)
                raise kind(call.operation, answer.status, answer.texto, answer.cabecalhos, seconds)
            left -= 1
            self._pause(attempt, seconds)

    def _attempt(
        self, call: _Chamada, request: urllib.request.Request, number: int
    ) -> Tuple[Optional[Resposta], Optional[Exception]]:
        start = time.monotonic()
        answer: Optional[Resposta] = None
        reason: Optional[Exception] = None
        try:
            answer = trocar(request, self._opcoes.limite, self._opcoes.cancelar)
        except Exception as fault:
            reason = fault
        if self._opcoes.registrar is not None:
            seconds = time.monotonic() - start
            known: Any = (answer.status, None, answer.cabecalhos, answer.segundos_de_espera) if answer else (None, reason)
            # A resposta de uma gravação vale mais do que o registro dela.
            with contextlib.suppress(Exception):
                self._opcoes.registrar(
                    Tentativa(call.operation, call.method, request.full_url, number, seconds, *known)
                )
        return answer, reason

    def _pause(self, attempt: int, asked: Optional[int]) -> None:
        """Espera os segundos que o servidor pede, ou um tempo que cresce; um cancelamento a termina."""
        own = _PAUSE * 2 ** min(attempt - 1, 9) * random.uniform(0.5, 1)
        seconds = min(own, _LONGEST_PAUSE) if asked is None else asked
        with contextlib.suppress(TimeoutError):
            esperar(threading.Event().wait, time.monotonic() + seconds, self._opcoes.cancelar)


@contextlib.contextmanager
def _reading(call: _Chamada, answer: Resposta) -> Iterator[None]:
    """Uma resposta que não se pode ler é SemResposta."""
    try:
        yield
    except (ArithmeticError, RecursionError, ValueError) as fault:
        raise SemResposta(call.operation, call.is_write, answer.cabecalhos, answer.texto) from fault


def _parse(call: _Chamada, answer: Resposta) -> Any:
    is_empty = call.answer is None or (call.answer is Any and not answer.texto.strip())
    return None if is_empty else ler_json(answer.texto)


def _decode(call: _Chamada, data: Any) -> Any:
    if data is None and call.answer not in (None, Any):
        raise ValueError("a resposta veio vazia")
    return decode(call.answer, data)


def _items_of(data: Any) -> List[str]:
    """Os itens de uma página, para comparar; a lista pode ter qualquer nome."""
    fields = list(data.values()) if isinstance(data, dict) else [data]
    lists = [one for one in fields if isinstance(one, list)]
    if not lists:
        raise ValueError("a página não tem uma lista")
    return [repr(item) for one in lists for item in one]


def _total_of(data: Any) -> Union[int, Decimal, None]:
    pagination = data.get("pagination") if isinstance(data, dict) else None
    total = pagination.get("total") if isinstance(pagination, dict) else None
    return total if isinstance(total, (int, Decimal)) else None


def _write_text(value: Any, name: str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Decimal):
        return escrever_decimal(value)
    if isinstance(value, (str, int)) and not re.search("[\ud800-\udfff]", str(value)):
        return str(value)
    raise TypeError(f"{name}: {value!r} não serve: use texto Unicode, bool, int ou Decimal")


def _write_form(fields: Mapping[str, Any]) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in fields.items():
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_quote(name)}"'
        if isinstance(value, Arquivo):
            head += f'; filename="{_quote(value.nome)}"\r\nContent-Type: {value.tipo}'
            content = bytes(value.conteudo)
        else:
            content = _write_text(value, name).encode("utf-8")
        parts += [head.encode("utf-8"), b"\r\n\r\n", content, b"\r\n"]
    parts.append(f"--{boundary}--\r\n".encode("ascii"))
    return b"".join(parts), "multipart/form-data; boundary=" + boundary


def _quote(text: str) -> str:
    return _write_text(text, "nome").replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
