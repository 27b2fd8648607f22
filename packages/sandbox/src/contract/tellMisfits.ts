import type { ErrorObject } from 'ajv/dist/2020.js';

/** One thing that does not fit: where in the part of the request, and what is wrong, in Portuguese. */
export interface Misfit {
  onde: string;
  problema: string;
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

type Params = Record<string, unknown>;

/** What each keyword asks for, after the place. */
const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  required: ({ missingProperty }) => `deve ter o campo ${missingProperty}`,
  type: ({ type }) => `deve ser ${TYPES[String(type)] ?? type}`,
  enum: ({ allowedValues }) => `deve ser um de: ${(allowedValues as unknown[]).join(', ')}`,
  pattern: ({ pattern }) => `deve ter a forma ${pattern}`,
  format: ({ format }) => `deve ter o formato ${format}`,
  minLength: ({ limit }) => `deve ter ao menos ${limit} caracteres`,
  maxLength: ({ limit }) => `deve ter no máximo ${limit} caracteres`,
  minimum: ({ limit }) => `deve ser ${limit} ou maior`,
  maximum: ({ limit }) => `deve ser ${limit} ou menor`,
  exclusiveMinimum: ({ limit }) => `deve ser maior que ${limit}`,
  exclusiveMaximum: ({ limit }) => `deve ser menor que ${limit}`,
  additionalProperties: ({ additionalProperty }) => `não tem o campo ${additionalProperty}`,
  'x-casas-decimais': () => 'tem mais casas decimais do que o contrato permite',
};

/** What Ajv found, in words; a keyword without a sentence of its own is told in Ajv's English. */
export function tellMisfits(errors: readonly ErrorObject[]): Misfit[] {
  return errors.map(({ keyword, instancePath, params, message }) => ({
    onde: instancePath || '/',
    problema: SENTENCES[keyword]?.(params) ?? message ?? keyword,
  }));
}
