import type { ErrorObject } from 'ajv';

/** One violation: the location in the request part, and the problem in Portuguese. */
export interface Violation {
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
export function describeViolations(errors: readonly ErrorObject[]): Violation[] {
  return errors.map(({ keyword, instancePath, params, message }) => ({
    onde: instancePath || '/',
    problema: SENTENCES[keyword]?.(params) ?? message ?? keyword,
    ...(keyword === 'required' && { lacking: String(params.missingProperty) }),
  }));
}

export function writeViolations(violations: readonly Violation[]): string {
  return violations.map(({ onde, problema }) => `${onde}: ${problema}`).join('; ');
}
