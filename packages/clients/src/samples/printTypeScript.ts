import { nameService } from '../writeTypeScript';
import { mediaTypeOf, type TypedCall, valuesOf, wrap } from './layout';
import type { FieldValue, Value } from './typeValue';

const INDENT = { indent: '  ' };

/** A program of one call with the client in TypeScript. */
export function printTypeScript(call: TypedCall): string {
  const { body, comment, hasAnswer, id, path, query, servers, service } = call;
  const kinds = new Set(valuesOf(call).map(({ kind }) => kind));
  const taken = [
    ...(path.length > 0 ? [`path: ${printFields(path)}`] : []),
    ...(query.length > 0 ? [`query: ${printFields(query)}`] : []),
    ...(body ? [`body: ${print(body)}`] : []),
  ];
  const called = `frontier.${nameService(service)}.${id}(`;
  const made =
    taken.length > 0 ? wrap(`${called}{`, taken, '})', { ...INDENT, pad: ' ' }) : `${called})`;
  const addresses = servers.map(
    ({ address, id: name }) => `${nameService(name)}: ${quote(address)}`,
  );
  return [
    ...(kinds.has('file') ? ["import { readFile } from 'node:fs/promises';"] : []),
    `import { ${kinds.has('decimal') ? 'decimal, ' : ''}Frontier } from 'frontier-cliente';`,
    '',
    'const frontier = new Frontier({',
    "  apiKey: process.env.API_KEY ?? '',",
    "  secretKey: process.env.SECRET_KEY ?? '',",
    '  endereco: {',
    ...addresses.map((address) => `    ${address},`),
    '  },',
    '});',
    '',
    ...(comment ? [`// ${comment}`] : []),
    `${hasAnswer ? 'const resposta = ' : ''}await ${made};`,
    ...(hasAnswer ? ['console.log(resposta);'] : []),
  ].join('\n');
}

function print(value: Value): string {
  switch (value.kind) {
    case 'decimal':
      return `decimal(${quote(value.text)})`;
    case 'integer':
      return value.text;
    case 'boolean':
      return String(value.value);
    case 'file': {
      const name = quote(value.name);
      const options = `{ type: ${quote(mediaTypeOf(value.name))} }`;
      return wrap('new File(', [`[await readFile(${name})]`, name, options], ')', INDENT);
    }
    case 'list':
      return wrap('[', value.items.map(print), ']', { ...INDENT, hugs: true });
    case 'model':
      return printFields(value.fields);
    case 'member':
      return quote(value.value);
    default:
      return quote(value.text);
  }
}

function printFields(fields: readonly FieldValue[]): string {
  const given = fields.flatMap(({ value, wire }) => {
    const name = /^[A-Za-z_$][\w$]*$/.test(wire) ? wire : quote(wire);
    return value ? [`${name}: ${print(value)}`] : [];
  });
  return wrap('{', given, '}', { ...INDENT, pad: ' ' });
}

function quote(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  const single = escaped.replace(/\\.|'/g, (sign) =>
    sign === '\\"' ? '"' : sign === "'" ? "\\'" : sign,
  );
  return `'${single}'`;
}
