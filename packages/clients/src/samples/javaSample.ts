import type { ClientModel } from '../clientModel';
import { chain, indentLines, quote, wrap } from '../layout';
import { capitalize } from '../names';
import { nameQuery } from '../writeJava';
import { type Dialect, mediaTypeOf, type PrintedCall, type PrintedField } from './printCall';

const INDENT = { indent: '  ', last: '' };
const IMPORTS = [
  ['decimal', ['java.math.BigDecimal']],
  ['file', ['java.io.IOException', 'java.nio.file.Files', 'java.nio.file.Path']],
  ['date', ['java.time.LocalDate']],
  ['list', ['java.util.List']],
] as const;

export const java: Dialect = {
  language: 'java',
  label: 'Java',
  owner: 'type',
  write: writeProgram,
  scalars: {
    text: quote,
    integer: (text) => `${text}L`,
    boolean: (text) => text,
    decimal: (text) => `new BigDecimal(${quote(text)})`,
    date: (text) => `LocalDate.of(${text.split('-').map(Number).join(', ')})`,
    file: (text) => {
      const name = quote(text);
      const parts = [name, `Files.readAllBytes(Path.of(${name}))`, quote(mediaTypeOf(text))];
      return wrap('new Arquivo(', parts, ')', INDENT);
    },
  },
  list: (items) => wrap('List.of(', items, ')', INDENT),
  member: (type, { name }) => `${type}.${name}`,
  model: writeBuilder,
};

function writeProgram(printed: PrintedCall, services: readonly ClientModel[]): string {
  const { body, call, comment, hasAnswer, kinds, model, pathParameters, query } = printed;
  const queryType = `${model.names.type}.${nameQuery(call.id)}`;
  // The client has no method with a body alone.
  const hasUnusedQuery = body !== undefined && call.query.length > 0;
  const taken = [
    ...pathParameters.map(({ code }) => code),
    ...(query.length > 0 ? [writeBuilder(queryType, query)] : hasUnusedQuery ? ['null'] : []),
    ...(body ? [body] : []),
  ];
  const made = wrap(`frontier.${model.names.camel}().${call.java}(`, taken, ')', INDENT);
  const imports = [
    ...(kinds.has('file') ? ['frontier.Arquivo'] : []),
    ...(printed.hasClasses || query.length > 0 ? [`frontier.${model.names.type}`] : []),
    'frontier.Frontier',
    'frontier.Opcoes',
    ...IMPORTS.flatMap(([kind, names]) => (kinds.has(kind) ? names : [])),
  ].sort();
  const main = [
    'var opcoes = new Opcoes(',
    '  System.getenv("API_KEY"),',
    '  System.getenv("SECRET_KEY")',
    ');',
    ...services.map(
      ({ names, server }) => `opcoes.endereco(${quote(names.camel)}, ${quote(server)});`,
    ),
    'var frontier = new Frontier(opcoes);',
    '',
    ...(comment ? [`// ${comment}`] : []),
    `${hasAnswer ? 'var resposta = ' : ''}${made};`,
    ...(hasAnswer ? ['System.out.println(resposta);'] : []),
  ].join('\n');
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    `public class ${capitalize(call.id)} {`,
    `  public static void main(String[] args)${kinds.has('file') ? ' throws IOException' : ''} {`,
    indentLines(main, '    '),
    '  }',
    '}',
  ].join('\n');
}

function writeBuilder(type: string, fields: readonly PrintedField[]): string {
  const set = fields.map(({ code, field }) => `.${field.java}(${code})`);
  return chain(`${type}.builder()`, [...set, '.build()']);
}
