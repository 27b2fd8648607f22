import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { dropDocsTable } from '../dropDocsTable';

const page: RouteConfig = { path: '/docs/a', component: 'DocItem', props: { title: 'A' } };
const sidebar = [{ type: 'link', href: '/docs/a', label: 'A' }];

it('keeps sidebars and routes, and leaves the table of documents out', () => {
  const version = { docsSidebars: { guias: sidebar }, docs: { a: { id: 'a', title: 'A' } } };
  const route: RouteConfig = {
    path: '/docs',
    component: 'DocsRoot',
    routes: [{ path: '/docs', component: 'DocVersionRoot', props: { version }, routes: [page] }],
  };
  expect(dropDocsTable(route)).toEqual({
    path: '/docs',
    component: 'DocsRoot',
    routes: [
      {
        path: '/docs',
        component: 'DocVersionRoot',
        props: { version: { docsSidebars: { guias: sidebar }, docs: {} } },
        routes: [page],
      },
    ],
  });
});

it('leaves other routes as they are', () => {
  expect(dropDocsTable(page)).toEqual(page);
});
