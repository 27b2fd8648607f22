import { describeValue, type JsonObject } from '../json.js';
import { phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import type { FaultList } from './FaultList.js';
import { findLostReferences } from './findLostReferences.js';
import { nearestReference } from './nearestReference.js';
import { whyLost } from './whyLost.js';

/** Adds every reference that leaves the document, leads in a circle, or leads nowhere, with a near name for it. */
export function checkReferences(root: JsonObject, list: FaultList): void {
  let hints = 0;
  for (const { pointer, ref, leaves } of findLostReferences(root)) {
    const found = describeValue(ref);
    if (leaves) {
      list.add(pointer, phrase('expected.localReference'), found, phrase('mend.bringIn'));
      continue;
    }
    const expected = phrase('expected.leadingReference');
    const why = whyLost(root, ref);
    if (why === 'circle') {
      list.add(pointer, expected, phrase('found.circle', { ref }), phrase('mend.endCircle'));
    } else if (why === 'missing') {
      hints += 1;
      const nearest = hints > LIMITS.hints ? undefined : nearestReference(root, ref);
      const mend =
        nearest === undefined
          ? phrase('mend.correctReference')
          : phrase('mend.nearReference', { nearest });
      list.add(pointer, expected, found, mend);
    } else {
      const chain = phrase('found.longChain', { ref, max: LIMITS.referenceHops });
      list.add(pointer, expected, chain, phrase('mend.shortenChain'));
    }
  }
}
