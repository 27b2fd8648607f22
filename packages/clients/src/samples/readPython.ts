/** A call as Python names it. */
export interface PythonCall {
  readonly name: string;
  /** Names of the contract of what stands in its path, in the order Python takes it. */
  readonly path: readonly string[];
  /** Names of what it may ask for, by those of the contract. */
  readonly query: ReadonlyMap<string, string>;
}

/** What Python calls models and calls of a service. */
export interface PythonModule {
  /** Names of fields by those of the contract, where they differ, of each model. */
  readonly models: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Names of enumerations' members, by their values. */
  readonly members: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly calls: ReadonlyMap<string, PythonCall>;
}

const MODEL = /@dataclass\nclass (\w+):\n([\s\S]*?)(?=\n\n\n)/g;
const ENUMERATION = /\nclass (\w+)\(\w+, Enum\):\n([\s\S]*?)(?=\n\n\n)/g;
const CALL = /\n {4}def (\w+)\(self(.*)\) -> .*:\n([\s\S]*?)(?=\n\n|$)/g;

/**
 * Reads a generated module.
 *
 * @param text what `writePython` wrote.
 */
export function readPython(text: string): PythonModule {
  const models = new Map(
    [...text.matchAll(MODEL)].map(([, name = '', code = '']) => {
      const map = /_field_map: .* = (\{.*\})/.exec(code)?.[1] ?? '{}';
      const pairs = Object.entries<string>(JSON.parse(map));
      return [name, new Map(pairs.map(([field, wire]) => [wire, field]))];
    }),
  );
  const members = new Map(
    [...text.matchAll(ENUMERATION)].map(([, name = '', code = '']) => {
      const pairs = [...code.matchAll(/^ {4}(\w+) = (".*")$/gm)];
      return [name, new Map(pairs.map(([, one = '', value = '']) => [JSON.parse(value), one]))];
    }),
  );
  const ids = new Map(
    [...text.matchAll(/^ {4}"(\w+)": \{"id": "(\w+)"/gm)].map(([, name = '', id = '']) => [
      name,
      id,
    ]),
  );
  const calls = new Map(
    [...text.matchAll(CALL)].flatMap(([, name = '', taken = '', code = '']) => {
      const id = ids.get(name);
      return id === undefined ? [] : [[id, readCall(name, taken, code)] as const];
    }),
  );
  return { models, members, calls };
}

function readCall(name: string, taken: string, code: string): PythonCall {
  const path = /build_path\(.*?, \{(.*)\}\)/.exec(code)?.[1] ?? '';
  const wires = new Map(
    [...path.matchAll(/"([^"]+)": (\w+)/g)].map(([, wire = '', field = '']) => [field, wire]),
  );
  return {
    name,
    path: [...taken.matchAll(/, (\w+):/g)].flatMap(([, field = '']) => wires.get(field) ?? []),
    query: new Map(
      [...code.matchAll(/params\["(.*?)"\] = encode(?:_value\(\w+, |\()(\w+)\)/g)].map(
        ([, wire = '', field = '']) => [wire, field],
      ),
    ),
  };
}
