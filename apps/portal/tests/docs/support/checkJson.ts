import { type JsonObject, type JsonValue, joinPointer } from '@frontier/openapi';
import { createSchemaValidator } from '../../../../../scripts/lint-specs/schemas';
import { closeObjects } from '../../../src/plugins/page-tools/body/compileChecks';
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
