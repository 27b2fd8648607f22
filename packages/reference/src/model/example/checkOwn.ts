import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import type { WorkBudget } from '../WorkBudget.js';
import { holdsValue } from './canonical.js';
import { checkNumber, checkText } from './checkText.js';
import { isSame } from './isSame.js';
import { listOf } from './listOf.js';

/** What one schema itself says of a value: type, values, and the limits of a text or a number. */
export function checkOwn(
  value: JsonValue,
  schema: JsonObject,
  isOld: boolean,
  work: WorkBudget,
): boolean {
  const { enum: values, type } = schema;
  const types = typeof type === 'string' ? [type] : listOf(type);
  const isNull = value === null && schema.nullable === true && isOld;
  if (types.length > 0 && !isNull && !types.some((name) => isOfType(value, name))) return false;
  if (Array.isArray(values) && !holdsValue(values, value)) return false;
  if (schema.const !== undefined && !isSame(schema.const, value)) return false;
  if (typeof value === 'string') return checkText(schema, value, work);
  return typeof value !== 'number' || checkNumber(schema, value);
}

function isOfType(value: JsonValue, type: JsonValue): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}
