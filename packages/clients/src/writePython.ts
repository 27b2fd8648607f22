import {
  type ClientCall,
  type ClientModel,
  type EnumerationSchema,
  type Field,
  FURTHER_FIELDS,
  type ModelSchema,
  TOKEN,
  type ValueType,
} from './clientModel';
import { indentLines, quote } from './layout';

/** LanguageNames of the runtime that programs import, besides the services. */
const EXPORTED = [
  ...['AcessoProibido', 'Arquivo', 'ErroDaApi', 'ErroInterno', 'NaoAutorizado', 'NaoEncontrado'],
  ...['RequisicaoInvalida', 'SemResposta', 'decode', 'encode', 'escrever_json', 'ler_json'],
];
const INTERNAL = ['Token', 'conferir_endereco', 'ler_endereco'];

/** The module of one service: its models and the class of its calls. */
export function writePython({ calls, names, schemas, title }: ClientModel): string {
  const all = [...schemas.values()];
  const classes = all.flatMap((schema) => {
    if (schema.kind === 'alias') return [];
    return schema.kind === 'model' ? [writeModel(schema)] : [writeEnumeration(schema)];
  });
  // Aliases refer to classes, so they follow them.
  const aliases = all.flatMap((schema) =>
    schema.kind === 'alias' ? [`${schema.name} = ${writeType(schema.type, 'whole')}`] : [],
  );
  return `# ${title}: feito do contrato; não altere à mão.

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from typing import Any, ClassVar, Dict, List, Optional

from ._base import Arquivo, Servico, encode_value

${[...classes, ...aliases].map((text) => `\n${text}\n\n`).join('')}
class ${names.type}(Servico):
    """As chamadas da ${title}."""

${indentLines(calls.map(writeCall).join('\n'), '    ')}`;
}

