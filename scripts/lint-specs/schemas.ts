import { type JsonObject, type JsonValue, resolveRef } from '@frontier/openapi';
import type { ErrorObject, KeywordDefinition } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/**
 * Prepares the schemas of one document for validation (JSON Schema 2020-12, formats checked).
 *
 * @param keywords further keywords.
 * @returns a function of a schema's pointer and a value. It returns the errors, or a message for an
 * invalid schema.
 */
export function createSchemaValidator(root: JsonObject, keywords: KeywordDefinition[] = []) {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    unicodeRegExp: false,
    logger: false,
    keywords,
  });
  addFormats(ajv);
  ajv.addSchema(root, 'document:');
  return (schemaPointer: string, value: JsonValue): readonly ErrorObject[] | string => {
    try {
      const validate = ajv.getSchema(`document:${toFragment(schemaPointer)}`);
      if (!validate) return `${schemaPointer} is no schema`;
      return validate(value) ? [] : (validate.errors ?? []);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
}

/** Resolves a JSON pointer, and a reference at its target. */
export function lookUpNode(root: JsonObject, pointer: string): JsonValue | undefined {
  return resolveRef(root, toFragment(pointer))?.value;
}

function toFragment(pointer: string): string {
  return `#${pointer.split('/').map(encodeURIComponent).join('/')}`;
}
