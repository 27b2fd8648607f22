import type { Page } from '@playwright/test';

/** Words of a page's text, and names of code in its tables, that go on in another line without a joint. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // After these a line may end; names of code have elements at their joints, so their pieces are texts of their own.
    const joint = /[-‐–—/?|…]$/;
    const range = document.createRange();
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    // What only a screen reader is told has no lines.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
    const isRead = ({ parentElement }: Node) =>
      parentElement !== null &&
      parentElement.closest('pre, svg, script, style, code:not(.table-box *)') === null &&
      parentElement.checkVisibility() &&
      !isClipped(parentElement);

    const bottomOf = (text: Text, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().bottom;
    };
    const findBreak = (text: Text, start: number, word: string) => {
      for (let at = 1; at < word.length; at++) {
        const isApart = bottomOf(text, start + at) - bottomOf(text, start + at - 1) > 5;
        if (isApart && !joint.test(word.slice(0, at))) return at;
      }
      return 0;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
      if (!isRead(text)) continue;
      for (const { 0: word, index } of text.data.matchAll(/\S{2,}/g)) {
        const at = findBreak(text, index, word);
        if (at > 0) found.push(`${word.slice(0, at)}/${word.slice(at)}`);
      }
    }
    return found;
  });
}
