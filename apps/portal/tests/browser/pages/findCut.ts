import type { Page } from '@playwright/test';

/** Elements that hide a part of their text, and the page itself where it is wider than the screen. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    return [...document.querySelectorAll<HTMLElement>('html, body *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const { clientHeight, clientWidth, scrollHeight, scrollWidth } = element;
        if (clientWidth <= 1 || clientHeight <= 1) return false;
        const isWide = scrollWidth > clientWidth + 1;
        const isHigh = scrollHeight > clientHeight + 2;
        if (element === document.documentElement) return isWide;
        return (isWide && clips(overflowX)) || (isHigh && clips(overflowY));
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
