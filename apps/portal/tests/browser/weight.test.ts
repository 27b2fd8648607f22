import { readdirSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { hydrate, untilIdle } from './pages/drive';
import { IS_WHOLE, KINDS_OF_PAGE, listRoutes, sampled } from './pages/samples';
import { test } from './pages/test';

const KIB = 1024;

/** Address of the site's whole stylesheet. */
const [sheet] = readdirSync('build/assets/css').filter((name) => name.endsWith('.css'));
const SHEET = `/assets/css/${sheet}`;

/** Maxima in KiB of Brotli: everything that a page loads to be read, its scripts, and its styles. */
const PAGES = [
  { kind: 'a reference', route: '/docs/frontier/emissao/api', total: 90 },
  { kind: 'a guide', route: '/docs/frontier/introducao', total: 75 },
  { kind: 'a call', route: '/docs/frontier/emissao/criarNovaSolicitacao', total: 75 },
  { kind: 'the front page', route: '/', total: 75 },
] as const;
const SCRIPTS = 14;
const STYLES = 15;

for (const { kind, route, total } of PAGES) {
  test(
    `${kind} that is only read loads its text and no React`,
    sampled(kind !== 'a guide'),
    async ({ page }) => {
      const sizes = await noteSizes(page);
      await page.goto(route);
      await page.mouse.move(300, 300);
      await page.evaluate(() => document.fonts.ready);
      await untilIdle(page);
      const all = await sizes();
      const sum = (pattern: RegExp) =>
        Object.entries(all).reduce((at, [name, size]) => at + (pattern.test(name) ? size : 0), 0);
      const described = JSON.stringify(all, null, 1);
      expect.soft(sum(/./) / KIB, described).toBeLessThan(total);
      expect.soft(sum(/\.js$/) / KIB, described).toBeLessThan(SCRIPTS);
      const styles = (await page.locator('style').textContent()) ?? '';
      expect(brotliCompressSync(styles).byteLength / KIB).toBeLessThan(STYLES);
      expect(Object.keys(all).some((name) => /\/main\..*\.js$/.test(name))).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    },
  );
}

/** Records the sizes of responses from now on, in bytes of Brotli, by path. Faces are compressed already. */
async function noteSizes(page: Page): Promise<() => Promise<Record<string, number>>> {
  const sizes: Promise<[string, number]>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const size = async (): Promise<[string, number]> => {
      const body = await response.body();
      return [
        pathname,
        pathname.endsWith('.woff2') ? body.byteLength : brotliCompressSync(body).byteLength,
      ];
    };
    sizes.push(size());
  });
  return async () => Object.fromEntries(await Promise.all(sizes));
}

for (const route of IS_WHOLE
  ? listRoutes()
  : [
      KINDS_OF_PAGE.guide,
      '/docs/frontier/emissao/api',
      '/docs/frontier/conceitos/datas',
      '/docs/frontier/perguntas',
    ]) {
  test(`${route} has every rule of the stylesheet that applies to it`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await page.addStyleTag({ url: SHEET });
    expect(await page.evaluate(findLostRules)).toEqual([]);
  });
}

/** Rules of the last stylesheet that match elements of the page, and that its own styles leave out. */
function findLostRules(): string[] {
  // Custom properties that nothing on the page reads are left out.
  const describe = ({ style }: CSSStyleRule) =>
    Array.from(style)
      .filter((name) => !name.startsWith('--'))
      .map((name) => `${name}:${style.getPropertyValue(name)}`)
      .join(';');
  const listRules = (list: Iterable<CSSRule>, around: string): [string, string][] =>
    Array.from(list).flatMap((rule): [string, string][] => {
      if (rule instanceof CSSStyleRule) {
        const declarations = describe(rule);
        return declarations ? [[around + declarations, rule.selectorText]] : [];
      }
      const isGroup = rule instanceof CSSGroupingRule;
      return isGroup ? listRules(rule.cssRules, `${around}${rule.cssText.split('{')[0]}`) : [];
    });
  const count = (selectors: readonly string[]) => {
    const ofElements = selectors.join().replaceAll(/::[\w-]+(?:\([^)]*\))?/g, '');
    try {
      return document.querySelectorAll(ofElements).length;
    } catch {
      return 0;
    }
  };
  const [own, ...others] = document.styleSheets;
  const ownSelectors = new Map<string, string[]>();
  for (const [key, selector] of listRules(own?.cssRules ?? [], '')) {
    ownSelectors.set(key, [...(ownSelectors.get(key) ?? []), selector]);
  }
  return listRules(others.at(-1)?.cssRules ?? [], '')
    .filter(([key, selector]) => {
      const all = count([selector]);
      return all > 0 && count(ownSelectors.get(key) ?? [':not(*)']) < all;
    })
    .map(([, selector]) => selector);
}

test.describe('prefetching', () => {
  test.use({ prefetches: true });

  test('once React runs, prefetches the page behind a link on screen', async ({ page }) => {
    await page.goto('/docs/frontier/introducao');
    await hydrate(page);
    const prefetched = page.locator('head link[rel=prefetch]');
    await expect.poll(() => prefetched.count()).toBeGreaterThan(0);
    const address = (await prefetched.first().getAttribute('href')) ?? '';
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type'], address).toContain('javascript');
  });
});
