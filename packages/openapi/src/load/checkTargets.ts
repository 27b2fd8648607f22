import { describeValue, isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { nearestName } from '../text.js';
import { objectsOf } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';
import type { FaultList } from './SpecError.js';

/** A name or a local reference. Addresses of other documents are not read. */
const LOCAL = /^(?:#|[\w-]+$)/;

/** Reports links to calls, and variants of discriminators, that the document does not have. */
export function checkTargets(root: JsonObject, list: FaultList): void {
  const parts = [...objectsOf(root)];
  const ids = parts.map(({ kind, value }) => kind === 'operation' && Object(value).operationId);
  const calls = new Set<string>(ids.filter((id) => typeof id === 'string'));
  const schemas = new Set(Object.keys(Object(Object(root.components).schemas)));
  const check = (
    kind: 'call' | 'schema',
    pointer: string,
    given: JsonValue | undefined,
    known: ReadonlySet<string>,
  ) => {
    if (typeof given !== 'string' || !LOCAL.test(given)) return;
    if (known.has(given) || resolveRef(root, given)) return;
    const near = list.takeHint() ? nearestName(given, [...known]) : undefined;
    const fix = near === undefined ? 'Correct it.' : `Did you mean ${near}?`;
    list.add(pointer, `a ${kind} of this document`, describeValue(given), fix);
  };
  for (const { kind, pointer, value } of parts) {
    const { discriminator, operationId, operationRef } = Object(value);
    if (kind === 'link') {
      check('call', `${pointer}/operationId`, operationId, calls);
      check('call', `${pointer}/operationRef`, operationRef, new Set());
    }
    const mapping = kind === 'schema' ? Object(discriminator).mapping : undefined;
    for (const [key, target] of Object.entries(isObject(mapping) ? mapping : {})) {
      check('schema', joinPointer(`${pointer}/discriminator/mapping`, key), target, schemas);
    }
  }
}
