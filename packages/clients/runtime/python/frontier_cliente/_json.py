"""JSON com números exatos, e o que há entre ele e os tipos dos contratos."""

from __future__ import annotations

import dataclasses
import json
import re
import typing
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from functools import lru_cache
from typing import Any, Dict, Mapping, Type, Union

_NUMBER = re.compile(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]{1,9})?")
# Casas, antes ou depois da vírgula: escrito por extenso, um expoente maior encheria a memória.
_LONGEST_NUMBER = 400


@dataclass(frozen=True)
class Arquivo:
    """Um arquivo a enviar."""

    nome: str
    conteudo: bytes
    #: O tipo de mídia.
    tipo: str = "application/octet-stream"

    def __post_init__(self) -> None:
        if not self.nome or not isinstance(self.nome, str) or not isinstance(self.conteudo, (bytes, bytearray)):
            raise TypeError("Arquivo: use um nome e os bytes do conteúdo")
        if not isinstance(self.tipo, str) or not re.fullmatch("[!-~]+/[ -~]+", self.tipo):
            raise TypeError("Arquivo: tipo é um tipo de mídia, como application/pdf")


def ler_json(texto: Union[str, bytes]) -> Any:
    """Lê JSON com cada fração em um `Decimal`, sem perder dígitos."""
    if not isinstance(texto, (str, bytes)):
        raise TypeError(f"ler_json: use um texto, e não {texto!r}")
    try:
        return json.loads(
            texto, parse_float=Decimal, parse_int=_read_integer, parse_constant=_refuse_constant
        )
    except RecursionError as fault:
        raise ValueError("JSON com listas e objetos demais uns nos outros") from fault


def _read_integer(text: str) -> Any:
    # De um texto mais longo, o Python não faz um int.
    return int(text) if len(text) < _LONGEST_NUMBER else Decimal(text)


def _refuse_constant(text: str) -> Any:
    raise ValueError(f"{text} não é JSON")


def escrever_json(valor: Any) -> str:
    """Escreve JSON com cada `Decimal` em um número de mesmos dígitos. Recusa `float`, que já os perdeu."""
    if isinstance(valor, Decimal):
        return escrever_decimal(valor)
    if isinstance(valor, float):
        raise TypeError(f"{valor!r} é float e pode já ter perdido dígitos: use Decimal('…')")
    if isinstance(valor, (list, tuple)):
        return "[" + ",".join(map(escrever_json, valor)) + "]"
    if isinstance(valor, Mapping):
        campos = (f"{json.dumps(nome)}:{escrever_json(campo)}" for nome, campo in valor.items())
        return "{" + ",".join(campos) + "}"
    return json.dumps(valor, ensure_ascii=False)


def escrever_decimal(valor: Decimal) -> str:
    if not valor.is_finite() or abs(typing.cast(int, valor.as_tuple().exponent)) > _LONGEST_NUMBER:
        raise TypeError(f"{valor} não cabe em JSON")
    return format(valor, "f")


@lru_cache(maxsize=None)
def _hints(model: type) -> Dict[str, Any]:
    return typing.get_type_hints(model)


@lru_cache(maxsize=None)
def _wire_names(model: type) -> Dict[str, str]:
    """Os nomes em JSON dos campos do contrato."""
    names: Dict[str, str] = getattr(model, "_field_map", {})
    own = ("outros_campos", "fora_do_contrato")
    fields = (field.name for field in dataclasses.fields(model) if field.name not in own)
    return {field: names.get(field, field) for field in fields}


def _only(hint: Any) -> Any:
    """`Optional[X]` → `X`."""
    if typing.get_origin(hint) is not Union:
        return hint
    members = [one for one in typing.get_args(hint) if one is not type(None)]
    return members[0] if len(members) == 1 else Any


class Enumeracao(str, Enum):
    """Os valores de uma lista do contrato."""

    def __reduce_ex__(self, protocol: Any) -> Any:
        # Enum refaria o valor por kind(value), que recusa um que o contrato não conhece.
        return _read_member, (type(self), self.value)


def _read_member(kind: Type[Enum], value: str) -> Any:
    """Um valor da lista. De um que o contrato não conhece se lê `value`, e ele não entra nela."""
    try:
        return kind(value)
    except ValueError:
        member = str.__new__(kind, value)  # type: ignore[type-var]
        member._name_ = value  # type: ignore[attr-defined]
        member._value_ = value  # type: ignore[attr-defined]
        return member


