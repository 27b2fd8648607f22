import type { Config } from '@redocly/openapi-core';
import { ignoredHeaderFix } from '../ignoredHeaders.js';
import { type JsonObject, splitPointer } from '../json.js';
import { nearestName } from '../text.js';
import { objectsOf, schemasOf } from '../walkDocument.js';
import { checkGivenValues } from './checkGivenValues.js';
import { checkTargets } from './checkTargets.js';
import { configureLinter, lintDocument, versionOf } from './lintDocument.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

/** Redocly's rules that find mistakes rather than matters of style. */
const RULES = [
  'struct',
  'no-duplicated-tag-names',
  'no-identical-paths',
  'no-undefined-server-variable',
  'no-example-value-and-externalValue',
  'no-server-variables-empty-enum',
  'operation-operationId-unique',
  'operation-parameters-unique',
  'path-parameters-defined',
  'security-defined',
  'spec-querystring-parameters',
];
/** A document without security is valid, and so are callbacks that the linter does not follow. */
const VALID = /^(?:Every operation should have security defined|Maximum callback nesting depth)/;
const UNKNOWN_KEY = /^Property `(.+)` is not expected here\.$/s;
const BOOLEAN_SCHEMA = /^Expected type `Schema` \(object\) but got `boolean`$/;
/** OpenAPI 3.2 allows a response without a description; matches pointer and message. */
const UNDESCRIBED = /\/responses\/[^/]+ The field `description` must /;
const MISSING_KEY = /^The field `(.+)` must be present on this level\.$/s;

type LintProblem = Awaited<ReturnType<typeof lintDocument>>[number];

let linters: Promise<[Config, Config]> | undefined;

const configureRules = (names: readonly string[]) =>
  configureLinter({ rules: Object.fromEntries(names.map((name) => [name, 'warn'])) });

/** Finds mistakes that do not prevent a document from being shown, in document order. */
export async function checkStructure(
  document: ParsedDocument,
  origin: DocumentOrigin,
): Promise<SpecFault[]> {
  const { locate, root } = document;
  linters ??= Promise.all([configureRules(RULES), configureRules(['struct'])]);
  const [all, structure] = await linters;
  const list = new FaultList(origin, locate);
  const expected = `a document that follows OpenAPI ${String(root.openapi)}`;
  checkHeaders(root, list);
  checkTargets(root, list);
  checkGivenValues(document, list);
  try {
    // Other rules fail on a wrong structure, as on parameters that are no list.
    const problems = await lintDocument(root, all).catch(() => lintDocument(root, structure));
    for (const problem of selectProblems(problems, root)) {
      const { message, pointer } = problem;
      list.add(pointer, expected, message.replaceAll('`', ''), fixOf(problem, root));
    }
  } catch (error) {
    // The linter fails on some documents, as on a key `hasOwnProperty` or deeply nested schemas.
    const found = `a structure that cannot be checked (${error instanceof Error ? error.message : error})`;
    list.add('', expected, found, 'Simplify the document.');
  }
  const inOrder = (fault: SpecFault) => (fault.line ?? 0) * 1e6 + (fault.column ?? 0);
  return list.faults.sort((a, b) => inOrder(a) - inOrder(b));
}

