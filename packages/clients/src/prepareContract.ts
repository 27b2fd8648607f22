import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';

/** A contract as a service publishes it. */
export interface Contract {
  /** `pos-emissao`. */
  readonly id: string;
  /** Its YAML. */
  readonly text: string;
  /** What faults name it by. */
  readonly file: string;
}

/** A contract in the words of the generator. */
export interface PreparedContract {
  readonly id: string;
  /** Its title and version, for readers of code. */
  readonly title: string;
  /** Where it is served. */
  readonly server: string;
  /** The document for the generator. */
  readonly document: object;
  /** Where whole numbers stand in an answer, by operation: `pagination.total`; `*` is each item. */
  readonly integers: Readonly<Record<string, readonly string[]>>;
  /** Schemas of forms with files, by operation. */
  readonly forms: Readonly<Record<string, string>>;
}

/** A contract, or the generator, has what clients can't carry. */
export class ClientFailure extends Error {}

/**
 * Schemas that stand for what the languages have a type of their own for. They are objects, so that the generator
 * keeps their names; each language puts its type there.
 */
const OWN_TYPES = { number: 'Decimal', date: 'Dia', binary: 'Arquivo' } as const;
const STAND_INS = Object.fromEntries(
  Object.values(OWN_TYPES).map((name) => [
    name,
    { type: 'object', properties: { x: { type: 'string' } } },
  ]),
);
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];
/** Of a schema that is replaced, what says something to readers of code. */
const KEPT = ['description', 'deprecated'];

/** The field of what else an object holds, in the languages that need one. */
export const FURTHER_FIELDS = 'outrosCampos';
const FURTHER_TEXT = 'O que vier em campos de outros nomes.';

type Json = Record<string, unknown>;

/**
 * Puts decimals, dates and files in the place of the schemas that carry them, and leaves out what no code is made of:
 * examples, addresses of the portal, webhooks (their payloads stay among the schemas).
 *
 * @throws {ClientFailure} naming file and line of what clients can't carry: a name that is theirs, an operation
 *   without `operationId`, a number among several types or with fixed values, whole numbers in a schema that holds
 *   itself.
 */
