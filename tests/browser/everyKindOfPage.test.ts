import { expect, test } from '@playwright/test';
import { findViolations } from './pages/findViolations';
import { hydrate } from './pages/hydrate';

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

for (const [kind, route] of Object.entries(KINDS)) {
  test(`${kind}: asks no other origin for anything, before and after React starts`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    await page.goto(route, { waitUntil: 'load' });
    await hydrate(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });

  for (const mode of ['light', 'dark']) {
    test(`${kind}: has no accessibility violation at 360 px in ${mode} mode, and fits`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(`${route}?docusaurus-theme=${mode}`, { waitUntil: 'load' });
      expect(await findViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
