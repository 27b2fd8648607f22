import { expect, type Page } from '@playwright/test';

/** What tells one page of the site from another. */
export interface ShownPage {
  readonly pathname: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** Runs in the browser. Spaces don't count: those of HTML that comes as a document are minified. */
function readShownPage(): ShownPage {
  const textOf = (selector: string) => {
    const element = document.querySelector(selector)?.cloneNode(true);
    if (!(element instanceof Element)) return '';
    for (const script of element.querySelectorAll('script')) script.remove();
    return (element.textContent ?? '').replace(/\s+/g, '');
  };
  return {
    pathname: window.location.pathname,
    title: document.title,
    heading: textOf('h1'),
    text: textOf('main'),
  };
}

/** The page an address shows when it is opened; `page` runs no JavaScript. */
export async function readServedPage(page: Page, route: string): Promise<ShownPage> {
  await page.goto(route);
  return page.evaluate(readShownPage);
}

/** Waits until the whole of a page is on screen: address, title, heading and text. */
export async function expectShown(page: Page, expected: ShownPage): Promise<void> {
  // A document on its way answers no question: it is asked again.
  await expect(async () => {
    expect(await page.evaluate(readShownPage)).toEqual(expected);
  }).toPass({ intervals: [50, 100], timeout: 20_000 });
}

/** What goes wrong in the page from here on; that an unknown address is unknown is no fault. */
export function noteFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    const isMissing =
      message.text().includes('404') && message.location().url.endsWith('nao-existe');
    if (message.type() === 'error' && !isMissing) faults.push(message.text());
  });
  return faults;
}
