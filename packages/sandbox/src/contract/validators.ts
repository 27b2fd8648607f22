import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { Decimal } from 'decimal.js';
import { readPointer, toPlain } from '../exact/exactJson.js';
import { isDay } from '../work/clock.js';

/** Result of a validator: the value with the contract's defaults, or the violations. */
export type Validated = { value: unknown } | { misfits: Misfit[] };

export type Validate = (value: unknown) => Validated;

/**
 * Compiles validators of request parts and responses (JSON Schema 2020-12, formats asserted). Numbers in bodies
 * and responses are `Decimal`s: the schema sees floats, and `x-casas-decimais` sees the digits as written.
 */
export class ValidatorCompiler {
  readonly #bodies = createAjv(false);
  readonly #texts = createAjv('array');

  /** For JSON bodies and responses. */
  compileBody(schema: object): Validate {
    const validate = this.#bodies.compile(schema);
    return (exact) => {
      const plain = toPlain(exact);
      if (!validate.call({ exact }, plain))
        return { misfits: describeMisfits(validate.errors ?? []) };
      return { value: addDefaults(exact, plain) };
    };
  }

  /** For parameters and form parts, which arrive as strings and are coerced to the schema's types. */
  compileTexts(schema: object): Validate {
    const validate = this.#texts.compile(schema);
    return (texts) => {
      const value = structuredClone(texts);
      validate.call({ exact: value }, value);
      const misfits = [...describeMisfits(validate.errors ?? []), ...findOddNumbers(texts, value)];
      return misfits.length > 0 ? { misfits } : { value };
    };
  }
}

function createAjv(coerceTypes: false | 'array'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    useDefaults: true,
    coerceTypes,
    passContext: true,
    validateFormats: true,
  });
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', isInstant);
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
  ajv.addFormat('binary', true);
  const number = { type: 'number', schemaType: 'number' } as const;
  ajv.addKeyword({ keyword: 'x-casas-decimais', ...number, validate: hasPlaces });
  return ajv;
}

/** Finds texts that Ajv converts to numbers although they have other signs than digits: `0x10`, `1e2`, ` 1`. */
function findOddNumbers(texts: unknown, value: unknown): Misfit[] {
  const numbers = Object.entries(Object(value)).filter(([, one]) => typeof one === 'number');
  return numbers
    .filter(([name]) => !/^-?\d+(\.\d+)?$/.test(String(readPointer(texts, `/${name}`) ?? 0)))
    .map(([name]) => ({ onde: `/${name}`, problema: 'deve ser um número em algarismos' }));
}

function isInstant(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text))
  );
}

/** Checks the number as written, which it finds through Ajv's current path. */
function hasPlaces(
  this: { exact: unknown },
  places: number,
  _plain: number,
  _schema?: unknown,
  context?: { instancePath: string },
): boolean {
  const part = readPointer(this.exact, context?.instancePath ?? '');
  return !(part instanceof Decimal) || part.decimalPlaces() <= places;
}

/** Copies the defaults that Ajv added to the plain tree into the exact tree. */
function addDefaults(exact: unknown, plain: unknown): unknown {
  if (exact instanceof Decimal || typeof exact !== 'object' || exact === null) return exact;
  if (Array.isArray(exact)) {
    return exact.map((item, index) => addDefaults(item, (plain as unknown[])[index]));
  }
  const entries = Object.entries(plain as object).map(([key, value]) => {
    const own = Object.hasOwn(exact, key) ? (exact as Record<string, unknown>)[key] : undefined;
    return [key, own === undefined ? toDecimal(value) : addDefaults(own, value)];
  });
  return Object.fromEntries(entries);
}

function toDecimal(value: unknown): unknown {
  return typeof value === 'number' ? new Decimal(value) : value;
}

/** One violation: the location in the request part, and the problem in Portuguese. */
export interface Misfit {
  onde: string;
  problema: string;
  /** The field that `onde` lacks. */
  lacking?: string;
  /** The rule that finds the problem, if the contract does not. */
  regra?: string;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  date: 'um dia que exista, AAAA-MM-DD',
  'date-time': 'um instante, como 2026-03-16T12:00:00Z',
  uuid: 'um UUID',
};

type Params = Record<string, unknown>;

/** The requirement of each keyword, in Portuguese. */
const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  required: ({ missingProperty }) => `deve ter o campo ${missingProperty}`,
  type: ({ type }) => `deve ser ${TYPES[String(type)] ?? type}`,
  enum: ({ allowedValues }) => `deve ser um de: ${(allowedValues as unknown[]).join(', ')}`,
  pattern: ({ pattern }) => `deve ter a forma ${pattern}`,
  format: ({ format }) => `deve ser ${FORMATS[String(format)] ?? format}`,
  minLength: ({ limit }) => `deve ter ao menos ${limit} caracteres`,
  maxLength: ({ limit }) => `deve ter no máximo ${limit} caracteres`,
  minimum: ({ limit }) => `deve ser ${limit} ou maior`,
  maximum: ({ limit }) => `deve ser ${limit} ou menor`,
  exclusiveMinimum: ({ limit }) => `deve ser maior que ${limit}`,
  exclusiveMaximum: ({ limit }) => `deve ser menor que ${limit}`,
  additionalProperties: ({ additionalProperty }) => `não tem o campo ${additionalProperty}`,
  'x-casas-decimais': () => 'tem mais casas decimais do que o contrato permite',
};

/** Describes Ajv's errors; a keyword that is not in `SENTENCES` keeps Ajv's English message. */
function describeMisfits(errors: readonly ErrorObject[]): Misfit[] {
  return errors.map(({ keyword, instancePath, params, message }) => ({
    onde: instancePath || '/',
    problema: SENTENCES[keyword]?.(params) ?? message ?? keyword,
    ...(keyword === 'required' && { lacking: String(params.missingProperty) }),
  }));
}
