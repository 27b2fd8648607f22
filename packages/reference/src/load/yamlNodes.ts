import { isAlias, isMap, isScalar, isSeq } from 'yaml';

const FOREIGN_TAG = /^tag:yaml\.org,2002:(?:binary|omap|pairs|set|timestamp)$/;
/** Marks that turn text around unseen, control characters, and halves of characters. */
const UNSHOWABLE = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/** A text without what a page cannot show, a sign in the place of each. */
export function showable(text: string): string {
  return text.replace(UNSHOWABLE, '\ufffd');
}

/** A tag that makes something other than JSON of a value, though the parser knows it. */
export function foreignTag(node: unknown): string | undefined {
  if (!isScalar(node) && !isMap(node) && !isSeq(node)) return undefined;
  return node.tag !== undefined && FOREIGN_TAG.test(node.tag) ? node.tag : undefined;
}

/** Where a value begins in the source text; unknown for what only stands for one. */
export function offsetOf(node: unknown): number | undefined {
  if (isScalar(node) || isMap(node) || isSeq(node) || isAlias(node)) return node.range?.[0];
  return undefined;
}
