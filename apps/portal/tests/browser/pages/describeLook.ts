import type { Page } from '@playwright/test';

/**
 * What every element that a page shows looks like and where it stands, a line for each: its name and a
 * number made of all its computed values, custom properties aside. Pictures would differ by a shade from one to the next.
 */
export function describeLook(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].flatMap((element) => {
      // What stands in a closed fold is brought up to date when it is drawn, not when it is read.
      if (!element.checkVisibility()) return [];
      return [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = window.getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') return [];
        const { height, left, top, width } = element.getBoundingClientRect();
        const text = [left, top, width, height, style.cssText].join();
        let sum = 0;
        for (let index = 0; index < text.length; index += 1) {
          sum = (sum * 31 + text.charCodeAt(index)) | 0;
        }
        const { id, tagName } = element;
        return [`${tagName}#${id}.${element.getAttribute('class')} ${pseudo ?? ''} ${sum}`];
      });
    }),
  );
}
