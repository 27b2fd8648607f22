import type { Locator, Page } from '@playwright/test';

/** How much wider than the screen the page is, in CSS px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Distance of an element's top from the top of the screen, in CSS px. */
export async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box?.y ?? Number.NaN;
}

/** Elements that clip their text, and the page itself if it is wider than the viewport. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('html, body *')]
      .filter((element) => {
        const { overflowX, overflowY, textIndent } = getComputedStyle(element);
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
        if (clientWidth <= 1 || clientHeight <= 1) return false;
        // An icon is shown in place of the text.
        if (Number.parseFloat(textIndent) >= clientWidth) return false;
        const isWide = scrollWidth > clientWidth + 1;
        const isHigh = scrollHeight > clientHeight + 2;
        if (element === document.documentElement) return isWide;
        return (isWide && clips(overflowX)) || (isHigh && clips(overflowY));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Pairs of controls of which one covers a part of the other. */
export function findCovered(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => {
    const shown = elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return shown.flatMap(({ box, element }, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${element.textContent} and ${other.element.textContent}`),
    );
  });
}

/** Words, and code names in tables, that wrap without a break opportunity. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A line may end after these. Code names have elements at break opportunities, so their pieces are separate texts.
    const joint = /[-‐–—/?|…]$/;
    const range = document.createRange();
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    // Texts for screen readers only have no lines.
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
