import type { ClientModel } from '../clientModel';
import { quote, wrap } from '../layout';
import { type Dialect, mediaTypeOf, type PrintedCall, type PrintedField } from './printCall';

const INDENT = { indent: '    ' };

export const python: Dialect = {
  language: 'python',
  label: 'Python',
  owner: 'snake',
  write: writeProgram,
  scalars: {
    text: quote,
    integer: (text) => text,
    boolean: (text) => (text === 'true' ? 'True' : 'False'),
    decimal: (text) => `Decimal(${quote(text)})`,
    date: (text) => `date(${text.split('-').map(Number).join(', ')})`,
    file: (text) => {
      const name = quote(text);
      const parts = [name, `Path(${name}).read_bytes()`, quote(mediaTypeOf(text))];
      return wrap('Arquivo(', parts, ')', INDENT);
    },
  },
  list: (items) => wrap('[', items, ']', INDENT),
  member: (type, { name }) => `${type}.${name}`,
  model: (type, fields) => wrap(`${type}(`, writeFields(fields), ')', INDENT),
};

function writeProgram(
  { body, call, comment, hasAnswer, hasClasses, kinds, model, pathParameters, query }: PrintedCall,
  services: readonly ClientModel[],
): string {
  const taken = [
    ...pathParameters.map(({ code }) => code),
    ...(body ? [body] : []),
    ...writeFields(query),
  ];
  const made = wrap(`frontier.${model.names.snake}.${call.python}(`, taken, ')', INDENT);
  const imported = [
    ...(kinds.has('file') ? ['Arquivo'] : []),
    'Frontier',
    ...(hasClasses ? [model.names.snake] : []),
  ];
  return [
    'import os',
    ...(kinds.has('date') ? ['from datetime import date'] : []),
    ...(kinds.has('decimal') ? ['from decimal import Decimal'] : []),
    ...(kinds.has('file') ? ['from pathlib import Path'] : []),
    '',
    `from frontier_cliente import ${imported.join(', ')}`,
    '',
    'frontier = Frontier(',
    '    api_key=os.environ["API_KEY"],',
    '    secret_key=os.environ["SECRET_KEY"],',
    '    endereco={',
    ...services.map(({ names, server }) => `        "${names.snake}": ${quote(server)},`),
    '    },',
    ')',
    '',
    ...(comment ? [`# ${comment}`] : []),
    `${hasAnswer ? 'resposta = ' : ''}${made}`,
    ...(hasAnswer ? ['print(resposta)'] : []),
  ].join('\n');
}

function writeFields(fields: readonly PrintedField[]): string[] {
  return fields.map(({ code, field }) => `${field.python}=${code}`);
}
