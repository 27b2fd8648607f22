import { foldText } from '../text/words.js';

/** Everything but letters and digits; ordinal indicators (`nº`) are no letters here. */
const SIGN = /[^\p{L}\p{N}]|[ªº]/gu;
const LINK = /\bd[aeo]s?\b|(?<=\p{Ll})D[aeo]s?(?=\p{Lu})/gu;

export function keyOf(name: string): string {
  return foldText(name).replace(SIGN, '');
}

/** Its key, and the one that `dataEmissao`, `data de emissão` and `data da emissão` share. */
export function keysOf(name: string): string[] {
  return [name, name.replace(LINK, '')].map(keyOf);
}