/** Keeps one problem for each mistake: a key missing because it is misspelt is only reported as misspelt. */
function selectProblems(problems: readonly LintProblem[], root: JsonObject): LintProblem[] {
  const version = versionOf(root);
  const found = problems.filter(({ message, pointer }) => {
    const isRight =
      VALID.test(message) ||
      (version === '3.2' && UNDESCRIBED.test(`${pointer} ${message}`)) ||
      // Since 3.1 a schema may be `true` or `false` everywhere.
      (version > '3.0' && BOOLEAN_SCHEMA.test(message));
    return !isRight;
  });
  const misspelt = new Set(
    found.flatMap(({ pointer, suggest }) => suggest.map((name) => `${holderOf(pointer)} ${name}`)),
  );
  // OpenAPI 3.0 allows no additional keys in schemas.
  const open = version === '3.0' ? [] : schemasOf(root);
  const schemas = new Set([...open].map(({ pointer }) => pointer));
  return found.filter(({ message, pointer, suggest }) => {
    const [, missing] = MISSING_KEY.exec(message) ?? [];
    if (missing !== undefined) return !misspelt.has(`${pointer} ${missing}`);
    const [, key] = UNKNOWN_KEY.exec(message) ?? [];
    if (key === undefined || !schemas.has(holderOf(pointer))) return true;
    // Since 3.1 a schema may have any other keys, but one similar to a keyword is most likely misspelt.
    return key === 'nullable' || nearestName(key, suggest, key.length < 6 ? 1 : 2) !== undefined;
  });
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** Advice for problems, by lines of pointer, found text or type, and message. */
const FIXES: readonly (readonly [problem: RegExp, fix: string])[] = [
  [/^\/paths\/(?!~1|x-)[^/\n]+\nobject\n/, 'Begin the path with /; its host belongs into servers.'],
  [/^\/(?:definitions|parameters|responses|securityDefinitions)\n/, 'Move it into components.'],
  [/^\/(?:basePath|host|schemes)\n/, 'Write the whole address in servers.'],
  [/\nProperty `(?:consumes|produces)`/, 'Write it as the media type below content.'],
  [/\/responses\/[^/\n]+\/examples\n/, 'Write each below content, in its media type.'],
  [/\nProperty `collectionFormat`/, 'Write style and explode.'],
  [/\/in\n(?:body|formData)\n/, 'Move its schema to requestBody.'],
  [/\/properties\/([^/\n]+)\/required\nboolean\n/, 'List $1 in required of the object around it.'],
  [/\/required\nboolean\n/, 'Write a list of names; a parameter is required beside its schema.'],
  [/\/(?:parameters|headers)\/[^/\n]+\/(type|format|enum|items)\n/, 'Write $1 in its schema.'],
  [/\nProperty `schema` is not expected/, 'Write it below content, in its media type.'],
  [/\nProperty `\/[/*]/, 'Begin the comment with #: JSON has none.'],
  [/\/type(?:\/\d+)?\nobject\n.*"null"/, 'Write "null", in quotes.'],
  [/\nExpected type `boolean` but got `string`/, 'Write true or false.'],
  [/\nExpected type `\w+` \(array\) but got `object`/, 'Write a list: "- " begins each item.'],
  [/\/exclusiveM(in|ax)imum\nnumber\n/, 'Write the number in m$1imum, and exclusiveM$1imum: true.'],
  [/\/exclusiveM(in|ax)imum\nboolean\n/, 'Write the number in exclusiveM$1imum; remove m$1imum.'],
  [/\/type\nobject\n/, 'In OpenAPI 3.0 write one type, and nullable: true where null is allowed.'],
  [/\nThe field `(.+)` must be present on this level\.$/s, 'Add $1.'],
  [
    /\nProperty `additionalItems` |\/items\nobject\nExpected type `Schema` \(object\) but got `array`/,
    'Since OpenAPI 3.1 write the schema of each position in prefixItems, and that of all others in items.',
  ],
  [
    /\nExpected type `Schema` \(object\) but got /,
    'Write a schema. In additionalProperties, and since OpenAPI 3.1 everywhere, it may be true or false.',
  ],
  [/\nExpected type `ExamplesMap` /, 'Give each example a name, and write it below value.'],
  [/\/schema\/examples\nobject\n/, 'Write the values as a list: in a schema they have no names.'],
  // A text that YAML reads as another value, as in `version: 1.0`.
  [/\nExpected type `string` but got `(?:number|integer|boolean)`/, 'Write it in quotes.'],
  [/\nDuplicate tag name/, 'Declare the tag once, with the texts of both.'],
  [/\nProperty `nullable` is not expected/, 'Write null among the types: [string, "null"].'],
];

/** Keywords that pages show in every version, although the version of the document does not have them. */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  '3.1': [
    ...['const', 'if', 'then', 'else', 'contains', 'minContains', 'maxContains', 'prefixItems'],
    ...['patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas'],
    ...['unevaluatedItems', 'unevaluatedProperties', 'contentEncoding', 'contentMediaType'],
    ...['contentSchema', '$defs', '$id', '$anchor', '$dynamicRef', '$dynamicAnchor', '$comment'],
    ...['webhooks', 'pathItems', 'identifier'],
  ],
  '3.2': ['itemSchema', 'dataValue', 'serializedValue', 'defaultMapping', 'additionalOperations'],
};

function fixOf({ message, pointer, suggest }: LintProblem, root: JsonObject): string {
  const value = resolveRef(root, `#${pointer}`)?.value;
  // Other texts of the document may be long, or read like a message.
  const found = value === 'body' || value === 'formData' ? value : typeof value;
  const lines = [pointer, found, message].join('\n');
  for (const [problem, fix] of FIXES) {
    const match = problem.exec(lines);
    if (match) return fix.replaceAll('$1', match[1] ?? '');
  }
  const [, key] = UNKNOWN_KEY.exec(message) ?? [];
  const newer = Object.keys(NEWER).find((name) => NEWER[name]?.includes(key ?? ''));
  if (newer !== undefined && newer > versionOf(root)) {
    return `Write openapi: ${newer}.0, which has ${key}, or remove it.`;
  }
  // The linter also suggests dissimilar names.
  const nearest = key === undefined ? suggest[0] : nearestName(key, suggest);
  if (nearest !== undefined) return `Did you mean ${nearest}?`;
  return key === undefined
    ? 'Correct it.'
    : `Remove ${key}, or call it x-${key}: its value is not shown.`;
}

function checkHeaders(root: JsonObject, list: FaultList): void {
  for (const { kind, pointer, value } of objectsOf(root)) {
    const { in: location, name: ownName } = Object(value);
    const isParameter = kind === 'parameter' && location === 'header';
    if (kind !== 'header' && !isParameter) continue;
    const name = isParameter ? String(ownName) : (splitPointer(pointer).at(-1) ?? '');
    const fix = ignoredHeaderFix(isParameter ? 'parameter' : 'header', name);
    const expected = 'a header whose description OpenAPI does not ignore';
    if (fix !== undefined) list.add(pointer, expected, name, `Remove it: ${fix}`);
  }
}
