import { nameClass } from '../writePython';
import { nameService } from '../writeTypeScript';
import { indentLines, mediaTypeOf, type TypedCall, valuesOf, wrap } from './layout';
import type { JavaModule } from './readJava';
import type { Value } from './typeValue';

const INDENT = { indent: '  ', last: '' };
const CALL = { ...INDENT, hugs: true };
const IMPORTS: readonly (readonly [Value['kind'], readonly string[]])[] = [
  ['decimal', ['java.math.BigDecimal']],
  ['file', ['java.io.IOException', 'java.nio.file.Files', 'java.nio.file.Path']],
  ['date', ['java.time.LocalDate']],
  ['list', ['java.util.List']],
];

/** A program of one call with the client in Java. */
export function printJava(call: TypedCall, module: JavaModule): string {
  const { body, comment, hasAnswer, id, path, query, servers, service } = call;
  const values = valuesOf(call);
  const kinds = new Set(values.map(({ kind }) => kind));
  const asked = module.calls.get(id)?.query?.name;
  const taken = [
    ...path.map(({ value }) => print(value)),
    ...(asked ? [query.length > 0 ? printQuery(asked) : 'null'] : []),
    ...(body ? [print(body)] : []),
  ];
  const made = wrap(`frontier.${nameService(service)}().${id}(`, taken, ')', CALL);
  const hasModels = kinds.has('model') || kinds.has('member') || (asked && query.length > 0);
  const imports = [
    ...(kinds.has('file') ? ['frontier.Arquivo'] : []),
    ...(hasModels ? [`frontier.${nameClass(service)}.*`] : []),
    'frontier.Frontier',
    'frontier.Opcoes',
    ...IMPORTS.flatMap(([kind, names]) => (kinds.has(kind) ? names : [])),
  ].sort();
  const addresses = servers.map(
    ({ address, id: name }) => `opcoes.endereco(${quote(nameService(name))}, ${quote(address)});`,
  );
  const main = [
    'var opcoes = new Opcoes(',
    '  System.getenv("API_KEY"),',
    '  System.getenv("SECRET_KEY")',
    ');',
    ...addresses,
    'var frontier = new Frontier(opcoes);',
    '',
    ...(comment ? [`// ${comment}`] : []),
    `${hasAnswer ? 'var resposta = ' : ''}${made};`,
    ...(hasAnswer ? ['System.out.println(resposta);'] : []),
  ].join('\n');
  return [
    ...imports.map((name) => `import ${name};`),
    '',
    `public class ${id.charAt(0).toUpperCase()}${id.slice(1)} {`,
    `  public static void main(String[] args)${kinds.has('file') ? ' throws IOException' : ''} {`,
    indentLines(main, '    '),
    '  }',
    '}',
  ].join('\n');

  function printQuery(name: string): string {
    const set = query.map((one) => `.${one.name}(${print(one.value)})`);
    const flat = `new ${name}()${set.join('')}`;
    return set.length === 1 ? flat : [`new ${name}()`, ...set.map((one) => `  ${one}`)].join('\n');
  }

  function print(value: Value | undefined): string {
    if (value === undefined) return 'null';
    switch (value.kind) {
      case 'decimal':
        return `new BigDecimal(${quote(value.text)})`;
      case 'integer':
        return `${value.text}L`;
      case 'boolean':
        return String(value.value);
      case 'date':
        return `LocalDate.of(${value.text.split('-').map(Number).join(', ')})`;
      case 'file': {
        const name = quote(value.name);
        const parts = [
          name,
          `Files.readAllBytes(Path.of(${name}))`,
          quote(mediaTypeOf(value.name)),
        ];
        return wrap('new Arquivo(', parts, ')', INDENT);
      }
      case 'list':
        return wrap('List.of(', value.items.map(print), ')', CALL);
      case 'member':
        return `${value.name}.${module.members.get(value.name)?.get(value.value)}`;
      case 'model': {
        // Java takes them by their places, so each says which it is.
        const fields = value.fields.map(({ name, value: one }) => `/* ${name} */ ${print(one)}`);
        return wrap(`new ${value.name}(`, fields, ')', INDENT);
      }
      default:
        return quote(value.text);
    }
  }
}

function quote(text: string): string {
  return JSON.stringify(text);
}
