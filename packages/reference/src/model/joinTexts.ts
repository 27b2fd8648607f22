import type { Markdown } from './types/text.js';

/** Texts that hold together as paragraphs; one that says what an earlier one does is left out. */
export function joinTexts(texts: readonly (Markdown | undefined)[]): Markdown | undefined {
  const kept: Markdown[] = [];
  for (const text of texts) {
    const own = text?.trim();
    if (own && !kept.some((earlier) => earlier.includes(own))) kept.push(own);
  }
  return kept.length === 0 ? undefined : kept.join('\n\n');
}
