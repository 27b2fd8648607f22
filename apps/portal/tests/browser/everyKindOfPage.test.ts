import { expect, test } from '@playwright/test';
import { findViolations, paintDark } from './pages/findViolations';
import { hydrate } from './pages/hydrate';
import { untilIdle } from './pages/idle';
import { listRoutes } from './pages/listRoutes';
import { sampled } from './pages/sampled';

/** One address of each kind of page the site has. */
const KINDS = {
  'front page': '/',
  guide: '/docs/frontier/emissao/adicionarParcelas',
  'area index': '/docs/frontier/onboarding',
  concept: '/docs/frontier/conceitos/decimais',
  glossary: '/docs/frontier/glossario',
  reference: '/docs/frontier/operacao/api',
  'list of posts': '/blog',
  post: '/blog/mdx-blog-post',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/webhooks',
  authors: '/blog/authors',
  'page of Markdown': '/markdown-page',
  'unknown address': '/nao-existe',
};

/** WHOLE_SITE=1 looks at every page of the site. */
const PAGES = process.env.WHOLE_SITE
  ? listRoutes().map((route) => [route, route] as const)
  : Object.entries(KINDS);

/** Pages made in different ways. */
const SAMPLES = ['guide', 'reference'];

for (const [kind, route] of PAGES) {
  test(
    `${kind}: is accessible at 360 px in both modes and at 1280 px, fits, and asks no other origin for anything`,
    sampled(SAMPLES.includes(kind)),
    async ({ page, baseURL }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
          foreign.push(request.url());
        }
      });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(route);
      await test.step('as it comes', async () => {
        expect.soft(await findViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect.soft(overflow).toBeLessThanOrEqual(0);
      });
      await test.step('in the dark', async () => {
        await paintDark(page);
        expect.soft(await findViolations(page, { rules: 'colours' })).toEqual([]);
      });
      await test.step('on a wide screen', async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        expect.soft(await findViolations(page, { rules: 'all but colours' })).toEqual([]);
      });
      await test.step('once React runs, to the end of the page', async () => {
        await hydrate(page);
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await untilIdle(page);
        expect.soft(foreign).toEqual([]);
      });
    },
  );
}
