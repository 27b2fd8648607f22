import type { JsonObject } from '@frontier/reference/document';
import type { HostileDocument } from '../HostileDocument';
import { entries, refTo, sized, withSchemas } from '../makeDocuments';

/** References one after the other. */
export const chainDocuments: readonly HostileDocument[] = [
  sized('reference: a long chain', 'found.longChain', [100, 20_000], (count) =>
    chain(count, (next) => next),
  ),
  sized('reference: a chain', 'page', [20, 30], (count) => chain(count, (next) => next)),
  sized('chain: properties', 'page', [60, 20_000], (count) =>
    chain(count, (next) => ({ properties: { a: next } })),
  ),
  sized('chain: too long', 'found.deepSchemas', [1_200, 20_000], (count) =>
    chain(count, (next) => ({ properties: { a: next } })),
  ),
  sized('chain: items', 'page', [60, 20_000], (count) => chain(count, (next) => ({ items: next }))),
  sized('chain: allOf', 'page', [60, 20_000], (count) =>
    chain(count, (next) => ({ allOf: [next] })),
  ),
  sized('chain: oneOf', 'page', [60, 20_000], (count) =>
    chain(count, (next) => ({ oneOf: [next] })),
  ),
  sized('chain: not', 'page', [60, 20_000], (count) => chain(count, (next) => ({ not: next }))),
  sized('chain: required properties', 'page', [60, 20_000], (count) =>
    chain(count, (next) => ({ type: 'object', required: ['a'], properties: { a: next } })),
  ),
];

function chain(count: number, hold: (next: JsonObject) => JsonObject): string {
  return withSchemas({
    ...entries(count, (index) => [`S${index}`, hold(refTo(`S${index + 1}`))]),
    [`S${count}`]: { type: 'string' },
  });
}
