import type { JsonObject, JsonValue } from '../../json.js';

/** What a document has anywhere, so that checking may leave out what none of its schemas asks for. */
export interface DocumentFacts {
  /** `readOnly: true` or `writeOnly: true`. */
  readonly hidesNames: boolean;
  /** `unevaluatedProperties` or `unevaluatedItems`: which names and items were described counts. */
  readonly tracksNames: boolean;
}

const factsOf = new WeakMap<JsonObject, DocumentFacts>();

/** Looks a document over, once. */
export function documentFacts(root: JsonObject): DocumentFacts {
  const facts = factsOf.get(root) ?? lookOver(root);
  factsOf.set(root, facts);
  return facts;
}

function lookOver(root: JsonObject): DocumentFacts {
  const facts = { hidesNames: false, tracksNames: false };
  const waiting: JsonValue[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      if (item === true && (key === 'readOnly' || key === 'writeOnly')) facts.hidesNames = true;
      if (key.startsWith('unevaluated')) facts.tracksNames = true;
      if (typeof item === 'object' && item !== null) waiting.push(item);
    }
  }
  return facts;
}
