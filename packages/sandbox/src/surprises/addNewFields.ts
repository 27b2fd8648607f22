import { defineRule, oneOf } from '../rules/defineRule.js';
import { isFields, namesOf, type Transform } from './SchemaParts.js';

const fields = defineRule('campos-novos', { campos: oneOf('conhecidos', 'mais-um') });

/** Adds a field that the contract does not have to each object. */
export const addNewFields: Transform = (value, parts, rules) => {
  if (rules.peek(fields).campos === 'conhecidos') return value;
  if (!isFields(value) || namesOf(parts).length === 0) return value;
  rules.note(fields);
  return { ...value, campoNovo: { versao: 2 } };
};
