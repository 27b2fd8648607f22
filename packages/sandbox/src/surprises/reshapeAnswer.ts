import type { ResolvedSchema } from '@frontier/openapi/resolve';
import { Decimal } from 'decimal.js';
import { itemSchemasOf, namesOf, partsOf, propertyOf } from '../contract/schemaParts.js';
import { isFields } from '../exact/exactJson.js';
import { defineRule, oneOf } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';

/** All schemas that describe one value: its own, and the members of `allOf`, `anyOf` and `oneOf`. */
type AnswerSchema = readonly ResolvedSchema[];

/** Changes a part of an answer as a rule says, or returns it unchanged. */
type Transform = (value: unknown, parts: AnswerSchema, rules: WatchedRules) => unknown;

/** The answer as a client might meet it where the contract is silent; unchanged under the assumed rules. */
export function reshapeAnswer(
  answer: unknown,
  schema: ResolvedSchema,
  rules: WatchedRules,
): unknown {
  return rules.hasSurprises ? reshape(answer, partsOf(schema), rules) : answer;
}

function reshape(value: unknown, parts: AnswerSchema, rules: WatchedRules): unknown {
  let inner = value;
  if (Array.isArray(value)) {
    inner = value.map((item) => reshape(item, itemSchemasOf(parts), rules));
  } else if (isFields(value)) {
    const entries = Object.entries(value).map(([name, part]) => [
      name,
      reshape(part, propertyOf(parts, name), rules),
    ]);
    inner = Object.fromEntries(entries);
  }
  return TRANSFORMS.reduce((made, transform) => transform(made, parts, rules), inner);
}

const days = defineRule('formato-dos-dias', {
  dia: oneOf('dia', 'hora-utc', 'hora-de-brasilia'),
});

const TIMES = { 'hora-utc': 'T00:00:00.000Z', 'hora-de-brasilia': 'T00:00:00-03:00' };

const addTimes: Transform = (value, parts, rules) => {
  const { dia } = rules.peek(days);
  if (dia === 'dia' || typeof value !== 'string') return value;
  if (!parts.some(({ format }) => format === 'date')) return value;
  rules.note(days);
  return value + TIMES[dia];
};

const numbers = defineRule('numeros-em-texto', { numero: oneOf('numero', 'texto') });

/** Writes numbers as texts, except those that the contract calls whole. */
const writeNumbers: Transform = (value, parts, rules) => {
  if (rules.peek(numbers).numero === 'numero') return value;
  if (!(typeof value === 'number' || Decimal.isDecimal(value))) return value;
  if (!parts.some(({ type }) => [type].flat().includes('number'))) return value;
  rules.note(numbers);
  return new Decimal(value).toFixed();
};

const choices = defineRule('valores-novos', { ultimo: oneOf('conhecido', 'novo') });

/** Gives the last of several items of a list a value that the contract does not have, in each field of fixed values. */
const replaceChoices: Transform = (value, parts, rules) => {
  if (rules.peek(choices).ultimo === 'conhecido') return value;
  const last = Array.isArray(value) && value.length > 1 ? (value.at(-1) as unknown) : undefined;
  if (!Array.isArray(value) || !isFields(last)) return value;
  const replaced = Object.entries(last).map(([name, one]) => {
    const isChoice = propertyOf(itemSchemasOf(parts), name).some((part) => part.enum);
    if (!isChoice || typeof one !== 'string') return [name, one];
    rules.note(choices);
    return [name, 'VALOR_NOVO'];
  });
  return [...value.slice(0, -1), Object.fromEntries(replaced)];
};

const missing = defineRule('campos-sem-valor', { vazio: oneOf('ausente', 'nulo') });

/** Adds the contract's fields that have no value, as null. */
const nullMissing: Transform = (value, parts, rules) => {
  if (rules.peek(missing).vazio === 'ausente' || !isFields(value)) return value;
  const empty = namesOf(parts).filter((name) => value[name] === undefined);
  if (empty.length === 0) return value;
  rules.note(missing);
  return { ...value, ...Object.fromEntries(empty.map((name) => [name, null])) };
};

const fields = defineRule('campos-novos', { campos: oneOf('conhecidos', 'mais-um') });

/** Adds a field that the contract does not have to each object. */
const addNewFields: Transform = (value, parts, rules) => {
  if (rules.peek(fields).campos === 'conhecidos') return value;
  if (!isFields(value) || namesOf(parts).length === 0) return value;
  rules.note(fields);
  return { ...value, campoNovo: { versao: 2 } };
};

const TRANSFORMS: readonly Transform[] = [
  addTimes,
  writeNumbers,
  replaceChoices,
  nullMissing,
  addNewFields,
];
