/** What a value of the contract is in a client. */
export type Type =
  | { readonly kind: 'text' | 'decimal' | 'integer' | 'boolean' | 'date' | 'file' | 'any' }
  | { readonly kind: 'list'; readonly item: Type }
  | { readonly kind: 'model' | 'member'; readonly name: string };

/** A field of a model, or what a call takes. */
export interface Field {
  /** Its name in the contract. */
  readonly wire: string;
  /** Its name in Java. */
  readonly name: string;
  readonly type: Type;
}

/** A call as the client has it. */
export interface ClientCall {
  /** What stands in its path, in the order the client takes it. */
  readonly path: readonly Field[];
  /** Names of the contract in the order of the path. */
  readonly places: readonly string[];
  /** What it may ask for, and the class that Java has for it. */
  readonly query?: { readonly name: string; readonly fields: readonly Field[] };
  readonly body?: Type;
  /** Whether the answer is worth a look: the contract describes it, or it is all that is asked for. */
  readonly hasAnswer: boolean;
}

/** Models and calls of a service. Java says all that there is to know of them. */
export interface JavaModule {
  readonly models: ReadonlyMap<string, readonly Field[]>;
  /** Names of enumerations' members, by their values. */
  readonly members: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly calls: ReadonlyMap<string, ClientCall>;
}

const MODEL =
  / {4}public record (\w+)\(\n([\s\S]*?)\n {4}\) implements JsonValue \{([\s\S]*?)\n {4}\}\n/g;
const ENUMERATION = / {4}public static final class (\w+) extends Valor \{\n([\s\S]*?)\n\n/g;
const QUERY = / {4}public static final class (\w+Params) \{\n((?: {8}public [^;(]+;\n)+)/g;
const CALL =
  / {4}public (.+) \w+\((.*)\) \{\n {8}Call call = new Call\("(\w+)", "(\w+)", "(.*?)", \w+\);\n([\s\S]*?)\n {4}\}/g;
const TYPES: Readonly<Record<string, Type>> = {
  String: { kind: 'text' },
  BigDecimal: { kind: 'decimal' },
  Long: { kind: 'integer' },
  Boolean: { kind: 'boolean' },
  LocalDate: { kind: 'date' },
  Arquivo: { kind: 'file' },
};

/**
 * Reads a generated class.
 *
 * @param text what `writeJava` wrote.
 */
export function readJava(text: string): JavaModule {
  const members = new Map(
    [...text.matchAll(ENUMERATION)].map(([, name = '', lines = '']) => {
      const pairs = [...lines.matchAll(/ (\w+) = new \w+\((".*")\);/g)];
      return [name, new Map(pairs.map(([, member = '', value = '']) => [read(value), member]))];
    }),
  );
  const records = [...text.matchAll(MODEL)];
  const names = new Set(records.map(([, name]) => name));
  const models = new Map(
    records.map(([, name = '', fields = '', code = '']) => {
      const wires = pairsOf(code, /fields\.put\("(.*?)", (\w+)\)/g);
      return [name, readFields(fields.split(/,\n/), wires)];
    }),
  );
  const queries = new Map(
    [...text.matchAll(QUERY)].map(([, name = '', fields = '']) => [name, fields.split(/;\n/)]),
  );
  const calls = new Map(
    [...text.matchAll(CALL)].map(
      ([, answer = '', taken = '', id = '', method, path = '', code = '']) => [
        id,
        {
          ...readCall(taken, path, code),
          hasAnswer: answer !== 'void' && (answer !== 'Object' || method === 'GET'),
        },
      ],
    ),
  );
  return { models, members, calls };

  function readCall(taken: string, path: string, code: string): Omit<ClientCall, 'hasAnswer'> {
    const parameters = [...taken.matchAll(/([\w<>, ]+?) (\w+)(?:, |$)/g)].map(
      ([, type = '', name = '']) => ({ type, name }),
    );
    const wires = pairsOf(code, /"([^"]+)", textValue\((\w+)\)/g);
    const asked = pairsOf(
      code.replace(/for \(Object item : (params\.\w+)\) \{\s*(.*)\bitem\b/g, '$2$1'),
      /addQuery\(query, "(.*?)", params\.(\w+)\)/g,
    );
    const query = parameters.find(({ type }) => queries.has(type))?.type;
    const body = parameters.find(({ name }) => name === 'body')?.type;
    return {
      path: readFields(
        parameters.filter(({ name }) => wires.has(name)).map(({ name, type }) => `${type} ${name}`),
        wires,
      ),
      places: [...path.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name),
      ...(query && {
        query: { name: query, fields: readFields(queries.get(query) ?? [], asked) },
      }),
      ...(body && { body: readType(body) }),
    };
  }

  function readFields(lines: readonly string[], wires: ReadonlyMap<string, string>): Field[] {
    return lines.flatMap((line) => {
      const [, type, name] = /^ *(?:public )?(\S.*) (\w+)$/.exec(line) ?? [];
      if (type === undefined || name === undefined) return [];
      return [{ name, wire: wires.get(name) ?? name, type: readType(type) }];
    });
  }

  function readType(type: string): Type {
    const item = /^List<(.*)>$/.exec(type)?.[1];
    if (item !== undefined) return { kind: 'list', item: readType(item) };
    if (names.has(type)) return { kind: 'model', name: type };
    if (members.has(type)) return { kind: 'member', name: type };
    return TYPES[type] ?? { kind: 'any' };
  }
}

/** The contract's names, by those of the code. */
function pairsOf(code: string, pattern: RegExp): Map<string, string> {
  return new Map([...code.matchAll(pattern)].map(([, wire = '', name = '']) => [name, wire]));
}

function read(literal: string): string {
  return JSON.parse(literal);
}
