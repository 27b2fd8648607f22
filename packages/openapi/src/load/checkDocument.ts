import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../text.js';
import { METHODS, objectsOf } from '../walkDocument.js';
import { checkReferences } from './checkReferences.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

/** How to fix a wrong version, or a document of another kind, by the key of its version. */
const FIXES: Readonly<Record<string, string>> = {
  openapi: 'Write the version of the specification, like openapi: 3.1.0.',
  asyncapi:
    'Show it with a tool for AsyncAPI (asyncapi.com/tools); describe HTTP calls in a separate OpenAPI 3 document.',
  swagger:
    'Convert the Swagger 2.0 document to OpenAPI 3: npx --yes swagger2openapi swagger.yaml --outfile openapi.json',
};

/** Signs that may be Markdown. */
const MARKUP = /[^\p{L}\p{N} ,;()'"/-]|^ *-/gmu;

/** The line below the head of a table. */
const TABLE_HEAD = /^(?=.*-)[ \t|:>-]+$/gm;

/** Checks that a document can be shown. `checkStructure` warns of all other mistakes. */
export function checkDocument(
  { locate, root }: ParsedDocument,
  origin: DocumentOrigin,
): SpecFault[] {
  const list = new FaultList(origin, locate);
  for (const check of [checkVersion, checkPaths, checkReferences, checkTexts]) {
    if (list.faults.length === 0) check(root, list);
  }
  return list.faults;
}

function checkVersion(root: JsonObject, list: FaultList): void {
  const { openapi } = root;
  if (typeof openapi === 'string' && /^3\.[0-2](\.|$)/.test(openapi)) return;
  const key = Object.keys(FIXES).find((name) => root[name] !== undefined);
  const expected = 'openapi: 3.0.x, 3.1.x or 3.2.x, in quotes';
  if (key === undefined) reportMissing(root, list, 'openapi', expected);
  else {
    const isMisnamed = key === 'swagger' && String(root.swagger).startsWith('3');
    const fix = isMisnamed ? 'Did you mean openapi?' : (FIXES[key] ?? '');
    list.add(`/${key}`, expected, describeValue(root[key]), fix);
  }
}

function checkPaths(root: JsonObject, list: FaultList): void {
  const { components, paths, webhooks } = root;
  if ([paths, webhooks, components].every((part) => part === undefined)) {
    reportMissing(root, list, 'paths', 'paths, webhooks or components');
  }
  for (const [key, holder] of Object.entries({ paths, webhooks })) {
    if (holder !== undefined && !isObject(holder)) {
      const fix = 'Write each path or webhook as a key, and its methods below it.';
      list.add(`/${key}`, 'an object', describeValue(holder), fix);
    }
    const count = countOperations(root, holder);
    if (count <= LIMITS.operations) continue;
    const found = `${count} operations; the limit is ${LIMITS.operations}`;
    const fix = 'Split the document into smaller services.';
    list.add(`/${key}`, 'a document of reasonable size', found, fix);
  }
}

function countOperations(root: JsonObject, holder: JsonValue | undefined): number {
  let count = 0;
  for (const [path, item] of Object.entries(isObject(holder) ? holder : {})) {
    if (path.startsWith('x-') || !isObject(item)) continue;
    const target = typeof item.$ref === 'string' ? resolveRef(root, item.$ref)?.value : undefined;
    const whole = isObject(target) ? { ...target, ...item } : item;
    const { additionalOperations } = whole;
    count += METHODS.filter((method) => Object.hasOwn(whole, method)).length;
    if (isObject(additionalOperations)) count += Object.keys(additionalOperations).length;
  }
  return count;
}

function checkTexts(root: JsonObject, list: FaultList): void {
  const known = new Set<string>();
  let total = 0;
  let worst = { cost: 0, pointer: '' };
  for (const { pointer, value } of objectsOf(root)) {
    const { description } = Object(value);
    if (typeof description !== 'string' || known.has(description)) continue;
    known.add(description);
    const cost = description.length > LIMITS.descriptionCharacters ? 0 : costOf(description);
    total += cost;
    if (cost > worst.cost) worst = { cost, pointer: `${pointer}/description` };
  }
  if (total <= LIMITS.markupCost) return;
  const found = `too much Markdown in ${known.size} descriptions, and the most in this one`;
  const fix = 'Shorten the descriptions, or move their tables and lists to a page and link it.';
  list.add(worst.pointer, 'descriptions whose Markdown is parsed in seconds', found, fix);
}

/** The parser's time grows with the signs of Markdown, and each row of a table gets as many cells as its head has. */
function costOf(text: string): number {
  const columns = (text.match(TABLE_HEAD) ?? []).map((line) => line.split('|').length);
  const cells = Math.max(0, ...columns) * text.split('\n').length;
  return (text.match(MARKUP) ?? []).length + cells / LIMITS.cellsPerSign;
}

function reportMissing(root: JsonObject, list: FaultList, key: string, expected: string): void {
  const found = nearestName(key, Object.keys(root));
  const fix = found === undefined ? `Add ${key}.` : `Did you mean ${key}?`;
  list.add(joinPointer('', found ?? key), expected, describeValue(found), fix);
}
