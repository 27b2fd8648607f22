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

/** The expected text, by its format or pattern. */
const TEXTS: Readonly<Record<string, string>> = {
  date: 'um dia que exista, AAAA-MM-DD',
  'date-time': 'um instante, como 2026-03-16T12:00:00Z',
  uuid: 'um UUID',
  '^\\d{11}$': 'um texto de 11 dígitos, sem pontos nem traço',
  '^\\d{14}$': 'um texto de 14 dígitos, sem pontos, barra nem traço',
  '^(\\d{11}|\\d{14})$': 'um texto de 11 ou 14 dígitos, sem pontos, barra nem traço',
};

/** Keywords that say less about a value than another one that it breaks too. */
const WEAKER: Record<string, string> = { type: 'enum', maxLength: 'pattern', minLength: 'pattern' };

type Params = Record<string, unknown>;

const SENTENCES: Readonly<Record<string, (params: Params) => string>> = {
  required: ({ missingProperty }) => `deve ter o campo ${missingProperty}`,
  type: ({ type }) => `deve ser ${TYPES[String(type)] ?? type}`,
  enum: ({ allowedValues }) => `deve ser um de: ${(allowedValues as unknown[]).join(', ')}`,
  pattern: ({ pattern }) => `deve ser ${TEXTS[String(pattern)] ?? `da forma ${pattern}`}`,
  format: ({ format }) => `deve ser ${TEXTS[String(format)] ?? format}`,
  minLength: ({ limit }) => `deve ter ao menos ${limit} caracteres`,
  maxLength: ({ limit }) => `deve ter no máximo ${limit} caracteres`,
  minimum: ({ limit }) => `deve ser ${limit} ou maior`,
  maximum: ({ limit }) => `deve ser ${limit} ou menor`,
  exclusiveMinimum: ({ limit }) => `deve ser maior que ${limit}`,
  exclusiveMaximum: ({ limit }) => `deve ser menor que ${limit}`,
  additionalProperties: ({ additionalProperty }) => `não tem o campo ${additionalProperty}`,
  'x-casas-decimais': ({ limit }) => `deve ter no máximo ${limit} casas decimais`,
};

/** Describes Ajv's errors; a keyword that is not in `SENTENCES` keeps Ajv's English message. */
export function describeViolations(errors: readonly ErrorObject[]): Violation[] {
  const broken = new Set(errors.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`));
  return errors
    .filter(({ keyword, instancePath }) => !broken.has(`${WEAKER[keyword]} ${instancePath}`))
    .map(({ keyword, instancePath, params, message }) => ({
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
