import { mediaTypeOf, type TypedCall, valuesOf, wrap } from './layout';
import type { PythonModule } from './readPython';
import { NotWritable, type Value } from './typeValue';

const INDENT = { indent: '    ' };
const CALL = { ...INDENT, hugs: true };
/** Characters of a line of imports. */
const WIDTH = 72;

/**
 * A program of one call with the client in Python.
 *
 * @throws {NotWritable} when Python has no name for what the contract has.
 */
export function printPython(call: TypedCall, module: PythonModule): string {
  const { body, comment, hasAnswer, id, path, query, servers, service } = call;
  const named = module.calls.get(id) ?? fail(id);
  const values = valuesOf(call);
  const kinds = new Set(values.map(({ kind }) => kind));
  const taken = [
    ...named.path.map((wire) => print(path.find((one) => one.wire === wire)?.value ?? fail(wire))),
    ...query.map(
      ({ value, wire }) => `${named.query.get(wire) ?? fail(wire)}=${print(value ?? fail(wire))}`,
    ),
    ...(body ? [print(body)] : []),
  ];
  const made = wrap(`frontier.${nameModule(service)}.${named.name}(`, taken, ')', CALL);
  return [
    'import os',
    ...(kinds.has('date') ? ['from datetime import date'] : []),
    ...(kinds.has('decimal') ? ['from decimal import Decimal'] : []),
    ...(kinds.has('file') ? ['from pathlib import Path'] : []),
    '',
    `from frontier_cliente import ${kinds.has('file') ? 'Arquivo, ' : ''}Frontier`,
    ...importModels(nameModule(service), values),
    '',
    'frontier = Frontier(',
    '    api_key=os.environ["API_KEY"],',
    '    secret_key=os.environ["SECRET_KEY"],',
    '    endereco={',
    ...servers.map(({ address, id: name }) => `        "${nameModule(name)}": ${quote(address)},`),
    '    },',
    ')',
    '',
    ...(comment ? [`# ${comment}`] : []),
    `${hasAnswer ? 'resposta = ' : ''}${made}`,
    ...(hasAnswer ? ['print(resposta)'] : []),
  ].join('\n');

  function print(value: Value): string {
    switch (value.kind) {
      case 'decimal':
        return `Decimal(${quote(value.text)})`;
      case 'integer':
        return value.text;
      case 'boolean':
        return value.value ? 'True' : 'False';
      case 'date':
        return `date(${value.text.split('-').map(Number).join(', ')})`;
      case 'file': {
        const name = quote(value.name);
        const parts = [name, `Path(${name}).read_bytes()`, quote(mediaTypeOf(value.name))];
        return wrap('Arquivo(', parts, ')', INDENT);
      }
      case 'list':
        return wrap('[', value.items.map(print), ']', CALL);
      case 'member': {
        const member = module.members.get(value.name)?.get(value.value);
        return `${value.name}.${member ?? fail(value.value)}`;
      }
      case 'model': {
        const names = module.models.get(value.name) ?? fail(value.name);
        const given = value.fields.flatMap(({ value: one, wire }) =>
          one ? [`${names.get(wire) ?? wire}=${print(one)}`] : [],
        );
        return wrap(`${value.name}(`, given, ')', INDENT);
      }
      default:
        return quote(value.text);
    }
  }
}

function importModels(module: string, values: readonly Value[]): string[] {
  const names = values.flatMap((value) =>
    value.kind === 'model' || value.kind === 'member' ? [value.name] : [],
  );
  if (names.length === 0) return [];
  const sorted = [...new Set(names)].sort();
  const begin = `from frontier_cliente.${module} import `;
  const line = begin + sorted.join(', ');
  if (line.length <= WIDTH) return [line];
  return [`${begin}(`, ...sorted.map((name) => `    ${name},`), ')'];
}

/** `pos-emissao` → `pos_emissao`. */
function nameModule(id: string): string {
  return id.replaceAll('-', '_');
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function fail(name: string): never {
  throw new NotWritable(`Python has no name for ${name}`);
}
