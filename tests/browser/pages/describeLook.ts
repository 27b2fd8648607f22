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
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => style.getPropertyValue(name));
        let sum = 0;
        for (const character of [left, top, width, height, ...values].join()) {
          sum = (sum * 31 + character.charCodeAt(0)) | 0;
        }
        const { id, tagName } = element;
        return [`${tagName}#${id}.${element.getAttribute('class')} ${pseudo ?? ''} ${sum}`];
      });
    }),
  );
}
