import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isObject, type JsonObject, type JsonValue } from '../../../json.js';

const DOCUMENT = 'document:';

/**
 * Judges values by the schemas of one document as Ajv, which shares nothing with this package, reads them.
 *
 * @returns a function of a schema's pointer and a value, which gives what is wrong with the value.
 */
export function createValidator(
  root: JsonObject,
): (pointer: string, value: JsonValue) => readonly unknown[] {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    unicodeRegExp: false,
    logger: false,
  });
  addFormats.default(ajv);
  const words = JSON.parse(JSON.stringify(root), (_, item: JsonValue) =>
    isObject(item) ? translate(item) : item,
  );
  ajv.addSchema({ ...words, $id: DOCUMENT });
  return (pointer, value) => {
    const fragment = pointer.split('/').map(encodeURIComponent).join('/');
    const validate = ajv.compile({ $ref: `${DOCUMENT}#${fragment}` });
    return validate(value) ? [] : (validate.errors ?? []);
  };
}

/** OpenAPI 3.0 writes exclusive limits as booleans, and null as `nullable`. */
function translate({ exclusiveMaximum, exclusiveMinimum, nullable, ...rest }: JsonObject) {
  const { maximum, minimum, ...others } = rest;
  const isOver = exclusiveMinimum === true && minimum !== undefined;
  const isUnder = exclusiveMaximum === true && maximum !== undefined;
  return {
    ...others,
    ...limit(isOver ? 'exclusiveMinimum' : 'minimum', minimum),
    ...limit(isUnder ? 'exclusiveMaximum' : 'maximum', maximum),
    ...(typeof exclusiveMinimum === 'boolean' ? {} : limit('exclusiveMinimum', exclusiveMinimum)),
    ...(typeof exclusiveMaximum === 'boolean' ? {} : limit('exclusiveMaximum', exclusiveMaximum)),
    // Ajv knows it beside a type only.
    ...(rest.type === undefined ? {} : limit('nullable', nullable)),
    ...(nullable === true && Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {}),
  };
}

function limit(keyword: string, value: JsonValue | undefined): JsonObject {
  return value === undefined ? {} : { [keyword]: value };
}
