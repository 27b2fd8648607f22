import { joinPointer } from '@frontier/openapi';
import type { ResolvedSchema } from '@frontier/openapi/resolve';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const OPTIONS = {
  strict: false,
  allErrors: true,
  verbose: true,
  unicodeRegExp: false,
  logger: false,
} as const;
const ajvs = {
  json: addFormats(new Ajv2020(OPTIONS)),
  texts: addFormats(new Ajv2020({ ...OPTIONS, coerceTypes: 'array' })),
};
const validators = new WeakMap<object, ValidateFunction>();

/**
 * Checks a value as strictly as a guide needs: types, limits, required fields, and no unknown field.
 *
 * @param kind `texts` are those of an address or a form. A shell's variable in one may have any value.
 */
export function checkJson(schema: ResolvedSchema, value: unknown, kind: keyof typeof ajvs) {
  const validate = validators.get(schema) ?? ajvs[kind].compile(closeObjects(schema) as object);
  validators.set(schema, validate);
  validate(value);
  return (validate.errors ?? [])
    .filter(({ data }) => kind === 'json' || !String(data).includes('$'))
    .map(({ instancePath, message, params: { additionalProperty: unknown, ...params } }) => ({
      pointer: unknown === undefined ? instancePath : joinPointer(instancePath, unknown),
      message: unknown === undefined ? `${message} ${JSON.stringify(params)}` : `${message}`,
    }));
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
