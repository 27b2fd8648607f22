import { Decimal } from 'decimal.js';
import { parseExact, readPointer, UnreadableJsonError, writeExact } from '../exact/exactJson.js';
import {
  type ContractOperation,
  isFields,
  itemsOf,
  namesOf,
  partsOf,
  propertyOf,
  type Schema,
} from './Contract.js';
import { createCompiler } from './compileSchema.js';
import type { Misfit } from './describeMisfits.js';
import { type Validated, ValidatorCompiler } from './validators.js';

export type { Contract, ContractOperation } from './Contract.js';

/** A request without host and token. */
export interface WrittenRequest {
  /** Path and query parameters by name. */
  parameters: Readonly<Record<string, unknown>>;
  /** JSON text, so that numbers keep their digits; for a form, a JSON object with one string per part. */
  body?: string;
}

/** A problem in a request, with the contract's facts about its location. */
export interface RequestFault extends Misfit {
  /** The value as written; absent for objects, lists and missing values. */
  sent?: string;
  description?: string;
  /** Maximum number of decimal places. */
  decimalPlaces?: number;
}

export interface ValidationReport {
  faults: RequestFault[];
  /** Names that the contract does not describe: it neither allows nor forbids them. */
  unknown: RequestFault[];
}

/** Validates requests against the contracts before they are sent. */
export class RequestValidator {
  readonly #compiler = new ValidatorCompiler(createCompiler());

  /**
   * Validates a request; the report names locations as the simulator's error responses do.
   * @param operation the operation that the request is for
   * @param request its parameters and body
   * @returns violations and unknown names; both empty for a valid request
   */
  check(
    { body: described, bodyRequired, params, query }: ContractOperation,
    { body, parameters }: WrittenRequest,
  ): ValidationReport {
    const report: ValidationReport = { faults: [], unknown: [] };
    const isOfPath = (name: string) => params.properties?.[name] !== undefined;
    const [ofPath, ofQuery] = [true, false].map((wanted) =>
      Object.fromEntries(Object.entries(parameters).filter(([name]) => isOfPath(name) === wanted)),
    );
    this.#checkTexts(report, 'caminho', params, ofPath);
    this.#checkTexts(report, 'consulta', query, ofQuery);
    const isSent = body !== undefined && body !== '';
    if (!described) {
      if (isSent) add(report.faults, 'corpo', 'a chamada não tem corpo');
      return report;
    }
    const { schema, type } = described;
    if (!isSent) {
      if (bodyRequired) add(report.faults, 'corpo', `deve vir como ${type}`);
      return report;
    }
    let sent: unknown;
    try {
      sent = parseExact(body);
    } catch (error) {
      if (!(error instanceof UnreadableJsonError)) throw error;
      add(report.faults, 'corpo', error.message);
      return report;
    }
    if (type !== 'application/json') this.#checkTexts(report, 'corpo', schema, sent);
    else reportMisfits(report, 'corpo', schema, sent, this.#compiler.compileBody(schema)(sent));
    return report;
  }

  #checkTexts(report: ValidationReport, place: string, schema: Schema, sent: unknown): void {
    reportMisfits(report, place, schema, sent, this.#compiler.compileTexts(schema)(sent));
  }
}

function reportMisfits(
  report: ValidationReport,
  place: string,
  schema: Schema,
  sent: unknown,
  result: Validated,
) {
  for (const { onde, problema } of 'misfits' in result ? result.misfits : []) {
    const pointer = onde === '/' ? '' : onde;
    const found = schemasAt(schema, pointer);
    const part = readPointer(sent, pointer);
    const decimalPlaces = firstOf(found, 'x-casas-decimais');
    const description = isScalar(part) ? firstOf(found, 'description') : undefined;
    report.faults.push({
      onde: place + pointer,
      problema,
      ...(isScalar(part) && { sent: writeExact(part) }),
      ...(description !== undefined && { description }),
      ...(decimalPlaces !== undefined && { decimalPlaces }),
    });
  }
  reportUnknown(report.unknown, place, partsOf(schema), sent);
}

/** Reports names that no schema of the location describes: most often spelling mistakes. */
function reportUnknown(
  found: RequestFault[],
  place: string,
  schemas: readonly Schema[],
  sent: unknown,
): void {
  if (Array.isArray(sent)) {
    for (const [index, part] of sent.entries())
      reportUnknown(found, `${place}/${index}`, itemsOf(schemas), part);
    return;
  }
  if (!isFields(sent)) return;
  const isOpen = schemas.some(({ additionalProperties }) => additionalProperties !== undefined);
  const names = namesOf(schemas);
  const isDescribed = names.length > 0 || /^(caminho|consulta)$/.test(place);
  for (const [name, part] of Object.entries(sent)) {
    const own = propertyOf(schemas, name);
    if (own.length > 0) reportUnknown(found, `${place}/${name}`, own, part);
    else if (isDescribed && !isOpen) {
      const known = names.length > 0 ? `descreve ${names.join(', ')}` : 'não descreve nenhum';
      add(found, `${place}/${name}`, `o contrato não descreve este nome; aqui, ${known}`);
    }
  }
}

function add(findings: RequestFault[], onde: string, problema: string): void {
  findings.push({ onde, problema });
}

function isScalar(part: unknown): boolean {
  return part !== undefined && (typeof part !== 'object' || part instanceof Decimal);
}

/** The schemas that apply at a place in a value; each comes before its members. */
function schemasAt(schema: Schema, pointer: string): readonly Schema[] {
  const keys = pointer.split('/').slice(1);
  return keys.reduce((parts, key) => {
    const own = propertyOf(parts, key);
    return own.length > 0 ? own : itemsOf(parts);
  }, partsOf(schema));
}

function firstOf<Key extends keyof Schema>(
  schemas: readonly Schema[],
  key: Key,
): Schema[Key] | undefined {
  return schemas.find((schema) => schema[key] !== undefined)?.[key];
}
