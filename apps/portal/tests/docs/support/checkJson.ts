import { type JsonObject, type JsonValue, joinPointer } from '@frontier/openapi';
import { createSchemaValidator } from '../../../../../scripts/lint-specs/schemas';
import type { ContractDocument } from './readCalls';

/** A schema violation and its location in the value. */
export interface ValueFault {
  readonly pointer: string;
  readonly message: string;
}

const validators = new WeakMap<object, ReturnType<typeof createSchemaValidator>>();

/** Checks a value as strictly as a guide needs: types, limits, required fields, and no unknown field. */
export function checkJson(
  { document }: ContractDocument,
  schemaPointer: string,
  value: JsonValue,
): ValueFault[] {
  const validate =
    validators.get(document) ?? createSchemaValidator(closeObjects(document.root) as JsonObject);
  validators.set(document, validate);
  const result = validate(schemaPointer, value);
  if (typeof result === 'string') return [{ pointer: '', message: result }];
  return result.map(({ instancePath, message, params }) => {
    const unknown = params.additionalProperty;
    const pointer = unknown === undefined ? instancePath : joinPointer(instancePath, unknown);
    return { pointer, message: `${message} ${JSON.stringify(params)}` };
  });
}

/** Keywords whose content is data. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Refuses fields that the contract does not describe: it allows them, but most are misspelt. */
function closeObjects(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closeObjects);
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([key, value]) => [
    key,
    DATA.has(key) ? value : closeObjects(value),
  ]);
  const schema = Object.fromEntries(entries);
  const isOpen = 'type' in part && 'properties' in part && !('additionalProperties' in part);
  return isOpen ? { ...schema, additionalProperties: false } : schema;
}
