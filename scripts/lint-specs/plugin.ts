import path from 'node:path';
import { isObject, type JsonObject } from '@frontier/openapi';
import { checkValues, MEND_EXAMPLE, VALUE_POINTERS } from './checkValues';
import { type RuleContext, report } from './report';

const MEANINGS = 'x-enumDescriptions';
const NAMED = /^#\/components\/schemas\/[^/]+$|\/properties\/[^/]+$/;

type Visit = (node: JsonObject, context: RuleContext) => void;

const FIXES = {
  description:
    'Describe its purpose in Portuguese; an unknown fact is "não informado", names are in backticks.',
  summary: 'Name it in a few Portuguese words: readers choose by it.',
} as const;

/** Requires a text; an optional text may be absent. */
function checkText(key: keyof typeof FIXES, isNeeded: boolean): Visit {
  return (node, context) => {
    const text = node[key];
    if ((text === undefined && !isNeeded) || isMeaning(text)) return;
    report(context, [key], `a ${key}`, FIXES[key]);
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
      report(context, [MEANINGS, name], expected, fix);
    } else if (!isMeaning(meaning)) {
      report(context, [MEANINGS, name], expected, `Describe "${name}" in Portuguese.`);
    }
  }
}

function requireExample({ example, examples }: JsonObject, context: RuleContext): void {
  if (example !== undefined || Object.keys(Object(examples)).length > 0) return;
  const fix = 'Add example or examples to its overlay, with a value of the story of the contracts.';
  report(context, ['example'], 'an example', fix);
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
  const { [VALUE_POINTERS]: count, multipleOf } = schema;
  if (count === undefined) return;
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > 20) {
    const fix = 'Write how many decimal places the field accepts.';
    report(context, [VALUE_POINTERS], 'an integer from 1 to 20', fix);
  }
  if (typesOf(schema).join() !== 'number') {
    report(context, ['type'], 'type: number', `Use type: number, or remove ${VALUE_POINTERS}.`);
  }
  if (multipleOf !== undefined) {
    const fix = 'Remove multipleOf: validators with floating point refuse correct values.';
    report(context, ['multipleOf'], `only ${VALUE_POINTERS}`, fix);
  }
}

/** Operations of all documents by id, which must be unique because guides embed operations by id. */
const operations = new Map<unknown, string>();

function requireUniqueId({ operationId: id }: JsonObject, context: RuleContext): void {
  if (id === undefined) return;
  const { pointer, source } = context.location.child(['operationId']);
  const earlier = operations.get(id);
  operations.set(id, earlier ?? `${path.basename(source.absoluteRef)} ${pointer}`);
  if (earlier === undefined) return;
  const fix = `Rename one of both operations; ${earlier} already has the name.`;
  report(context, pointer, 'an operationId that all contracts use only once', fix);
}

const summary = checkText('summary', true);
const described = ['Info', 'Tag', 'Operation', 'Parameter', 'Header', 'RequestBody', 'Response'];

const rules = {
  descriptions: () => ({
    ...Object.fromEntries(described.map((type) => [type, checkText('description', true)])),
    Schema: (schema: JsonObject, context: RuleContext) =>
      checkText('description', NAMED.test(context.location.pointer))(schema, context),
    ref: checkText('description', false),
  }),
  summaries: () => ({ Operation: summary, Example: summary }),
  'enum-meanings': () => ({ Schema: checkEnumMeanings }),
  examples: () => ({
    Parameter: requireExample,
    RequestBody: { MediaType: requireExample },
    Response: { skip: isErrorOfOneCall, MediaType: requireExample },
    Schema: requireFieldExample,
  }),
  'unique-ids': () => ({ Operation: requireUniqueId }),
  'decimal-places': () => ({ Schema: checkPlaces }),
  values: checkValues,
};

/** A rule of Redocly's, with our correction. */
const withFix = (fix: string) => ({ severity: 'error', message: `{{message}}\n${fix}` });

/**
 * Our rules as a plugin for Redocly, which walks the documents, resolves references and visits each object
 * once. `own` extends its strict ruleset and disables the rules that ours replace.
 */
export default function createPlugin(): object {
  return {
    id: 'frontier',
    rules: { oas3: rules },
    configs: {
      own: {
        rules: {
          ...Object.fromEntries(Object.keys(rules).map((name) => [`frontier/${name}`, 'error'])),
          'no-invalid-media-type-examples': withFix(MEND_EXAMPLE),
          'no-invalid-parameter-examples': withFix(MEND_EXAMPLE),
          'no-invalid-schema-examples': withFix(MEND_EXAMPLE),
          'operation-operationId': withFix('Use a verb and a noun, like criarSolicitacao.'),
          'operation-operationId-unique': 'off',
          'operation-summary': 'off',
          'tag-description': 'off',
        },
      },
    },
  };
}
