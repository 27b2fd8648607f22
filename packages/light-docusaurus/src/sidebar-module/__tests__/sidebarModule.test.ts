import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { shareVersions } from '..';

it('stores what a version tells its pages as a module of the route', async () => {
  const version = { version: 'current', docsSidebars: { guias: [] }, docs: { a: {} } };
  const page: RouteConfig = { path: '/docs/a', component: 'DocItem', props: { title: 'A' } };
  const inner: RouteConfig = {
    path: '/docs',
    component: 'DocVersionRoot',
    props: { version, more: 1 },
    routes: [page],
  };
  const stored = new Map<string, unknown>();
  const createData = async (name: string, data: object | string) => {
    stored.set(name, JSON.parse(String(data)));
    return `/machine/${name}`;
  };
  const route = { path: '/docs', component: 'DocsRoot', routes: [inner] };
  expect(await shareVersions(route, createData)).toEqual({
    ...route,
    routes: [
      {
        ...inner,
        props: { more: 1 },
        modules: {
          version: '@generated/docusaurus-plugin-content-docs/default/version-current.json',
        },
      },
    ],
  });
  expect([...stored]).toEqual([['version-current.json', { ...version, docs: {} }]]);
});
