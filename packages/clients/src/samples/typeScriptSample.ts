import type { ClientModel } from '../clientModel';
import { wrap } from '../layout';
import { quoteKey, quoteTypeScript } from '../writeTypeScript';
import { type Dialect, mediaTypeOf, type PrintedCall, type PrintedField } from './printCall';

const INDENT = { indent: '  ' };

export const typeScript: Dialect = {
  language: 'javascript',
  label: 'TypeScript',
  owner: 'camel',
  write: writeProgram,
  scalars: {
    text: quoteTypeScript,
    date: quoteTypeScript,
    integer: (text) => text,
    boolean: (text) => text,
    decimal: (text) => `decimal(${quoteTypeScript(text)})`,
    file: (text) => {
      const name = quoteTypeScript(text);
      const options = `{ type: ${quoteTypeScript(mediaTypeOf(text))} }`;
      return wrap('new File(', [`[await readFile(${name})]`, name, options], ')', INDENT);
    },
  },
  list: (items) => wrap('[', items, ']', INDENT),
  member: (_type, { value }) => quoteTypeScript(value),
  model: (_type, fields) => writeFields(fields),
};

function writeProgram(
  { body, call, comment, hasAnswer, kinds, model, pathParameters, query }: PrintedCall,
  services: readonly ClientModel[],
): string {
  const taken = [
    ...(pathParameters.length > 0 ? [`path: ${writeFields(pathParameters)}`] : []),
    ...(query.length > 0 ? [`query: ${writeFields(query)}`] : []),
    ...(body ? [`body: ${body}`] : []),
  ];
  const called = `frontier.${model.names.camel}.${call.id}(`;
  const made =
    taken.length > 0 ? wrap(`${called}{`, taken, '})', { ...INDENT, pad: ' ' }) : `${called})`;
  return [
    ...(kinds.has('file') ? ["import { readFile } from 'node:fs/promises';"] : []),
    `import { ${kinds.has('decimal') ? 'decimal, ' : ''}Frontier } from 'frontier-cliente';`,
    '',
    'const frontier = new Frontier({',
    "  apiKey: process.env.API_KEY ?? '',",
    "  secretKey: process.env.SECRET_KEY ?? '',",
    '  endereco: {',
    ...services.map(({ names, server }) => `    ${names.camel}: ${quoteTypeScript(server)},`),
    '  },',
    '});',
    '',
    ...(comment ? [`// ${comment}`] : []),
    `${hasAnswer ? 'const resposta = ' : ''}await ${made};`,
    ...(hasAnswer ? ['console.log(resposta);'] : []),
  ].join('\n');
}

function writeFields(fields: readonly PrintedField[]): string {
  const given = fields.map(({ code, field }) => `${quoteKey(field.wire)}: ${code}`);
  return wrap('{', given, '}', { ...INDENT, pad: ' ' });
}
