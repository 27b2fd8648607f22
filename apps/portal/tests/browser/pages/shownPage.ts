import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The content that identifies a page. Spaces are removed, since served HTML is minified. */
export interface ShownPage {
  readonly pathname: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The page that an address shows when it is opened without scripts, read from its file. */
function readServedPage(route: string): ShownPage {
  const file = `build${route === '/' ? '/index' : route}.html`;
  const html = readFileSync(existsSync(file) ? file : 'build/404.html', 'utf8');
  const document = parseDocument(html);
  const find = (name: string, limit?: number) =>
    DomUtils.getElementsByTagName(name, document, true, limit);
  for (const script of find('script')) DomUtils.removeElement(script);
  const textOf = (name: string) => DomUtils.textContent(find(name, 1));
  return {
    pathname: route,
    title: textOf('title').trim(),
    heading: textOf('h1').replace(/\s+/g, ''),
    text: textOf('main').replace(/\s+/g, ''),
  };
}

/** Waits until the page that an address shows is on screen: address, title, heading and text. */
export async function expectShown(page: Page, route: string): Promise<void> {
  const served = readServedPage(route);
  // A document that is being replaced cannot be evaluated, so retry.
  await expect(async () => {
    expect(await page.evaluate(readShownPage)).toEqual(served);
  }).toPass({ intervals: [50, 100] });
}

/** Runs in the browser. */
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
