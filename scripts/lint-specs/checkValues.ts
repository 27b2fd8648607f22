import { isObject, type JsonObject, type JsonValue } from '@frontier/openapi';
import { documentOf, type RuleContext, type RuleLocation, report } from './report';
import { createSchemaValidator } from './schemas';

export const VALUE_POINTERS = 'x-casas-decimais';
export const MEND_EXAMPLE =
  'Correct the example; if it is right, the schema does not follow the specification.';

/**
 * Complements Redocly's rules of examples: checks defaults and examples of headers, and the decimal
 * places of numbers as written in all of them.
 */
export function checkValues() {
  let validate: ReturnType<typeof createSchemaValidator> | undefined;
  let start = '';

  const createValidator = (context: RuleContext) => {
    const { sourceTexts, root } = documentOf(context);
    const hasPlaces = (
      most: number,
      value: number,
      _parent: unknown,
      at?: { instancePath: string },
    ) => countDecimals(sourceTexts.get(start.slice(1) + at?.instancePath) ?? String(value)) <= most;
    return createSchemaValidator(root, [
      { keyword: VALUE_POINTERS, type: 'number', validate: hasPlaces },
    ]);
  };
  const check = (
    node: JsonObject,
    context: RuleContext,
    schema: RuleLocation,
    isHeader = false,
  ) => {
    for (const [value, { pointer }] of valuesOf(node, context)) {
      const isAll = isHeader || pointer.endsWith('/default');
      validate ??= createValidator(context);
      start = pointer;
      const result = validate(schema.pointer.slice(1), value);
      // Redocly reports invalid schemas.
      if (typeof result === 'string') continue;
      for (const { instancePath, keyword, message, params, schema: limit } of result) {
        if (!isAll && keyword !== VALUE_POINTERS) continue;
        const expected =
          keyword === VALUE_POINTERS
            ? `at most ${limit} decimal places`
            : `a value that the schema ${schema.pointer} accepts: ${message} ${JSON.stringify(params)}`;
        report(context, start + instancePath, expected, MEND_EXAMPLE);
      }
    }
  };
  const onHolder = (isHeader: boolean) => (node: JsonObject, context: RuleContext) => {
    if (node.schema) check(node, context, context.location.child(['schema']), isHeader);
  };
  return {
    Parameter: onHolder(false),
    MediaType: onHolder(false),
    Header: onHolder(true),
    Schema: (node: JsonObject, context: RuleContext) => check(node, context, context.location),
  };
}

/** Every example and default of a parameter, header, media type or schema, with its location. */
function* valuesOf(node: JsonObject, context: RuleContext): Generator<[JsonValue, RuleLocation]> {
  const { location } = context;
  for (const key of ['example', 'default']) {
    if (node[key] !== undefined) yield [node[key], location.child([key])];
  }
  const { examples } = node;
  for (const [name, example] of Object.entries(Object(examples) as JsonObject)) {
    const at = location.child(['examples', name]);
    if (Array.isArray(examples)) yield [example, at];
    else if (isObject(example)) {
      const found = example.$ref === undefined ? { node: example } : context.resolve(example);
      const { value } = Object(found.node) as JsonObject;
      if (value !== undefined) yield [value, (found.location ?? at).child(['value'])];
    }
  }
}

/** Decimal places in a number's source text, with its exponent. */
function countDecimals(source: string): number {
  const [, fraction = '', exponent = '0'] =
    /^[^.eE]*(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  return Math.max(0, fraction.length - Number(exponent));
}
