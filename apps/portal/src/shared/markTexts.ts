/** Data attributes that keep the text which a host or a reader's value replaces in samples. */
type MarkAttribute = 'data-own-value' | 'data-sample-host';

const MARKED = '[data-own-value], [data-sample-host]';

/**
 * Replaces texts in a block of code, where they are whole words. The element of each replacement keeps the text.
 *
 * @param owns replacements, by the text in samples.
 */
export function markTexts(
  block: Element,
  attribute: MarkAttribute,
  owns: ReadonlyMap<string, string>,
): void {
  if (owns.size === 0) return;
  const texts = [...owns.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w$])(?:${texts.join('|')})(?!\\w)`);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
    // A replacement may contain one of the texts itself.
    const match = text.parentElement?.closest(MARKED) ? null : pattern.exec(text.data);
    if (!match) continue;
    const [shown] = match;
    const found = text.splitText(match.index);
    // The rest becomes the next text node and may contain another text.
    found.splitText(shown.length);
    const mark = document.createElement('span');
    mark.setAttribute(attribute, shown);
    mark.title = shown;
    mark.textContent = owns.get(shown) ?? shown;
    found.replaceWith(mark);
  }
}

/** Restores the replaced texts. */
export function unmarkTexts(root: ParentNode, attribute: MarkAttribute): void {
  for (const mark of root.querySelectorAll(`[${attribute}]`)) {
    const { parentNode } = mark;
    mark.replaceWith(mark.getAttribute(attribute) ?? '');
    parentNode?.normalize();
  }
}
