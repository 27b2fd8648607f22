import { type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import { parseMarked, restoreMarked } from '../../markedJson.js';
import { findQuestions } from '../findQuestions.js';
import { printJson, printShown, type ShownText, type SourceTexts } from '../printJson.js';
import { childOf, docsOf, entriesOf, joinTexts, textOf } from '../read.js';
import type { Constraint, Markdown, SchemaFacts, SchemaMember } from '../types/schema.js';
import { allowsNull } from './annotations.js';
import {
  type AllowedValue,
  buildEnumValues,
  buildValueExamples,
  firstValueText,
  listAllowed,
  type Print,
} from './buildValues.js';
import type { Expansion, Fragment } from './expandSources.js';

/** Keywords that imply a type where none is written. */
const IMPLIED: Readonly<Record<string, string>> = {
  properties: 'object',
  required: 'object',
  additionalProperties: 'object',
  patternProperties: 'object',
  items: 'array',
  prefixItems: 'array',
};

/** In OpenAPI 3.0 an exclusive limit is `exclusiveMinimum: true` beside `minimum`. */
const OPEN: Readonly<Record<string, string>> = {
  minimum: 'exclusiveMinimum',
  maximum: 'exclusiveMaximum',
};
const CLOSED: Readonly<Record<string, string>> = {
  exclusiveMinimum: 'minimum',
  exclusiveMaximum: 'maximum',
};

/** How two values of one keyword combine if both schemas apply. */
const COMBINE: Readonly<Record<string, 'largest' | 'smallest' | 'all'>> = {
  minimum: 'largest',
  exclusiveMinimum: 'largest',
  maximum: 'smallest',
  exclusiveMaximum: 'smallest',
  multipleOf: 'all',
  minLength: 'largest',
  maxLength: 'smallest',
  pattern: 'all',
  minItems: 'largest',
  maxItems: 'smallest',
  uniqueItems: 'all',
  minContains: 'largest',
  maxContains: 'smallest',
  minProperties: 'largest',
  maxProperties: 'smallest',
  contentEncoding: 'all',
  contentMediaType: 'all',
  'x-casas-decimais': 'smallest',
};

/** These limits allow all values if they are 0. */
const SIZES = ['minLength', 'minItems', 'minProperties'];

export function buildFacts(expansion: Expansion): SchemaFacts {
  const { context, fragments, impossible, strongest } = expansion;
  const { sourceTexts } = context;
  const lists = fragments
    .map((fragment) => listAllowed(fragment, context))
    .filter((list) => list.length > 0);
  const { types, nullable } = buildTypes(fragments, lists[0]);
  let cut = false;
  const print: Print = (value, pointer) => {
    const inner = typeof value === 'string' ? printInner(value, types) : undefined;
    const shown = inner ?? printShown(value, pointer, sourceTexts);
    cut ||= shown.cut === true;
    return shown.text;
  };
  const enumValues = buildEnumValues(lists, print);
  const isNone = enumValues.length === 0 && lists.length > 0;
  const isMarked = (key: string) => fragments.some(({ value }) => value[key] === true);
  const own = fragments.filter(({ annotationSource }) => annotationSource === undefined);
  return {
    readOnly: isMarked('readOnly'),
    writeOnly: isMarked('writeOnly'),
    deprecated: isMarked('deprecated'),
    constValue: firstValueText(strongest, 'const', print),
    defaultValue: firstValueText(strongest, 'default', print),
    types: impossible || isNone ? ['never'] : types,
    nullable: nullable || fragments.some((fragment) => allowsNull(fragment, context)),
    title: firstOf(own, titleOf),
    description: joinDescriptions(own),
    ...questionsOf(own),
    members: buildMembers(fragments),
    format: firstOf(fragments, (schema) => textOf(schema, 'format')),
    examples: buildValueExamples(strongest, print),
    enumValues,
    // The values above set it when they are printed.
    cut,
    constraints: buildConstraints(fragments, sourceTexts),
    externalDocs: firstOf(fragments, docsOf),
    xml: fragments.flatMap(describeXml),
  };
}

function firstOf<T>(fragments: readonly Fragment[], read: (schema: JsonObject) => T | undefined) {
  return fragments.map(({ value }) => read(value)).find((found) => found !== undefined);
}

function titleOf(schema: JsonObject): string | undefined {
  return textOf(schema, 'title');
}

function joinDescriptions(fragments: readonly Fragment[]): Markdown | undefined {
  const shown = fragments.filter(({ overridden }) => !overridden);
  return joinTexts(shown.map(({ value }) => textOf(value, 'description')));
}

/** A text beside a reference replaces the description of its schema, not the questions about it. */
function questionsOf(fragments: readonly Fragment[]) {
  return findQuestions(...fragments.map(({ value }) => value));
}

function buildMembers(fragments: readonly Fragment[]): readonly SchemaMember[] {
  const annotationSources = new Set(
    fragments.flatMap(({ annotationSource }) => annotationSource ?? []),
  );
  return [...annotationSources].flatMap((annotationSource) => {
    const own = fragments.filter((fragment) => fragment.annotationSource === annotationSource);
    const member = {
      name: annotationSource.name,
      title: firstOf(own, titleOf),
      description: joinDescriptions(own),
      ...questionsOf(own),
    };
    return Object.values(member).every((word) => word === undefined) ? [] : [member];
  });
}

/** Names unchanged, keywords without their value (`attribute`). */
function describeXml(fragment: Fragment): string[] {
  return entriesOf(childOf(fragment, 'xml')).flatMap(([key, { value }]) => {
    if (typeof value === 'string') return [key === 'name' ? value : `${key}: ${value}`];
    return value === true ? [key] : [];
  });
}

/** Null may be `nullable` or `type: [..., 'null']`. Schemas without a common type allow no value. */
function buildTypes(
  fragments: readonly Fragment[],
  values: readonly AllowedValue[] = [],
): Pick<SchemaFacts, 'types' | 'nullable'> {
  const lists = fragments.map(({ value }) => declaredTypes(value)).filter((list) => list.length);
  const allowed = lists.reduce<string[] | undefined>(
    (kept, list) => (kept ? commonTypes(kept, list) : list),
    undefined,
  );
  if (allowed?.length === 0) return { types: ['never'], nullable: false };
  const all = allowed ?? impliedTypes(fragments, values);
  const types = all.filter((type) => type !== 'null');
  if (types.length === 0 && all.length > 0) return { types: ['null'], nullable: false };
  return { types, nullable: all.length > types.length || isNullable(fragments) };
}

/** Another typed member of `allOf` cannot make a member nullable whose own type refuses null. */
function isNullable(fragments: readonly Fragment[]): boolean {
  const isTyped = ({ inherited, value }: Fragment) => inherited && value.type !== undefined;
  const marked = fragments.filter(({ value }) => value.nullable === true);
  const isRefused = fragments.some((one) => isTyped(one) && !marked.includes(one));
  return marked.some((one) => !isTyped(one) || !isRefused);
}

function declaredTypes({ type }: JsonObject): string[] {
  if (type === undefined) return [];
  // In `[string, null]` without quotes, YAML parses the value null.
  const list = [type].flat().map((item) => item ?? 'null');
  return list.filter((item) => typeof item === 'string');
}

function commonTypes(some: readonly string[], others: readonly string[]): string[] {
  const common = [
    ...some.filter((type) => accepts(others, type)),
    ...others.filter((type) => accepts(some, type)),
  ];
  return [...new Set(common)];
}

function accepts(list: readonly string[], type: string): boolean {
  return list.includes(type) || (type === 'integer' && list.includes('number'));
}

function impliedTypes(fragments: readonly Fragment[], values: readonly AllowedValue[]): string[] {
  const implied = fragments.flatMap(({ value }) =>
    Object.entries(IMPLIED).flatMap(([key, type]) => (value[key] === undefined ? [] : type)),
  );
  if (implied.length > 0) return [...new Set(implied)];
  const constants = fragments.flatMap(({ value }) =>
    value.const === undefined ? [] : [value.const],
  );
  const types = new Set(
    (constants.length > 0 ? constants : values.map(({ value }) => value)).map(findType),
  );
  if (types.has('number')) types.delete('integer');
  return [...types];
}

/** Prints the value in a text (`example: "3600"`) if the schema allows that value and no text. */
function printInner(text: string, types: readonly string[]): ShownText | undefined {
  if (!types.some((type) => TYPES.includes(type)) || types.includes('string')) return undefined;
  try {
    if (!allowsType({ types, nullable: false }, text)) return undefined;
    const shown = printShown(parseMarked(text), '', new Map());
    return { ...shown, text: restoreMarked(shown.text) };
  } catch {
    return undefined;
  }
}

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** @param json a value as JSON text. */
export function allowsType(
  { nullable, types }: Pick<SchemaFacts, 'nullable' | 'types'>,
  json: string,
): boolean {
  const type = findType(JSON.parse(json));
  const isOpen = types.length === 0 || types.some((name) => !TYPES.includes(name));
  return isOpen || accepts(types, type) || (type === 'null' && nullable);
}

function findType(value: JsonValue): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The strictest limits of all fragments, with source digits. */
function buildConstraints(fragments: readonly Fragment[], sourceTexts: SourceTexts): Constraint[] {
  return Object.entries(COMBINE).flatMap(([keyword, rule]) => {
    const found = fragments.flatMap((fragment) => readLimit(fragment, keyword, sourceTexts) ?? []);
    if (rule === 'all') return [...new Set(found)].map((value) => ({ keyword, value }));
    const sorted = [...found].sort((a, b) => Number(a) - Number(b));
    const strictest = rule === 'largest' ? sorted.at(-1) : sorted[0];
    return strictest === undefined ? [] : { keyword, value: strictest };
  });
}

/** JSON text of the limit in one schema; `undefined` if another keyword contains it. */
function readLimit(
  { pointer, value: schema }: Fragment,
  keyword: string,
  sourceTexts: SourceTexts,
) {
  if (schema[OPEN[keyword] ?? ''] === true) return undefined;
  const key = (schema[keyword] === true && CLOSED[keyword]) || keyword;
  const value = schema[key];
  if (value === undefined || typeof value === 'object' || value === false) return undefined;
  if (value === 0 && SIZES.includes(keyword)) return undefined;
  return typeof value === 'string'
    ? value
    : printJson(value, joinPointer(pointer, key), sourceTexts);
}
