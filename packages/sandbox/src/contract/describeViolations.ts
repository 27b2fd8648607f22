import type { ErrorObject } from 'ajv';

export interface Violation {
  /** A part of the request and a JSON pointer into it (`corpo/telefone`), a header's name, or a line of a file. */
  location: string;
  /** In Portuguese. */
  problem: string;
  /** The field that the location lacks. */
  missing?: string;
  /** The rule that finds the problem, if the contract does not. */
  rule?: string;
  /** The place in the contract that finds it: `emissao.yaml: criarSolicitacao.body.tipo`. */
  contract?: string;
}

/** A violation as responses have it, in Portuguese like the other names of their fields. */
export interface Detail {
  onde: string;
  problema: string;
  regra?: string;
  contrato?: string;
}

/** Types by their names in JSON Schema and in zod. */
export const TYPES: Readonly<Record<string, string>> = {
  string: 'um texto',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
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
  pattern: ({ pattern }) => `deve ter a forma ${describeForm(String(pattern))}`,
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

/** A pattern, with the usual cause where it wants digits: a CPF or CNPJ with dots. */
export const describeForm = (pattern: string) =>
  pattern.includes('\\d') ? `${pattern}, sem pontuação` : pattern;

/** Describes Ajv's errors; a keyword that is not in `SENTENCES` keeps Ajv's English message. */
export function describeViolations(errors: readonly ErrorObject[]): Violation[] {
  return errors.map(({ keyword, instancePath, params, message }) => ({
    location: instancePath || '/',
    problem: SENTENCES[keyword]?.(params) ?? message ?? keyword,
    ...(keyword === 'required' && { missing: String(params.missingProperty) }),
  }));
}

export function toDetail({ contract, location, problem, rule }: Violation): Detail {
  return { onde: location, problema: problem, regra: rule, contrato: contract };
}

export function writeDetails(details: readonly Detail[]): string {
  return details.map(({ onde, problema }) => `${onde}: ${problema}`).join('; ');
}

export function writeViolations(violations: readonly Violation[]): string {
  return writeDetails(violations.map(toDetail));
}
