import { defineRule, oneOf } from '../rules/defineRule.js';
import { isFields, itemsOf, propertyOf, type Transform } from './SchemaParts.js';

const choices = defineRule('valores-novos', { ultimo: oneOf('conhecido', 'novo') });

/** Gives the last of several items of a list a value that the contract does not have, in each field of fixed values. */
export const replaceChoices: Transform = (value, parts, rules) => {
  if (rules.peek(choices).ultimo === 'conhecido') return value;
  const last = Array.isArray(value) && value.length > 1 ? (value.at(-1) as unknown) : undefined;
  if (!Array.isArray(value) || !isFields(last)) return value;
  const replaced = Object.entries(last).map(([name, one]) => {
    const isChoice = propertyOf(itemsOf(parts), name).some((part) => part.enum);
    if (!isChoice || typeof one !== 'string') return [name, one];
    rules.note(choices);
    return [name, 'VALOR_NOVO'];
  });
  return [...value.slice(0, -1), Object.fromEntries(replaced)];
};
