import { describeValue, entryOf, isObject, type JsonObject, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../nearestName.js';
import { METHODS, objectsBelow } from '../walkDocument.js';
import { phrase } from '../words/phrase.js';
import type { ParsedDocument } from './parseDocument.js';
import { type DocumentOrigin, FaultList, type SpecFault } from './SpecError.js';

/** What a path may have, methods first. */
const PATH_ITEM_KEYS = [
  ...METHODS,
  'additionalOperations',
  'parameters',
  'servers',
  'summary',
  'description',
  '$ref',
];
/** Keywords of OpenAPI and JSON Schema that are true or false. */
const BOOLEANS = [
  'required',
  'deprecated',
  'nullable',
  'readOnly',
  'writeOnly',
  'uniqueItems',
  'explode',
  'allowReserved',
  'allowEmptyValue',
];
/** Booleans of YAML 1.1, which since 1.2 are texts. */
const WORD = /^(?:y|yes|n|no|on|off)$/i;

/**
 * Finds probable mistakes in a document that can be shown all the same: keys of a path item that are no
 * method, so that a call is missing, an `operationId` given twice, and `yes` where true belongs.
 *
 * @returns a warning for each, those of a kind in document order.
 */
export function findSlips({ locate, root }: ParsedDocument, origin: DocumentOrigin): SpecFault[] {
  const calls = new FaultList(origin, locate);
  const words = new FaultList(origin, locate);
  const firstOf = new Map<string, string>();
  addWordBooleans(words, root, '');
  for (const { kind, pointer, value } of objectsBelow('document', { value: root, pointer: '' })) {
    if (!isObject(value)) continue;
    addWordBooleans(words, value, pointer);
    if (kind === 'pathItem') addUnknownKeys(calls, value, pointer);
    const id = kind === 'operation' ? value.operationId : undefined;
    if (typeof id !== 'string') continue;
    const first = firstOf.get(id);
    if (first === undefined) {
      firstOf.set(id, pointer);
      continue;
    }
    calls.add(
      `${pointer}/operationId`,
      phrase('expected.ownOperationId'),
      phrase('found.takenOperationId', { id, pointer: `#${first}` }),
      phrase('mend.renameOperation', { id }),
    );
  }
  return [...calls.faults, ...words.faults].slice(0, LIMITS.foundFaults);
}

function addUnknownKeys(list: FaultList, item: JsonObject, pointer: string): void {
  for (const key of Object.keys(item)) {
    if (PATH_ITEM_KEYS.includes(key) || key.startsWith('x-')) continue;
    const nearest = nearestName(key, PATH_ITEM_KEYS);
    list.add(
      joinPointer(pointer, key),
      phrase('expected.pathItemKey', { names: PATH_ITEM_KEYS.join(', ') }),
      describeValue(key),
      nearest === undefined
        ? phrase('mend.unknownKey', { key })
        : phrase('mend.nearKey', { key, nearest }),
    );
  }
}

/** Each keyword that says `yes` or `no`, which is neither true nor false. */
function addWordBooleans(list: FaultList, value: JsonObject, pointer: string): void {
  for (const keyword of BOOLEANS) {
    const written = entryOf(value, keyword);
    if (typeof written !== 'string' || !WORD.test(written)) continue;
    const mend = phrase('mend.writeBoolean', { written });
    list.add(`${pointer}/${keyword}`, phrase('expected.boolean'), written, mend);
  }
}
