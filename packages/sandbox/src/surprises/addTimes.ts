import { defineRule, oneOf } from '../rules/defineRule.js';
import type { Transform } from './SchemaParts.js';

const days = defineRule('formato-dos-dias', {
  dia: oneOf('dia', 'hora-utc', 'hora-de-brasilia'),
});

const TIMES = { 'hora-utc': 'T00:00:00.000Z', 'hora-de-brasilia': 'T00:00:00-03:00' };

/** Gives days a time. */
export const addTimes: Transform = (value, parts, rules) => {
  const { dia } = rules.peek(days);
  if (dia === 'dia' || typeof value !== 'string') return value;
  if (!parts.some(({ format }) => format === 'date')) return value;
  rules.note(days);
  return value + TIMES[dia];
};
