/** Texts by those of the samples that they replace. */
export type Replacements = ReadonlyMap<string, string>;

/** Attribute of the element around a replacement, which keeps the text of the sample. */
const SHOWN = 'data-replaced';

/** Replaces texts in a block of code, where they are whole words. */
export function markTexts(block: Element, replacements: Replacements): void {
  if (replacements.size === 0) return;
  const texts = [...replacements.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w$])(?:${texts.join('|')})(?!\\w)`);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    // A replacement may contain one of the texts itself.
    const match = node.parentElement?.closest(`[${SHOWN}]`) ? null : pattern.exec(node.data);
    if (!match) continue;
    const [shown] = match;
    const found = node.splitText(match.index);
    // The rest becomes the next text node and may contain another text.
    found.splitText(shown.length);
    const mark = document.createElement('span');
    mark.setAttribute(SHOWN, shown);
    mark.title = shown;
    mark.textContent = replacements.get(shown) ?? '';
    found.replaceWith(mark);
  }
}

export function unmarkTexts(block: Element): void {
  for (const mark of block.querySelectorAll(`[${SHOWN}]`)) {
    const { parentNode } = mark;
    mark.replaceWith(mark.getAttribute(SHOWN) ?? '');
    parentNode?.normalize();
  }
}
