/** A contract with resolved references: plain data, which the build stores as JSON. */
export interface Contract {
  /** File name without `.yaml`: `pos-emissao`. */
  service: string;
  title: string;
  operations: ContractOperation[];
  /** The body of each notification, by its name under `webhooks`. */
  notifications: Readonly<Record<string, Content>>;
  /** The values of each schema that has fixed ones, by its name. */
  choices: Readonly<Record<string, readonly string[]>>;
}

/** The parts of an OpenAPI operation that the simulator needs. */
export interface ContractOperation {
  /** The `operationId`, unique across all services. */
  id: string;
  service: string;
  method: string;
  /** The path template of the contract: `/api/v1/cadastros/{id}`. */
  path: string;
  summary: string;
  description: string;
  /** Whether the call needs a token. */
  secured: boolean;
  /** The schema of an object with the parameters of the path, and of one with those of the query. */
  params: Schema;
  query: Schema;
  /** Media types of the body; empty without a body. */
  bodyTypes: readonly string[];
  bodyRequired: boolean;
  /** The body's first media type. */
  body?: Content;
  /** The first documented 2xx status. */
  successStatus: number;
  /** The first media type of its response. */
  answer?: Content;
  /** Texts of the documented error statuses; `null` where the contract does not give the text. */
  errorTexts: Readonly<Record<number, string | null>>;
}

export interface Content {
  type: string;
  schema: Schema;
  examples: Readonly<Record<string, { summary?: string; value: unknown }>>;
}

/** An object whose keys are read without a type. */
export type JsonObject = Record<string, unknown>;

export interface Schema {
  type?: string | string[];
  description?: string;
  required?: string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: unknown;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  format?: string;
  contentMediaType?: string;
  enum?: unknown[];
  'x-casas-decimais'?: number;
  'x-perguntas'?: Questions;
}

/** What the contract leaves open about one of its parts: ids alone mark an assumption. */
export type Questions = readonly (string | { lacuna?: string; leitura?: string })[];

/** A field that a schema describes in an object. */
export interface DescribedPart {
  place: string;
  name: string;
  schema: Schema;
  isRequired: boolean;
  /** `undefined` if it is missing. */
  value: unknown;
}

/** Lists the described fields of a value, those of its objects and lists included. */
export function* listParts(
  schema: Schema,
  value: unknown,
  place: string,
): Generator<DescribedPart> {
  for (const { items, properties = {}, required = [] } of partsOf(schema)) {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (items) yield* listParts(items, item, `${place}/${index}`);
      }
    } else if (isFields(value)) {
      for (const [name, part] of Object.entries(properties)) {
        const own = value[name];
        yield { place, name, schema: part, isRequired: required.includes(name), value: own };
        yield* listParts(part, own, `${place}/${name}`);
      }
    }
  }
}

/** Whether a value is a JSON object: neither a list nor a number. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

export function propertyOf(parts: readonly Schema[], name: string): Schema[] {
  return parts.flatMap(({ properties = {} }) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own ? partsOf(own) : [];
  });
}

export function itemsOf(parts: readonly Schema[]): Schema[] {
  return parts.flatMap(({ items }) => (items ? partsOf(items) : []));
}

/** The names of all properties that the schemas have. */
export function namesOf(parts: readonly Schema[]): string[] {
  return [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** The schema and its `allOf`, `anyOf` and `oneOf` members, recursively: all describe the same value. */
export function partsOf(schema: Schema): Schema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}