def decode(hint: Any, data: Any) -> Any:
    """
    O que veio em JSON, no tipo do contrato; as listas de valores são abertas.

    Em um modelo, o que não é do tipo do contrato fica em `fora_do_contrato`; fora de um, é um ValueError.
    """
    hint = _only(hint)
    if data is None or hint is Any:
        return data
    origin = typing.get_origin(hint)
    if origin is list and isinstance(data, list):
        return [decode(typing.get_args(hint)[0], item) for item in data]
    if origin is dict and isinstance(data, dict):
        return {name: decode(typing.get_args(hint)[1], item) for name, item in data.items()}
    if hint is bool and isinstance(data, bool):
        return data
    is_number = isinstance(data, (int, Decimal)) and not isinstance(data, bool)
    is_text = isinstance(data, str)
    if hint in (int, Decimal) and (is_number or is_text and _NUMBER.fullmatch(data)):
        number = Decimal(data)
        if hint is Decimal:
            return number
        if number == number.to_integral_value() and number.adjusted() < _LONGEST_NUMBER:
            return int(number)
    elif hint is str and is_text:
        return data
    elif hint is str and is_number and abs(Decimal(data).adjusted()) < _LONGEST_NUMBER:
        # str escreveria 0.00000000 como 0E-8.
        return format(Decimal(data), "f")
    elif hint is date and is_text and _is_day(data):
        return date.fromisoformat(data)
    elif isinstance(hint, type) and issubclass(hint, Enum) and is_text:
        return _read_member(hint, data)
    elif dataclasses.is_dataclass(hint) and isinstance(data, dict):
        return _decode_model(hint, data)
    raise ValueError(f"{data!r} não é do tipo do contrato")


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _decode_model(model: Any, data: Dict[str, Any]) -> Any:
    hints = _hints(model)
    # Um campo que não veio, ou de outro tipo, fica em None, em vez de custar o resto da resposta.
    fields: Dict[str, Any] = dict.fromkeys(hints)
    fields.pop("_field_map", None)
    outside = dict(data)

    def take(hint: Any, name: str) -> Any:
        try:
            value = decode(hint, data.get(name))
        except (ArithmeticError, ValueError):
            return None
        outside.pop(name, None)
        return value

    names = _wire_names(model)
    for field, name in names.items():
        fields[field] = take(hints[field], name)
    if "outros_campos" in hints:
        item = typing.get_args(_only(hints["outros_campos"]))[1]
        others = [name for name in data if name not in names.values()]
        taken = {name: take(item, name) for name in others}
        fields["outros_campos"] = {name: value for name, value in taken.items() if name not in outside}
    fields["fora_do_contrato"] = outside
    return model(**fields)


def encode(value: Any, hint: Any = Any, name: str = "valor") -> Any:
    """O inverso de `decode`; as listas de valores são fechadas, e o que só se poderia adivinhar é recusado."""
    hint = _only(hint)
    origin = typing.get_origin(hint)
    if isinstance(value, Enum) and hint is Any:
        return value.value
    if isinstance(hint, type) and issubclass(hint, Enum):
        return (value if isinstance(value, hint) else hint(value)).value
    if dataclasses.is_dataclass(value) and not isinstance(value, (type, Arquivo)):
        if hint is Any or isinstance(value, hint):
            return _encode_model(value, is_request=hint is not Any)
    elif isinstance(value, (list, tuple)):
        if hint is Any or origin is list:
            item = typing.get_args(hint)[0] if origin else Any
            return [encode(one, item, f"{name}[{index}]") for index, one in enumerate(value)]
    elif isinstance(value, dict):
        if (hint is Any or origin is dict) and all(isinstance(key, str) for key in value):
            item = typing.get_args(hint)[1] if origin else Any
            return {key: encode(one, item, f"{name}.{key}") for key, one in value.items()}
    elif isinstance(value, date):
        if hint in (Any, date) and not isinstance(value, datetime):
            return value.isoformat()
    elif hint is Any or value is None or _fits(value, hint):
        return value
    raise TypeError(f"{name}: {value!r} não serve: use {getattr(hint, '__name__', hint)}")


def _fits(value: Any, hint: Any) -> bool:
    if isinstance(value, bool) or hint is bool:
        return hint is bool and isinstance(value, bool)
    if hint is Decimal:
        return isinstance(value, (int, Decimal))
    return isinstance(hint, type) and isinstance(value, hint)


def _encode_model(value: Any, is_request: bool) -> Dict[str, Any]:
    model: Any = type(value)
    hints = _hints(model)
    out: Dict[str, Any] = {}
    for field, name in _wire_names(model).items():
        item = getattr(value, field)
        if item is not None:
            out[name] = encode(item, hints[field], field)
        elif is_request and _only(hints[field]) is hints[field] is not Any:
            raise TypeError(f"{field}: falta")
    further = encode(getattr(value, "outros_campos", None) or {}, hints.get("outros_campos", Any))
    outside = encode(value.fora_do_contrato)
    return {**outside, **further, **out}
