import type { JsonObject } from '../json.js';
import { LIMITS } from '../limits.js';
import { referenceOnly, resolveStep } from './resolveRef.js';

/** Why a reference has no value: there is no such thing, or it only refers on, in a circle or too far. */
export function whyLost(root: JsonObject, ref: string): 'missing' | 'circle' | 'chain' {
  const seen = new Set<string>();
  let current = ref;
  while (seen.size <= LIMITS.referenceHops) {
    if (seen.has(current)) return 'circle';
    seen.add(current);
    const step = resolveStep(root, current);
    const next = step && referenceOnly(step.value);
    if (next === undefined) return 'missing';
    current = next;
  }
  return 'chain';
}
