import { generateRoutesCode } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import { describe, expect, it } from 'vitest';
import { buildRoutes, countPages } from '../../routes';
import dropPageRows from '../dropPageRows.mjs';

const ROUTE = '/docs/frontier/pix/api';
const pages = [
  { slugs: ['criarPix', 'Cobranças', 'a.b'], route: ROUTE, source: '@generated/paginas-pix' },
].map(({ route, slugs, source }) => ({
  route,
  label: 'Pix',
  title: 'Pix',
  description: 'Pix',
  area: { name: 'Pix', route: '/docs/frontier/pix' },
  islandPath: '@generated/ilha-pix',
  further: { source, slugs, files: [] },
}));
const other = { path: `${ROUTE}-2`, component: '@site/outra', exact: true };
const code = generateRoutesCode([...buildRoutes(pages), other]);
const drop = (resourcePath: string, text: string, counts = countPages(pages)) =>
  dropPageRows.call({ resourcePath, getOptions: () => ({ pages: counts }) }, text);

describe('dropPageRows', () => {
  it('leaves of the routes the first page, the one above the further pages, and all others', () => {
    const kept = drop('/x/routes.js', code.routesConfig);
    expect([...kept.matchAll(/path: '([^']+)'/g)].map(([, path]) => path)).toEqual([
      ROUTE,
      ROUTE,
      other.path,
      '*',
    ]);
    expect(kept).toMatch(/routes: \[\s*\]/);
  });

  it('leaves the modules of those routes', () => {
    const kept = drop('/x/routesChunkNames.json', JSON.stringify(code.routesChunkNames));
    const keys = Object.keys(JSON.parse(kept)).map((key) => key.replace(/-[^-]+$/, ''));
    expect(keys).toEqual([ROUTE, ROUTE, other.path]);
  });

  it('refuses tables of another form', () => {
    expect(() => drop('/x/routes.js', code.routesConfig.replaceAll('exact: true', ''))).toThrow(
      '0 rows',
    );
    expect(() => drop('/x/routesChunkNames.json', '{}')).toThrow('0 rows');
  });
});
