import * as z from 'zod';
import { calls } from '../../dist/data.js';
import { isStorable } from '../exact/exactJson.js';

/** A rule for the code that implements it: the id in `rules.yml`, and the schema of its parameters. */
export interface Rule<Parameters> {
  id: string;
  schema: z.ZodType<Parameters>;
}

/** The rules that code implements, by id; `rules.yml` must have exactly these. */
export const definedRules = new Map<string, Rule<unknown>>();

/**
 * Declares that the code beside it implements a rule. The rule's text and values are in `rules.yml`; a test compares
 * both.
 * @param check adds problems among parameters that are each valid
 * @throws Error for an id that is already defined
 */
export function defineRule<Shape extends z.ZodRawShape>(
  id: string,
  shape: Shape,
  check: z.core.CheckFn<z.output<z.ZodObject<Shape>>> = () => undefined,
): Rule<z.output<z.ZodObject<Shape>>> {
  if (definedRules.has(id)) throw new Error(`A regra ${id} já foi definida em outro lugar`);
  const rule = { id, schema: z.strictObject(shape).check(check) };
  definedRules.set(id, rule);
  return rule;
}

export const aBoolean = z.boolean();

export const aText = z.string().refine(isStorable, 'deve ser um texto, sem NUL');

export function aTextLike(form: RegExp, wanted: string) {
  const error = `deve ser ${wanted}`;
  return z.string(error).regex(form, error);
}

/** @param others fields of the same object */
export function aFieldName(...others: string[]) {
  const wanted = `um nome como lista${others.length > 0 ? `, fora ${others.join(', ')}` : ''}`;
  return aTextLike(/^[\p{L}\d_.-]+$/u, wanted).refine(
    (name) => !others.includes(name),
    `deve ser ${wanted}`,
  );
}

export const aCall = z
  .string()
  .refine((name) => calls.includes(name), 'deve ser uma chamada dos contratos, como criarBloqueio');

export const aCnpj = aTextLike(/^\d{14}$/, 'um CNPJ, sem pontuação');

function aNumberOf(
  kind: (error: string) => z.ZodNumber,
  name: string,
  least: number,
  most: number,
) {
  const error = `deve ser ${name} de ${least} a ${most}`;
  return kind(error).min(least, error).max(most, error);
}

/** A number from 0 to about 30 years in seconds, so that dates computed from a rule keep a year of four digits. */
export const aNumber = aNumberOf(z.number, 'um número', 0, 1_000_000_000);

/** Seconds up to a day, which timers can wait. */
export const aWait = aNumberOf(z.number, 'um número', 0, 86_400);

export function aWholeNumber(least: number, most: number) {
  return aNumberOf(z.int, 'um número inteiro,', least, most);
}

export const anErrorCode = aWholeNumber(400, 599);

export function oneOf<const Words extends readonly (string | number)[]>(...words: Words) {
  return z.literal(words);
}

export const listOf = z.array;

/** A map of values of one kind. @param key the schema of its names */
export function mapOf<Value extends z.ZodType>(
  value: Value,
  key: z.ZodType<string, string> = z.string(),
) {
  return z
    .record(key, value)
    .transform((map): ReadonlyMap<string, z.output<Value>> => new Map(Object.entries(map)));
}
