import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { createGitHistory } from '../../src/changelog/gitHistory';
import { BUILD, pages } from './support/readPages';
import { readPngSize } from './support/readPng';

const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const sizeOf = (name: string) => readPngSize(readFileSync(path.join(BUILD, name)));

it('files for others list every page for search engines, with the day of its last commit where known', async () => {
  const entries = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => ({
    route: /<loc>https:\/\/[^/]+([^<]*)/.exec(entry ?? '')?.[1] ?? '',
    day: /<lastmod>([^<]*)/.exec(entry ?? '')?.[1],
  }));
  const routes = new Set(entries.map(({ route }) => route.replace(/(.)\/$/, '$1')));
  const missing = pages
    .filter(({ metadata }) => !metadata.get('robots')?.includes('noindex'))
    .map(({ route }) => route)
    .filter((route) => route !== '/404' && !routes.has(route));
  expect(missing).toEqual([]);

  const history = createGitHistory();
  history.initialize({ siteDir: process.cwd() });
  for (const [route, file] of [
    ['/docs/frontier/introducao', 'apps/portal/docs/frontier/introducao.mdx'],
    ['/docs/frontier/emissao/api', 'specs/emissao.yaml'],
    ['/blog/welcome', 'apps/portal/blog/welcome/index.md'],
  ]) {
    const time = (await history.getFileLastUpdateInfo(file ?? ''))?.timestamp;
    const day = time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
    expect(entries.find((entry) => entry.route === route)?.day, route).toBe(day);
  }
});

it('files for others let robots read everything, and lead them to that list', () => {
  expect(read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${portal.siteUrl}/sitemap.xml\n`,
  );
});

it.each([
  ['sandbox/package.json', '"'],
  ['clients/runtime/typescript/package.json', '/docs/frontier/clientes"'],
  ['clients/runtime/python/pyproject.toml', '/docs/frontier/clientes"'],
  ['clients/src/writeJava.ts', '/docs/frontier/clientes '],
])('files for others have the address that packages/%s links to', (file, end) => {
  expect(readFileSync(path.join('packages', file), 'utf8')).toContain(portal.siteUrl + end);
});

it('files for others are icons in the sizes that they are linked with', () => {
  expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  const ico = readFileSync(path.join(BUILD, 'favicon.ico'));
  const sides = [0, 1, 2].map((index) => {
    const [length, offset] = [8, 12].map((at) => ico.readUInt32LE(6 + 16 * index + at));
    return readPngSize(ico.subarray(offset, (offset ?? 0) + (length ?? 0)))[0];
  });
  expect(sides).toEqual([16, 32, 48]);
  for (const { links, name } of pages) {
    const known = Object.fromEntries(links.map(({ href, rel }) => [rel, href]));
    expect(known, name).toMatchObject({ 'apple-touch-icon': '/apple-touch-icon.png' });
    expect(links.filter(({ rel }) => rel === 'icon').map(({ href }) => href)).toEqual([
      '/img/favicon.svg',
      '/favicon.ico',
    ]);
  }
});
