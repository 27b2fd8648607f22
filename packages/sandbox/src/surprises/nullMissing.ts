import { defineRule, oneOf } from '../rules/defineRule.js';
import { isFields, namesOf, type Transform } from './SchemaParts.js';

const missing = defineRule('campos-sem-valor', { vazio: oneOf('ausente', 'nulo') });

/** Adds the contract's fields that have no value, as null. */
export const nullMissing: Transform = (value, parts, rules) => {
  if (rules.peek(missing).vazio === 'ausente' || !isFields(value)) return value;
  const empty = namesOf(parts).filter((name) => value[name] === undefined);
  if (empty.length === 0) return value;
  rules.note(missing);
  return { ...value, ...Object.fromEntries(empty.map((name) => [name, null])) };
};
