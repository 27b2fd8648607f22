import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { dropDocsTable } from '..';

const page: RouteConfig = { path: '/docs/a', component: 'DocItem', props: { title: 'A' } };
const sidebar = [
  { type: 'link', href: '/docs/a', label: 'A', docId: 'a', unlisted: false },
  {
    type: 'category',
    label: 'B',
    items: [{ type: 'link', href: '/b', label: 'B', docId: 'b', unlisted: true }],
  },
  { type: 'link', href: 'https://other.example', label: 'Outro' },
];
const slimSidebar = [
  { type: 'link', href: '/docs/a', label: 'A', docId: '-' },
  {
    type: 'category',
    label: 'B',
    items: [{ type: 'link', href: '/b', label: 'B', docId: '-', unlisted: true }],
  },
  { type: 'link', href: 'https://other.example', label: 'Outro' },
];

it('keeps routes and what sidebars show, and leaves the documents out', () => {
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
        props: { version: { docsSidebars: { guias: slimSidebar }, docs: {} } },
        routes: [page],
      },
    ],
  });
});

it('leaves other routes as they are', () => {
  expect(dropDocsTable(page)).toEqual(page);
});