export function prepareContract({ file, id, text }: Contract): PreparedContract {
  const lines = new LineCounter();
  const yaml = parseDocument(text, { lineCounter: lines });
  const fail = (path: readonly (string | number)[], problem: string): never => {
    const node = yaml.getIn(path, true);
    const parent = yaml.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
      : undefined;
    const place = isNode(pair?.key) ? pair.key : isNode(node) ? node : undefined;
    const line = lines.linePos(place?.range?.[0] ?? 0).line;
    throw new ClientFailure(`${file}:${line} (#/${path.join('/')}): ${problem}`);
  };
  const [broken] = yaml.errors;
  if (broken) throw new ClientFailure(`${file}: ${broken.message}`);
  const source = yaml.toJS() as Json;
  for (const name of Object.values(OWN_TYPES)) {
    const path = ['components', 'schemas', name];
    if (yaml.hasIn(path)) fail(path, `the clients have a type "${name}" of their own: rename it`);
  }

  const document = rewrite(source, []) as Json;
  delete document.webhooks;
  const components = asObject(document.components);
  const schemas = { ...asObject(components.schemas), ...STAND_INS };
  document.components = { ...components, schemas };
  const integers: Record<string, readonly string[]> = {};
  const forms: Record<string, string> = {};
  for (const { at, operation } of operationsOf(document)) {
    const name = operation.operationId;
    if (typeof name !== 'string') {
      fail(at, 'clients name a call by its operationId: give it one');
      continue;
    }
    const [code, response] =
      Object.entries(asObject(operation.responses)).find(([key]) => /^2/.test(key)) ?? [];
    const answer = asObject(resolve(response));
    // A body that is not described is handed on as it comes.
    if (code !== '204') answer.content ??= { 'application/json': { schema: {} } };
    const content = asObject(answer.content);
    const found = findIntegers(asObject(content['application/json']).schema, [], at);
    if (found.length > 0) integers[name] = found.sort();
    const body = asObject(asObject(resolve(operation.requestBody)).content)['multipart/form-data'];
    const form = /^#\/components\/schemas\/(\w+)$/.exec(
      String(asObject(asObject(body).schema).$ref),
    );
    if (form?.[1]) forms[name] = form[1];
    else if (body)
      fail(at, 'clients name the fields of a form by its schema: put it in components');
  }
  for (const schema of Object.values(schemas)) nameFurtherFields(asObject(schema));
  const [server] = (source.servers ?? []) as Json[];
  if (typeof server?.url !== 'string')
    return fail(['servers'], 'clients need the address of a server');
  const { title, version } = asObject(source.info);
  return { id, title: `${title} ${version}`, server: server.url, document, integers, forms };

  function rewrite(node: unknown, at: readonly (string | number)[]): unknown {
    if (Array.isArray(node)) return node.map((item, index) => rewrite(item, [...at, index]));
    if (node === null || typeof node !== 'object') return node;
    const schema = node as Json;
    // A property or a schema may have any name, that of a keyword too.
    const isNames =
      (at.at(-1) === 'properties' && at.at(-2) !== 'properties') ||
      (at.length === 2 && at[0] === 'components');
    const type = isNames ? undefined : ownTypeOf(schema, at);
    if (type !== undefined) {
      const kept = Object.entries(schema).filter(([key]) => KEPT.includes(key));
      return clean({ $ref: `#/components/schemas/${type}`, ...Object.fromEntries(kept) });
    }
    const entries = Object.entries(schema)
      .filter(([key]) => isNames || !/^examples?$/.test(key))
      .map(([key, value]) => [key, rewrite(value, [...at, key])]);
    return isNames ? Object.fromEntries(entries) : clean(Object.fromEntries(entries));
  }

  function ownTypeOf({ enum: values, format, type }: Json, at: readonly (string | number)[]) {
    const types = Array.isArray(type) ? type : [type];
    const wanted = types.includes('number')
      ? OWN_TYPES.number
      : types.includes('string') && (format === 'date' || format === 'binary')
        ? OWN_TYPES[format]
        : undefined;
    if (wanted !== undefined && types.length > 1) {
      fail(
        [...at, 'type'],
        'clients give a number, date or file one type: say null by leaving it out',
      );
    }
    if (wanted !== undefined && values !== undefined) {
      fail([...at, 'enum'], 'clients carry fixed values of texts and whole numbers only');
    }
    return wanted;
  }

  function resolve(node: unknown): unknown {
    const { $ref } = asObject(node);
    if (typeof $ref !== 'string') return node;
    const keys = $ref
      .slice(2)
      .split('/')
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    return keys.reduce<unknown>((found, key) => asObject(found)[key], document);
  }

  function findIntegers(
    node: unknown,
    open: readonly string[],
    at: readonly (string | number)[],
  ): string[] {
    if (node === undefined) return [];
    const { $ref } = asObject(node);
    if (typeof $ref === 'string' && open.includes($ref)) {
      return fail(at, `clients can't find the whole numbers in ${$ref}, which holds itself`);
    }
    const within = typeof $ref === 'string' ? [...open, $ref] : open;
    const schema = asObject(resolve(node));
    if (schema.type === 'integer') return [''];
    const below = (name: string, child: unknown) =>
      findIntegers(child, within, at).map((path) => (path === '' ? name : `${name}.${path}`));
    const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as unknown[]);
    return [
      ...Object.entries(asObject(schema.properties)).flatMap(([name, child]) => below(name, child)),
      ...below('*', schema.items),
      ...below('*', schema.additionalProperties),
      ...parts.flatMap((part) => findIntegers(part, within, at)),
    ];
  }
}

function* operationsOf(document: Json) {
  for (const [path, item] of Object.entries(asObject(document.paths))) {
    for (const [method, operation] of Object.entries(asObject(item))) {
      if (!METHODS.includes(method)) continue;
      yield { at: ['paths', path, method], operation: asObject(operation) };
    }
  }
}

/** What an object holds besides its own fields has no place in a record: it gets the last field. */
function nameFurtherFields(schema: Json): void {
  const { additionalProperties, properties } = schema;
  if (properties === undefined || typeof additionalProperties !== 'object') return;
  const further = { type: 'object', additionalProperties, description: FURTHER_TEXT };
  schema.properties = { ...asObject(properties), [FURTHER_FIELDS]: further };
  delete schema.additionalProperties;
}

function asObject(value: unknown): Json {
  return value !== null && typeof value === 'object' ? (value as Json) : {};
}

/** Links lead to the portal, where code is not read; what is our reading stays told. */
function clean(node: Json): Json {
  if (typeof node.description !== 'string') return node;
  const description = node.description
    .replaceAll(/\(?\[leitura nossa\]\([^)]*\)\)?/g, '(leitura nossa)')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim();
  return { ...node, description };
}
