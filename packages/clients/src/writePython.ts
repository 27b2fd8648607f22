import type {
  ClientCall,
  ClientField,
  ClientModel,
  EnumerationSchema,
  ModelSchema,
  ValueType,
} from './clientModel';
import { indentLines, plainNotes, quote } from './layout';

export function writePython({ calls, names, schemas, title }: ClientModel): string {
  const classes = [...schemas.values()].map((schema) =>
    schema.kind === 'model' ? writeModel(schema) : writeEnumeration(schema),
  );
  return `# ${title}: gerado a partir do contrato; não altere à mão.

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Any, ClassVar, Dict, Iterator, List, Optional

from ._base import Servico
from ._json import Arquivo, Enumeracao

${classes.map((text) => `\n${text}\n\n`).join('')}
class ${names.type}(Servico):
    """As chamadas da ${title}."""

${indentLines(calls.map(writeCall).join('\n'), '    ')}`;
}

export function writePythonIndex(models: readonly ClientModel[]): string {
  const services = models.map(({ names, server, title }) => ({ ...names, title, server }));
  // For type checkers, the package only exports a name that is imported as itself.
  const exportNames = (module: string, names: string) =>
    `from .${module} import ${names.replace(/\w+/g, '$& as $&')}`;
  return `"""As APIs da Frontier. Gerado a partir dos contratos; não altere à mão."""

from __future__ import annotations

from typing import Any, Tuple

from . import autenticacao as _autenticacao
${exportNames('_base', 'Cliente, Tentativa')}
${exportNames('_erros', 'AcessoProibido, ErroDaApi, ErroInterno, NaoAutorizado, NaoEncontrado, RequisicaoInvalida, SemResposta')}
${exportNames('_json', 'Arquivo, decode, encode, escrever_json, ler_json')}
${services.map(({ snake, type }) => exportNames(snake, type)).join('\n')}


class Frontier(Cliente):
    """As APIs da Frontier, com um token para todas."""

    def _gerar(self) -> Any:
        return self.autenticacao.gerar_token_de_acesso(
            _autenticacao.Credenciais(api_key=self._opcoes.api_key, secret_key=self._opcoes.secret_key)
        )

    def _servicos(self) -> Tuple[str, ...]:
${services
  .map(
    ({ server, snake, title, type }) =>
      `        #: ${title}\n        self.${snake} = ${type}(*self._em(${quote(snake)}, ${quote(server)}))\n`,
  )
  .join('')}\
        return (${services.map(({ snake }) => quote(snake)).join(', ')})
`;
}

function writeModel({ fields, further, name, notes }: ModelSchema): string {
  const required = fields.filter(isAsked);
  // A dataclass needs fields with defaults after all others.
  const lines = [
    ...[...required, ...fields.filter((field) => !isAsked(field))].flatMap((field) => [
      ...plainNotes(field.notes).map((line) => `#: ${line}`.trimEnd()),
      writeParameter(field.python, field),
    ]),
    ...(further ? [`outros_campos: Optional[Dict[str, ${writeType(further)}]] = None`] : []),
    'fora_do_contrato: Dict[str, Any] = field(default_factory=dict)',
  ];
  const renamed = fields.filter(({ python, wire }) => python !== wire);
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
    `class ${name}(Enumeracao):`,
    ...docstring(notes),
    ...members.map((one) => `    ${one.name} = ${quote(one.value)}`),
  ].join('\n');
}

const SCALARS = {
  text: 'str',
  integer: 'int',
  boolean: 'bool',
  decimal: 'Decimal',
  date: 'date',
  file: 'Arquivo',
  any: 'Any',
} as const;

function writeType(type: ValueType): string {
  if (type.kind === 'list') return `List[${writeType(type.item)}]`;
  if (type.kind === 'map') return `Dict[str, ${writeType(type.item)}]`;
  return 'name' in type ? type.name : SCALARS[type.kind];
}

function writeCall(call: ClientCall): string {
  const { answer, body, id, method, needsToken, notes, pages, path, pathParameters } = call;
  const { python, query, title } = call;
  const required = query.filter((field) => field.required);
  const taken = [
    'self',
    ...pathParameters.map((field) => `${field.python}: ${writeType(field.type)}`),
    ...(body ? [writeParameter('body', body)] : []),
    ...(query.length > 0 ? ['*'] : []),
    ...query.map((field) => writeParameter(field.python, field)),
  ].join(', ');
  const isForm = body?.contentType === 'multipart/form-data';
  const given = [
    quote(id),
    quote(method),
    quote(path),
    ...(needsToken ? ['needs_token=True'] : []),
    ...writeValues('path_parameters', pathParameters),
    ...writeValues('query', query),
    ...(required.length > 0
      ? [`required=(${required.map(({ wire }) => `${quote(wire)},`).join(' ')})`]
      : []),
    ...(body ? [`${isForm ? 'form' : 'body'}=(${writeType(body.type)}, body)`] : []),
    ...(body?.required ? ['needs_body=True'] : []),
    ...(answer ? [`answer=${writeType(answer)}`] : []),
  ];
  const type = answer ? writeType(answer) : 'None';
  const write = (name: string, note: string, returned: string, made: readonly string[]) => [
    `def ${name}(${taken}) -> ${returned}:`,
    ...docstring([note, ...notes, ...parameterNotes]),
    ...made,
    '    )',
    '',
  ];
  const parameterNotes = [...pathParameters, ...query].flatMap((field) =>
    field.notes.length > 0 ? [`${field.python}: ${plainNotes(field.notes).join(' ')}`] : [],
  );
  const lines = given.map((one) => `        ${one},`);
  const open = `    ${answer ? 'return ' : ''}self._call(`;
  return [
    ...write(python, title, type, [open, ...lines]),
    ...(pages
      ? write(`${python}_em_paginas`, `${title}, página por página`, `Iterator[${type}]`, [
          '    return self._pages(',
          `        (${quote(pages.name)}, ${pages.standard}),`,
          ...lines,
        ])
      : []),
  ].join('\n');
}

/** Whether a value must be given: a required one that may be null is optional in Python. */
function isAsked({ nullable, required }: Partial<ClientField>): boolean {
  return required === true && !nullable;
}

function writeParameter(name: string, part: Pick<ClientField, 'type'> & Partial<ClientField>) {
  const type = writeType(part.type);
  return isAsked(part) ? `${name}: ${type}` : `${name}: Optional[${type}] = None`;
}

function writeValues(name: string, fields: readonly ClientField[]): string[] {
  const pairs = fields.map(
    ({ python, type, wire }) => `${quote(wire)}: (${writeType(type)}, ${python})`,
  );
  return pairs.length > 0 ? [`${name}={${pairs.join(', ')}}`] : [];
}

function docstring(notes: readonly string[]): string[] {
  const prose = plainNotes(notes).join('\n    ');
  // A quote before another, or at the end, would close the docstring.
  const escaped = prose.replaceAll('\\', '\\\\').replace(/"(?="|$)/g, '\\"');
  return prose === '' ? [] : [`    """${escaped}"""`];
}
