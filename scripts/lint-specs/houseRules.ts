import path from 'node:path';
import { configureLinter, isObject, type JsonObject } from '@frontier/openapi';

interface RuleContext {
  readonly location: RuleLocation;
  report(fault: { message: string; location: { pointer: string } }): void;
}

interface RuleLocation {
  readonly source: { readonly absoluteRef: string };
  /** `#/paths/~1eventos` */
  readonly pointer: string;
  child(keys: readonly string[]): RuleLocation;
}

const FIX_EXAMPLE =
  'Correct the example; if it is right, the schema does not follow the specification.';
const PLACES = 'x-casas-decimais';
const MEANINGS = 'x-enumDescriptions';
const NAMED = /^#\/components\/schemas\/[^/]+$|\/properties\/[^/]+$/;

/** Reports a fault at the keys below the visited object, with the value that is there. */
function report(
  context: RuleContext,
  node: JsonObject,
  keys: readonly string[],
  expected: string,
  fix: string,
): void {
  const { pointer } = context.location.child(keys);
  const found = keys.reduce<unknown>((value, key) => Object(value)[key], node);
  const shown = JSON.stringify(found)?.slice(0, 80) ?? 'nothing';
  const message = `expected: ${expected}\nfound: ${shown}\nhow to fix: ${fix}`;
  context.report({ message, location: { pointer } });
}

type Visit = (node: JsonObject, context: RuleContext) => void;

const FIXES = {
  description:
    'Describe its purpose in Portuguese; an unknown fact is "não informado", names are in backticks.',
  summary: 'Name it in a few Portuguese words: readers choose by it.',
} as const;

function checkText(key: keyof typeof FIXES, isNeeded: boolean): Visit {
  return (node, context) => {
    const text = node[key];
    if ((text === undefined && !isNeeded) || isMeaning(text)) return;
    report(context, node, [key], `a ${key}`, FIXES[key]);
  };
}

function isMeaning(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}

/** Requires that the meanings of an `enum` belong to its values; they are optional. */
function checkEnumMeanings(schema: JsonObject, context: RuleContext): void {
  const values = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  const meanings = isObject(schema[MEANINGS]) ? schema[MEANINGS] : {};
  const expected = `meanings, only of these values: ${values.join(', ')}`;
  for (const [name, meaning] of Object.entries(meanings)) {
    if (!values.includes(name)) {
      const fix = `Remove "${name}", or add it to enum.`;
      report(context, schema, [MEANINGS, name], expected, fix);
    } else if (!isMeaning(meaning)) {
      report(context, schema, [MEANINGS, name], expected, `Describe "${name}" in Portuguese.`);
    }
  }
}

function requireExample(node: JsonObject, context: RuleContext): void {
  const { example, examples } = node;
  if (example !== undefined || Object.keys(Object(examples)).length > 0) return;
  const fix = 'Add example or examples to its overlay, with a value of the story of the contracts.';
  report(context, node, ['example'], 'an example', fix);
}

/** Only errors shared by several calls need an example. */
function isErrorOfOneCall(_node: unknown, status: unknown, { rawNode }: { rawNode: JsonObject }) {
  return rawNode.$ref === undefined && !/^2[\dX]{2}$/i.test(String(status));
}

/** A field without subfields and `enum` needs an example. */
function requireFieldExample(schema: JsonObject, context: RuleContext): void {
  const types = typesOf(schema);
  const isLeaf = types.length > 0 && types.every((type) => /^(string|number|integer)$/.test(type));
  const isChoice = schema.enum !== undefined || schema.const !== undefined;
  if (isLeaf && !isChoice && NAMED.test(context.location.pointer)) requireExample(schema, context);
}

function typesOf({ type }: JsonObject): string[] {
  return [type ?? []]
    .flat()
    .map(String)
    .filter((name) => name !== 'null');
}

/** Decimal places (up to 20) belong to a number without `multipleOf`. */
function checkPlaces(schema: JsonObject, context: RuleContext): void {
  const { [PLACES]: count, multipleOf } = schema;
  if (count === undefined) return;
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 20) {
    const fix = 'Write how many decimal places the field accepts.';
    report(context, schema, [PLACES], 'an integer from 1 to 20', fix);
  }
  if (typesOf(schema).join() !== 'number') {
    report(context, schema, ['type'], 'type: number', `Use type: number, or remove ${PLACES}.`);
  }
  if (multipleOf !== undefined) {
    const fix = 'Remove multipleOf: validators with floating point refuse correct values.';
    report(context, schema, ['multipleOf'], `only ${PLACES}`, fix);
  }
}

/** Guides embed operations by id, so ids are unique in all documents. */
const operations = new Map<unknown, string>();

function requireUniqueId(node: JsonObject, context: RuleContext): void {
  const { operationId: id } = node;
  if (id === undefined) return;
  const { pointer, source } = context.location.child(['operationId']);
  const earlier = operations.get(id);
  operations.set(id, earlier ?? `${path.basename(source.absoluteRef)} ${pointer}`);
  if (earlier === undefined) return;
  const fix = `Rename one of both operations; ${earlier} already has the name.`;
  report(context, node, ['operationId'], 'an operationId that all contracts use only once', fix);
}

const summary = checkText('summary', true);
const described = ['Info', 'Tag', 'Operation', 'Parameter', 'Header', 'RequestBody', 'Response'];

/** Our rules; Redocly wants the name of the plugin before each. */
const rules = {
  'frontier/descriptions': () => ({
    ...Object.fromEntries(described.map((type) => [type, checkText('description', true)])),
    Schema: (schema: JsonObject, context: RuleContext) =>
      checkText('description', NAMED.test(context.location.pointer))(schema, context),
    ref: checkText('description', false),
  }),
  'frontier/summaries': () => ({ Operation: summary, Example: summary }),
  'frontier/enum-meanings': () => ({ Schema: checkEnumMeanings }),
  'frontier/examples': () => ({
    Parameter: requireExample,
    RequestBody: { MediaType: requireExample },
    Response: { skip: isErrorOfOneCall, MediaType: requireExample },
    Schema: requireFieldExample,
  }),
  'frontier/unique-ids': () => ({ Operation: requireUniqueId }),
  'frontier/decimal-places': () => ({ Schema: checkPlaces }),
};

/** A rule of Redocly's, with our correction. */
const withFix = (fix: string) => ({ severity: 'error' as const, message: `{{message}}\n${fix}` });

/** Redocly's strict ruleset and our rules. Some of our rules replace one of Redocly's. */
export function configureHouse() {
  return configureLinter(
    {
      extends: ['recommended-strict'],
      rules: {
        ...Object.fromEntries(Object.keys(rules).map((name) => [name, 'error'])),
        'no-invalid-media-type-examples': withFix(FIX_EXAMPLE),
        'no-invalid-parameter-examples': withFix(FIX_EXAMPLE),
        'no-invalid-schema-examples': withFix(FIX_EXAMPLE),
        'operation-operationId': withFix('Use a verb and a noun, like criarSolicitacao.'),
        'operation-operationId-unique': 'off',
        'operation-summary': 'off',
        'tag-description': 'off',
      },
    },
    [{ id: 'frontier', rules: { oas3: rules } }],
  );
}
