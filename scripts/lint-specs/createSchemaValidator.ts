import { isObject, type JsonObject, type JsonValue } from '@frontier/reference/document';
import type { ErrorObject, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** What a schema says about a value: its errors, or why the schema itself can't be used. */
export type SchemaVerdict = readonly ErrorObject[] | string;

const DOCUMENT = 'document:';

/**
 * Prepares the schemas of one document for validation.
 *
 * @returns a function of a schema's pointer and a value; each schema is compiled once.
 */
export function createSchemaValidator(
  root: JsonObject,
): (schemaPointer: string, value: JsonValue) => SchemaVerdict {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    validateFormats: true,
    unicodeRegExp: false,
    logger: false,
  });
  addFormats(ajv);
  ajv.addSchema({ $id: DOCUMENT, ...dialectOf(root) });
  const compiled = new Map<string, ValidateFunction | string>();
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? compile(ajv, pointer);
    compiled.set(pointer, validate);
    if (typeof validate === 'string') return validate;
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

function compile(ajv: Ajv2020, pointer: string): ValidateFunction | string {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  try {
    return ajv.compile({ $ref: `${DOCUMENT}#${fragment}` });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** OpenAPI 3.0 writes exclusive limits as booleans and null as `nullable`. */
function dialectOf(root: JsonObject): JsonObject {
  const isOld = typeof root.openapi === 'string' && root.openapi.startsWith('3.0');
  const copy = isOld ? modernise(root) : root;
  return isObject(copy) ? copy : root;
}

function modernise(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(modernise);
  if (!isObject(value)) return value;
  const copy: JsonObject = {};
  for (const [key, item] of Object.entries(value)) copy[key] = modernise(item);
  for (const [exclusive, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof copy[exclusive] !== 'boolean') continue;
    const bound = copy[limit];
    if (copy[exclusive] && bound !== undefined) {
      copy[exclusive] = bound;
      delete copy[limit];
    } else delete copy[exclusive];
  }
  if (copy.nullable === true && Array.isArray(copy.enum)) copy.enum = [...copy.enum, null];
  if (copy.type === undefined) delete copy.nullable;
  return copy;
}
