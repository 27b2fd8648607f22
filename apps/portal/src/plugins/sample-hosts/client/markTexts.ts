export interface Replacement {
  readonly shown: string;
  readonly text: string;
  /** Data attribute of the element around the replacement, which keeps the text. */
  readonly attribute: 'data-own-value' | 'data-sample-host';
}

const MARKED = '[data-own-value], [data-sample-host]';

/** Replaces texts in a block of code, where they are whole words. */
export function markTexts(block: Element, replacements: readonly Replacement[]): void {
  if (replacements.length === 0) return;
  const texts = replacements.map(({ shown }) => shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w$])(?:${texts.join('|')})(?!\\w)`);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    // A replacement may contain one of the texts itself.
    const match = node.parentElement?.closest(MARKED) ? null : pattern.exec(node.data);
    const replacement = replacements.find(({ shown }) => shown === match?.[0]);
    if (!match || !replacement) continue;
    const { attribute, shown, text } = replacement;
    const found = node.splitText(match.index);
    // The rest becomes the next text node and may contain another text.
    found.splitText(shown.length);
    const mark = document.createElement('span');
    mark.setAttribute(attribute, shown);
    mark.title = shown;
    mark.textContent = text;
    found.replaceWith(mark);
  }
}

export function unmarkTexts(block: Element): void {
  for (const mark of block.querySelectorAll(MARKED)) {
    const { parentNode } = mark;
    const shown = mark.getAttribute('data-own-value') ?? mark.getAttribute('data-sample-host');
    mark.replaceWith(shown ?? '');
    parentNode?.normalize();
  }
}
