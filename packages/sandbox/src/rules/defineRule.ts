import { isStorable } from '../exact/exactJson.js';

/** Parses one parameter; `place` names it in the error. */
export type Reader<Value> = (value: unknown, place: string) => Value;

type Readers = Record<string, Reader<unknown>>;

export type ParametersOf<R extends Readers> = { readonly [Name in keyof R]: ReturnType<R[Name]> };

/** A rule for the code that implements it: the id in `rules.yml`, and a parser of its parameters. */
export interface Rule<Parameters> {
  id: string;
  /** @throws Error naming the missing, invalid or unknown parameter */
  read: (parameters: Record<string, unknown>) => Parameters;
}

/** The rules that code implements, by id; `rules.yml` must have exactly these. */
export const definedRules = new Map<string, Rule<unknown>>();

/**
 * Declares that the code beside it implements a rule. The rule's text and values are in `rules.yml`; a test compares
 * both.
 * @param findViolation returns a problem among parameters that are each valid: `perfil: deve ser …`
 * @throws Error for an id that is already defined
 */
export function defineRule<R extends Readers>(
  id: string,
  readers: R,
  findViolation?: (parameters: ParametersOf<R>) => string | undefined,
): Rule<ParametersOf<R>> {
  if (definedRules.has(id)) throw new Error(`A regra ${id} já tem quem a siga`);
  const rule: Rule<ParametersOf<R>> = {
    id,
    read(parameters) {
      const unknown = Object.keys(parameters).find((name) => !Object.hasOwn(readers, name));
      if (unknown !== undefined) {
        throw new Error(`${id}.${unknown}: a regra só tem ${Object.keys(readers).join(', ')}`);
      }
      const values = Object.fromEntries(
        Object.entries(readers).map(([name, read]) => [
          name,
          read(parameters[name], `${id}.${name}`),
        ]),
      ) as ParametersOf<R>;
      const violation = findViolation?.(values);
      if (violation !== undefined) throw new Error(`${id}.${violation}`);
      return values;
    },
  };
  definedRules.set(id, rule);
  return rule;
}

function readerOf<Value>(is: (value: unknown) => value is Value, wanted: string): Reader<Value> {
  return (value, place) => {
    if (is(value)) return value;
    throw new Error(`${place}: deve ser ${wanted}`);
  };
}

export const aBoolean = readerOf((value) => typeof value === 'boolean', 'true ou false');

export const aText = readerOf(
  (value): value is string => typeof value === 'string' && isStorable(value),
  'um texto, sem NUL',
);

export function aTextLike(form: RegExp, wanted: string): Reader<string> {
  return readerOf(
    (value): value is string => typeof value === 'string' && form.test(value),
    wanted,
  );
}

export const aCnpj = aTextLike(/^\d{14}$/, 'um CNPJ, sem pontuação');

/** About 30 years in seconds, so that dates computed from a rule keep a year of four digits. */
const LARGEST = 1_000_000_000;

/** A number from 0 to 1,000,000,000. */
export const aNumber = aNumberTo(LARGEST);

function aNumberTo(most: number): Reader<number> {
  return readerOf(
    (value): value is number => typeof value === 'number' && value >= 0 && value <= most,
    `um número de 0 a ${most}`,
  );
}

export function aWholeNumber(from: number, to: number): Reader<number> {
  return readerOf(
    (value): value is number =>
      Number.isInteger(value) && Number(value) >= from && Number(value) <= to,
    `um número inteiro, de ${from} a ${to}`,
  );
}

export const anErrorCode = aWholeNumber(400, 599);

/** Seconds up to a day, which timers can wait. */
export const aWait = aNumberTo(86_400);

export function oneOf<const Words extends readonly (string | number)[]>(
  ...words: Words
): Reader<Words[number]> {
  return readerOf(
    (value): value is Words[number] => words.some((word) => word === value),
    words.join(' ou '),
  );
}

export function listOf<Value>(read: Reader<Value>): Reader<Value[]> {
  return (value, place) => {
    if (!Array.isArray(value)) throw new Error(`${place}: deve ser uma lista`);
    return value.map((item, index) => read(item, `${place}[${index}]`));
  };
}

export function mapOf<Value>(read: Reader<Value>): Reader<ReadonlyMap<string, Value>> {
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${place}: deve ser um mapa de nomes e valores`);
    }
    return new Map(
      Object.entries(value).map(([name, item]) => [name, read(item, `${place}.${name}`)]),
    );
  };
}
