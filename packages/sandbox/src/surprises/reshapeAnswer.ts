import type { ResolvedSchema } from '@frontier/openapi/resolve';
import { Decimal } from 'decimal.js';
import { itemSchemasOf, namesOf, partsOf, propertyOf } from '../contract/schemaParts.js';
import { isFields, mapParts } from '../exact/exactJson.js';
import { defineRule, oneOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';

/** All schemas that describe one value: its own, and the members of `allOf`, `anyOf` and `oneOf`. */
type AnswerSchema = readonly ResolvedSchema[];

/** Changes a part of an answer as a rule says, or returns it unchanged. */
type Transform<Context> = (value: unknown, parts: AnswerSchema, context: Context) => unknown;

/** The answer as a client might meet it where the contract is silent; unchanged under the assumed rules. */
export function reshapeAnswer(
  answer: unknown,
  schema: ResolvedSchema,
  rules: WatchedRules,
): unknown {
  return rules.hasSurprises ? reshape(answer, partsOf(schema), rules) : answer;
}

function reshape(value: unknown, parts: AnswerSchema, rules: WatchedRules): unknown {
  const inner = mapParts(value, (part, key) =>
    reshape(part, typeof key === 'string' ? propertyOf(parts, key) : itemSchemasOf(parts), rules),
  );
  return TRANSFORMS.reduce((made, transform) => transform(made, parts, rules), inner);
}

/** Defines a rule with several alternatives; `change` applies any other than the first. */
function defineAlternatives<const Words extends readonly [string, ...string[]]>(
  id: string,
  parameter: string,
  words: Words,
  change: Transform<Words[number]>,
): Transform<WatchedRules> {
  const rule = defineRule(id, { [parameter]: oneOf(...words) });
  return (value, parts, rules) => {
    const chosen: Words[number] = rules.peek(rule)[parameter] ?? words[0];
    const changed = chosen === words[0] ? value : change(value, parts, chosen);
    if (changed !== value) rules.note(rule);
    return changed;
  };
}

const TIMES = { 'hora-utc': 'T00:00:00.000Z', 'hora-de-brasilia': 'T00:00:00-03:00', dia: '' };

const TRANSFORMS = [
  defineAlternatives(
    'formato-dos-dias',
    'dia',
    ['dia', 'hora-utc', 'hora-de-brasilia'],
    (value, parts, chosen) => {
      const isDay = typeof value === 'string' && parts.some(({ format }) => format === 'date');
      return isDay ? value + TIMES[chosen] : value;
    },
  ),
  /** Writes numbers as texts, except those that the contract calls whole. */
  defineAlternatives('numeros-em-texto', 'numero', ['numero', 'texto'], (value, parts) => {
    if (!(typeof value === 'number' || Decimal.isDecimal(value))) return value;
    const isDecimal = parts.some(({ type }) => [type].flat().includes('number'));
    return isDecimal ? new Decimal(value).toFixed() : value;
  }),
  /** Gives the last of several items in a list a new value in each field that has fixed ones. */
  defineAlternatives('valores-novos', 'ultimo', ['conhecido', 'novo'], (value, parts) => {
    const last = Array.isArray(value) && value.length > 1 ? (value.at(-1) as unknown) : undefined;
    if (!Array.isArray(value) || !isFields(last)) return value;
    const chosen = Object.keys(last).filter(
      (name) =>
        typeof last[name] === 'string' &&
        propertyOf(itemSchemasOf(parts), name).some((part) => part.enum),
    );
    if (chosen.length === 0) return value;
    const replaced = Object.fromEntries(chosen.map((name) => [name, 'VALOR_NOVO']));
    return [...value.slice(0, -1), { ...last, ...replaced }];
  }),
  /** Adds the contract's fields that have no value, as null. */
  defineAlternatives('campos-sem-valor', 'vazio', ['ausente', 'nulo'], (value, parts) => {
    const empty = isFields(value) ? namesOf(parts).filter((name) => value[name] === undefined) : [];
    const nulls = Object.fromEntries(empty.map((name) => [name, null]));
    return isFields(value) && empty.length > 0 ? { ...value, ...nulls } : value;
  }),
  /** Adds a field that the contract does not have to each object. */
  defineAlternatives('campos-novos', 'campos', ['conhecidos', 'mais-um'], (value, parts) =>
    isFields(value) && namesOf(parts).length > 0 ? { ...value, campoNovo: { versao: 2 } } : value,
  ),
];
