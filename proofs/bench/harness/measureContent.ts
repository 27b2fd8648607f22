import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { startObserving, waitForQuiet, watchLine } from './observeLoad';
import { openPage } from './profiles';
import { shareOf, splitWords } from './readWords';
import { compress, type FolderServer } from './serveFolder';
import type { BuiltPage, Content } from './types';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Reads what stands on a page with and without JavaScript and how accessible it is; the first load
 * of a page also makes the server compress what the page needs.
 *
 * @throws {Error} if the whole page lacks `proof`: then nothing about it would be worth measuring.
 */
export async function measureContent(
  browser: Browser,
  server: FolderServer,
  built: BuiltPage,
  proof: string,
): Promise<Content> {
  const address = server.origin + built.route;
  const still = await readWithoutScript(browser, address);
  const { close, page } = await openPage(browser, 'desktop');
  try {
    const refused = new Set<string>();
    page.on('requestfailed', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname && !server.origin.includes(hostname)) refused.add(hostname);
    });
    const line = watchLine(page);
    await startObserving(page);
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    await waitForQuiet(page, line);
    if (!(await readVisibleText(page)).includes(proof)) {
      throw new Error(`The page ${built.route} shows no "${proof}".`);
    }
    return {
      ...(await runAxe(page)),
      elements: await page.locator('*').count(),
      textWithoutScript: shareOf(built.words, still.words),
      inlineScripts: still.scripts,
      refused: [...refused],
    };
  } finally {
    await close();
  }
}

/** What a reader without JavaScript can reach: folded parts count, hidden ones do not. */
async function readWithoutScript(
  browser: Browser,
  address: string,
): Promise<{ words: Set<string>; scripts: number }> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
    const scripts = await page.evaluate(() => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      return [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
        .filter(({ type }) =>
          ['', 'module', 'text/javascript', 'application/javascript'].includes(type),
        )
        .map(({ textContent }) => textContent)
        .join('\n');
    });
    const words = splitWords(`${await readVisibleText(page)}\n${await readVisibleNodes(page)}`);
    return { words, scripts: scripts ? compress(scripts).length / 1024 : 0 };
  } finally {
    await context.close();
  }
}

function readVisibleText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not to count.
  return page.locator('body').innerText();
}

/** Text by text node: side by side without a space between them, two words would read as one. */
function readVisibleNodes(page: Page): Promise<string> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.checkVisibility()) found.push(textContent ?? '');
    }
    return found.join(' ');
  });
}

async function runAxe(page: Page): Promise<Pick<Content, 'axeNodes' | 'axeRules'>> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (tags): Promise<AxeResults> =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run({
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      }),
    WCAG,
  );
  const axeRules = Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]));
  return { axeRules, axeNodes: Object.values(axeRules).reduce((sum, count) => sum + count, 0) };
}
