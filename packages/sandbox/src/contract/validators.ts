import { Ajv2020 } from 'ajv/dist/2020.js';
import { Decimal } from 'decimal.js';
import type { Exact } from '../exact/exactJson.js';
import { toPlain } from '../exact/exactJson.js';
import { type Misfit, tellMisfits } from './tellMisfits.js';

/** What a validator gives: the value with the contract's defaults, or what does not fit. */
export type Validated = { value: unknown } | { misfits: Misfit[] };

export type Validate = (value: unknown) => Validated;

/**
 * Compiles validators of request parts and answers (JSON Schema 2020-12, formats asserted). The numbers of
 * bodies and answers are `Decimal`s: the schema sees them as floats, `x-casas-decimais` as written.
 */
export class ValidatorCompiler {
  readonly #bodies = createAjv(false);
  readonly #texts = createAjv('array');

  /** For JSON bodies and answers. */
  compileBody(schema: object): Validate {
    const validate = this.#bodies.compile(schema);
    return (exact) => {
      const plain = toPlain(exact);
      if (!validate.call({ exact }, plain)) return { misfits: tellMisfits(validate.errors ?? []) };
      return { value: addDefaults(exact, plain) };
    };
  }

  /** For parameters and parts of forms, which arrive as texts and are read as the schema's types. */
  compileTexts(schema: object): Validate {
    const validate = this.#texts.compile(schema);
    return (texts) => {
      const value = structuredClone(texts);
      return validate.call({ exact: value }, value)
        ? { value }
        : { misfits: tellMisfits(validate.errors ?? []) };
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
  addCalendar(ajv);
  ajv.addFormat('binary', true);
  ajv.addKeyword({
    keyword: 'x-casas-decimais',
    type: 'number',
    schemaType: 'number',
    validate: hasPlaces,
  });
  return ajv;
}

/** Formats that the contracts use. */
function addCalendar(ajv: Ajv2020): void {
  ajv.addFormat('date', isDay);
  ajv.addFormat('date-time', {
    validate: (text: string) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
      isDay(text.slice(0, 10)) &&
      !Number.isNaN(Date.parse(text)),
  });
  ajv.addFormat('uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
}

function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The number as its sender wrote it, found by the place Ajv stands at. */
function hasPlaces(
  this: { exact: unknown },
  places: number,
  _plain: number,
  _schema?: unknown,
  context?: { instancePath: string },
): boolean {
  let part = this.exact;
  for (const name of (context?.instancePath ?? '').split('/').slice(1)) {
    if (typeof part !== 'object' || part === null) return true;
    part = (part as Record<string, unknown>)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return !(part instanceof Decimal) || part.decimalPlaces() <= places;
}

/** Puts into the exact tree what Ajv added to the plain one. */
function addDefaults(exact: unknown, plain: unknown): unknown {
  if (exact instanceof Decimal || typeof exact !== 'object' || exact === null) return exact;
  if (Array.isArray(exact)) {
    return exact.map((item, index) => addDefaults(item, (plain as unknown[])[index]));
  }
  const entries = Object.entries(plain as object).map(([key, value]) => {
    const own = Object.hasOwn(exact, key) ? (exact as Record<string, unknown>)[key] : undefined;
    return [key, own === undefined ? toExact(value) : addDefaults(own, value)];
  });
  return Object.fromEntries(entries);
}

function toExact(value: unknown): Exact | unknown {
  return typeof value === 'number' ? new Decimal(value) : value;
}