/** The package: the class of all services. */
export function writePythonIndex(models: readonly ClientModel[]): string {
  const services = models.map(({ id, names, server, title }) => ({
    ...names,
    title,
    address: `ler_endereco(endereco, ${quote(names.snake)}, ${quote(server)})`,
    token: id === TOKEN.service ? 'None' : 'token',
  }));
  const types = services.map(({ type }) => type);
  return `"""As APIs da Frontier. Feito dos contratos; não altere à mão."""

from __future__ import annotations

from typing import Mapping, Union

${services.map(({ snake }) => `from . import ${snake} as _${snake}\n`).join('')}\
from ._base import (
${[...EXPORTED, ...INTERNAL].map((name) => `    ${name},\n`).join('')})
${services.map(({ snake, type }) => `from .${snake} import ${type}\n`).join('')}
__all__ = [
${[...EXPORTED, 'Frontier', ...types].map((name) => `    "${name}",\n`).join('')}]


class Frontier:
    """As APIs da Frontier, com um token para todas.

    \`endereco\` é um para todos os serviços, como o do simulador, ou um para cada; sem ele, valem os dos contratos.
    \`limite\` são os segundos que uma tentativa espera; \`repeticoes\`, quantas vezes um GET que falhou é repetido.
    Nenhuma outra chamada é repetida.
    """

    def __init__(
        self,
        api_key: str,
        secret_key: str,
        endereco: Union[str, Mapping[str, str], None] = None,
        limite: float = 30,
        repeticoes: int = 2,
    ) -> None:
        conferir_endereco(endereco, (${services.map(({ snake }) => `${quote(snake)}, `).join('')}))
        token = Token(
            lambda: self.autenticacao.gerar_token_de_acesso(
                _autenticacao.Credenciais(api_key=api_key, secret_key=secret_key)
            )
        )
${services
  .map(
    ({ address, snake, title, token, type }) =>
      `        #: ${title}\n        self.${snake} = ${type}(${address}, limite, repeticoes, ${token})\n`,
  )
  .join('')}`;
}

function writeModel({ fields, further, name, notes }: ModelSchema): string {
  const required = fields.filter((field) => field.required);
  // A dataclass needs fields with defaults after all others.
  const lines = [
    ...required.map(({ python, type }) => `${python}: ${writeType(type)}`),
    ...fields
      .filter((field) => !field.required)
      .map(({ python, type }) => `${python}: Optional[${writeType(type)}] = None`),
    ...(further
      ? [`${FURTHER_FIELDS.python}: Optional[Dict[str, ${writeType(further)}]] = None`]
      : []),
  ];
  const renamed = [...fields, ...(further ? [FURTHER_FIELDS] : [])].filter(
    ({ python, wire }) => python !== wire,
  );
  const pairs = renamed.map(({ python, wire }) => `${quote(python)}: ${quote(wire)}`).join(', ');
  return [
    '@dataclass',
    `class ${name}:`,
    ...docstring(notes),
    ...lines.map((line) => `    ${line}`),
    ...(pairs === '' ? [] : ['', '    # Nomes em JSON, onde diferem.']),
    ...(pairs === '' ? [] : [`    _field_map: ClassVar[Dict[str, str]] = {${pairs}}`]),
  ].join('\n');
}

function writeEnumeration({ members, name, notes }: EnumerationSchema): string {
  return [
    `class ${name}(str, Enum):`,
    ...docstring(notes),
    ...members.map((one) => `    ${one.name} = ${quote(one.value)}`),
  ].join('\n');
}

/** @param aliases whether an alias is written as its name or as its type. */
function writeType(type: ValueType, aliases: 'named' | 'whole' = 'named'): string {
  switch (type.kind) {
    case 'text':
      return 'str';
    case 'integer':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'decimal':
      return 'Decimal';
    case 'date':
      return 'date';
    case 'file':
      return 'Arquivo';
    case 'list':
      return `List[${writeType(type.item, aliases)}]`;
    case 'map':
      return `Dict[str, ${writeType(type.item, aliases)}]`;
    case 'model':
    case 'enumeration':
      return type.name;
    case 'alias':
      return aliases === 'named' ? type.name : writeType(type.type, aliases);
    default:
      return 'Any';
  }
}

function writeCall(call: ClientCall): string {
  const { answer, body, id, method, path, places, python, query, security, title } = call;
  const optional = query.map(
    (field) => `${field.python}: Optional[${writeType(field.type)}] = None`,
  );
  const taken = [
    'self',
    ...places.map((field) => `${field.python}: ${writeType(field.type)}`),
    ...(body ? [`body: ${writeType(body.type)}`] : []),
    ...(optional.length > 0 ? ['*', ...optional] : []),
  ];
  const isForm = body?.contentType === 'multipart/form-data';
  const given = [
    quote(id),
    quote(method),
    quote(path),
    ...(security.length > 0 ? ['security=True'] : []),
    ...writeValues('places', places),
    ...writeValues('query', query),
    ...(body ? [`${isForm ? 'form' : 'body'}=body`] : []),
    ...(answer ? [`answer=${writeType(answer)}`] : []),
  ];
  return [
    `def ${python}(${taken.join(', ')}) -> ${answer ? writeType(answer) : 'None'}:`,
    ...docstring([title]),
    `    ${answer ? 'return ' : ''}self._call(`,
    ...given.map((one) => `        ${one},`),
    '    )',
    '',
  ].join('\n');
}

function writeValues(name: string, fields: readonly Field[]): string[] {
  const pairs = fields.map(({ python, type, wire }) => {
    const kind = enumerationIn(type);
    return `${quote(wire)}: ${kind === undefined ? python : `encode_value(${kind}, ${python})`}`;
  });
  return pairs.length > 0 ? [`${name}={${pairs.join(', ')}}`] : [];
}

/** The enumeration of a parameter or of its items. */
function enumerationIn(type: ValueType): string | undefined {
  if (type.kind === 'list') return enumerationIn(type.item);
  if (type.kind === 'alias') return enumerationIn(type.type);
  return type.kind === 'enumeration' ? type.name : undefined;
}

function docstring(notes: readonly string[]): string[] {
  const prose = notes.filter((line) => !line.startsWith('@')).join('\n    ');
  // A quote before another, or at the end, would close the docstring.
  const escaped = prose.replaceAll('\\', '\\\\').replace(/"(?="|$)/g, '\\"');
  return prose === '' ? [] : [`    """${escaped}"""`];
}
