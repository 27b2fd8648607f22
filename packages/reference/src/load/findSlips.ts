import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { phrase } from '../labels/faults/phrase.js';
import { nearestName } from '../nearestName.js';
import { type Child, childrenOf, type Kind, METHODS } from '../walkDocument.js';
import type { DocumentOrigin } from './DocumentOrigin.js';
import { FaultList } from './FaultList.js';
import { findWordBooleans } from './findWordBooleans.js';
import type { ParsedDocument } from './parseDocument.js';
import type { SpecFault } from './SpecError.js';

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
/** What holds operations, at any depth. */
const HOLDERS: readonly Kind[] = ['components', 'pathItem', 'operation', 'callback'];

/**
 * Finds what does not keep a document from being shown, but is most likely not what its author means:
 * keys of a path that are no method, so that a call is missing, an `operationId` given twice, and `yes`
 * where true belongs.
 *
 * @returns a warning for each, those of a kind in document order.
 */
export function findSlips(document: ParsedDocument, origin: DocumentOrigin): SpecFault[] {
  const slips = new FaultList(document, origin);
  const firstOf = new Map<string, string>();
  for (const { kind, pointer, value } of operationsAndPaths('document', document.root, '')) {
    if (!isObject(value)) continue;
    if (kind === 'pathItem') {
      for (const key of unknownKeysOf(value)) {
        const nearest = nearestName(key, PATH_ITEM_KEYS);
        slips.add(
          joinPointer(pointer, key),
          phrase('expected.pathItemKey', { names: PATH_ITEM_KEYS.join(', ') }),
          describeValue(key),
          nearest === undefined
            ? phrase('mend.unknownKey', { key })
            : phrase('mend.nearKey', { key, nearest }),
        );
      }
    }
    if (kind !== 'operation' || typeof value.operationId !== 'string') continue;
    const id = value.operationId;
    const first = firstOf.get(id);
    if (first === undefined) {
      firstOf.set(id, pointer);
      continue;
    }
    slips.add(
      `${pointer}/operationId`,
      phrase('expected.ownOperationId'),
      phrase('found.takenOperationId', { id, pointer: `#${first}` }),
      phrase('mend.renameOperation', { id }),
    );
  }
  findWordBooleans(document.root, slips);
  return slips.faults;
}

/** Every path item and operation that is written in a document; references are not followed. */
function* operationsAndPaths(kind: Kind, value: JsonValue, pointer: string): Generator<Child> {
  for (const child of childrenOf(kind, { value, pointer })) {
    if (!HOLDERS.includes(child.kind)) continue;
    yield child;
    yield* operationsAndPaths(child.kind, child.value, child.pointer);
  }
}

function unknownKeysOf(item: JsonObject): string[] {
  return Object.keys(item).filter((key) => !PATH_ITEM_KEYS.includes(key) && !key.startsWith('x-'));
}
