import { isObject, type JsonValue, joinPointer } from '@frontier/openapi';
import { createSchemaValidator, lookUp } from '../../../../../scripts/lint-specs/schemas';
import type { Contract } from './readCalls';
import { walkExample } from './walkExample';

/** A schema violation and its location in the value. */
export interface ValueFault {
  readonly pointer: string;
  readonly message: string;
}

const validators = new WeakMap<object, ReturnType<typeof createSchemaValidator>>();

/** Checks a value as strictly as a guide needs: types, limits, required fields, and no unknown field. */
export function checkJson(
  { document }: Contract,
  schemaPointer: string,
  value: JsonValue,
): ValueFault[] {
  const validate = validators.get(document) ?? createSchemaValidator(document.root);
  validators.set(document, validate);
  const result = validate(schemaPointer, value);
  if (typeof result === 'string') return [{ pointer: '', message: result }];
  return [
    ...result.map(({ instancePath, message, params }) => ({
      pointer: instancePath,
      message: `${message} ${JSON.stringify(params)}`,
    })),
    ...findUnknownFields(document.root, schemaPointer, value),
  ];
}

/** The contracts allow further fields, as every JSON Schema does by default; guides may not invent any. */
function findUnknownFields(
  root: Contract['document']['root'],
  schemaPointer: string,
  value: JsonValue,
): ValueFault[] {
  const unknown = new Map<string, boolean>();
  walkExample(root, lookUp(root, schemaPointer), value, '', (schema, item, pointer) => {
    if (!isObject(item)) return;
    for (const key of Object.keys(item)) {
      const at = joinPointer(pointer, key);
      const isKnown = isObject(schema.properties) && Object.hasOwn(schema.properties, key);
      const isFree = !isObject(schema.properties) && schema.type === 'object';
      unknown.set(at, (unknown.get(at) ?? true) && !isKnown && !isFree);
    }
  });
  return [...unknown].flatMap(([pointer, isUnknown]) =>
    isUnknown ? [{ pointer, message: 'o contrato não tem este campo' }] : [],
  );
}
