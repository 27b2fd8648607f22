import { expect, it } from 'vitest';
import { movedPage, readMoves } from '../movedPage';
import { faultsOf, writeData } from './support';

const redirectsOf = (yaml: string) => movedPage({ file: writeData(yaml) }).files?.() ?? [];

it('leads from a removed page to its new address, in HTML and Markdown', () => {
  const site = { siteConfig: { url: 'https://docs.example' } } as never;
  const [html, markdownPage, ...others] = redirectsOf('/docs/antiga: /docs/nova#campos');
  expect(others).toEqual([]);
  expect(html?.address).toBe('/docs/antiga.html');
  expect(html?.write({} as never, site)).toContain('data-target="/docs/nova#campos"');
  expect(markdownPage?.address).toBe('/docs/antiga.md');
  expect(markdownPage?.write({} as never, site)).toContain('(https://docs.example/docs/nova.md)');
});

it.each([
  ['an address of another form', '/antiga: /docs/nova'],
  ['a target of another form', '/docs/antiga: nova'],
  ['an address given twice', '/docs/a: /docs/c\n/docs/a: /docs/d'],
  ['a list', '- a'],
])('refuses %s with file and line', (_what, yaml) => {
  expect(faultsOf(yaml, readMoves)[0]).toMatch(/^dados\.yml:\d /);
});

it('refuses a page that still exists', () => {
  expect(() => redirectsOf('/docs/frontier/sandbox: /docs/intro')).toThrow(
    /dados\.yml:1 .*sandbox: the page still exists, in apps\/portal\/docs\/frontier\/sandbox\.mdx/,
  );
});
