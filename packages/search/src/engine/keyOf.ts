import { foldText } from '../text/words.js';

/** Everything but letters and digits; ordinal indicators (`nº`) are no letters here. */
const SIGN = /[^\p{L}\p{N}]|[ªº]/gu;

export function keyOf(name: string): string {
  return foldText(name).replace(SIGN, '');
}
