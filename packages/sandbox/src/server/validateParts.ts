import type { ContractRoute } from '../contract/Contract.js';
import type { Misfit, Validate, ValidatorCompiler } from '../contract/validators.js';
import { isKeepable, writeExact } from '../exact/exactJson.js';

/** Names of a request's parts in the details of a refusal. */
const PLACES = { params: 'caminho', querystring: 'consulta', body: 'corpo' } as const;

/** The value with the contract's defaults, and its violations. */
export interface CheckedPart {
  value: unknown;
  misfits: readonly Misfit[];
}

/** Validates requests and responses of a route by the contract's schemas; validators are compiled at first use. */
export class PartValidators {
  readonly #made = new Map<object, Validate>();

  constructor(
    private readonly route: ContractRoute,
    private readonly compiler: ValidatorCompiler,
  ) {}

  /** The schema of the JSON body; empty without one. */
  get jsonSchema(): object {
    return this.route.schema.body?.content?.['application/json']?.schema ?? {};
  }

  /** Compiles all validators. @throws Error for a schema that cannot be compiled */
  compileAll(): void {
    const { body, params, querystring, response = {} } = this.route.schema;
    for (const schema of [params, querystring]) if (schema) this.#texts(schema);
    for (const [type, { schema }] of Object.entries(body?.content ?? {})) {
      if (schema) this.#ofType(type, schema);
    }
    for (const { content } of Object.values(response)) {
      const schema = content?.['application/json']?.schema;
      if (schema) this.#exact(schema);
    }
  }

  /** Validates the parameters of the path or the query. */
  checkTexts(part: 'params' | 'querystring', texts: unknown): CheckedPart {
    const schema = this.route.schema[part];
    return check(PLACES[part], texts, schema && this.#texts(schema), false);
  }

  checkBody(type: string, body: unknown): CheckedPart {
    const schema = this.route.schema.body?.content?.[type]?.schema;
    const isJson = type === 'application/json';
    return check(PLACES.body, body, schema && this.#ofType(type, schema), isJson);
  }

  /** Serialises a response. @throws Error naming where it violates the schema, if the contract has one */
  writeAnswer(status: number, answer: unknown): string {
    const { method, schema, url } = this.route;
    const content = schema.response?.[status]?.content?.['application/json']?.schema;
    const result = content && this.#exact(content)(answer);
    if (!result || 'value' in result) return writeExact(answer);
    const faults = result.misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ');
    throw new Error(`${method} ${url} ${status}: a resposta não cabe no contrato: ${faults}`);
  }

  #ofType(type: string, schema: object): Validate {
    return type === 'application/json' ? this.#exact(schema) : this.#texts(schema);
  }

  #exact(schema: object): Validate {
    return this.#make(schema, () => this.compiler.compileBody(schema));
  }

  #texts(schema: object): Validate {
    return this.#make(schema, () => this.compiler.compileTexts(schema));
  }

  #make(schema: object, compile: () => Validate): Validate {
    const made = this.#made.get(schema) ?? compile();
    this.#made.set(schema, made);
    return made;
  }
}

/** @param isJson whether the parser has already refused texts that PostgreSQL cannot store */
function check(
  place: string,
  value: unknown,
  validate: Validate | undefined,
  isJson: boolean,
): CheckedPart {
  if (!isJson && !areKeepable(value)) {
    const problema = 'um texto tem um caractere que não se pode guardar';
    return { value, misfits: [{ onde: place, problema }] };
  }
  const result = validate?.(value) ?? { value };
  if ('value' in result) return { value: result.value, misfits: [] };
  const misfits = result.misfits.map(({ onde, problema }) => ({
    onde: onde === '/' ? place : `${place}${onde}`,
    problema,
  }));
  return { value, misfits };
}

function areKeepable(value: unknown): boolean {
  if (typeof value === 'string') return isKeepable(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(areKeepable);
}
