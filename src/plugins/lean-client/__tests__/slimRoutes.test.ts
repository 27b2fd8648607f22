import { expect, it } from 'vitest';
import { renameChunks } from '../slimChunkNames.mjs';
import slimRoutes from '../slimRoutes.mjs';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'b22'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'a11'),
        exact: true,
        sidebar: "guias"
      },
      {
        path: '/docs/a',
        component: ComponentCreator('/docs/a', 'c33'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;
const REGISTRY = `export default {
  "0a1b2c3d": [() => import(/* webpackChunkName: "0a1b2c3d" */ "@theme/DocRoot"), "@theme/DocRoot", require.resolveWeak("@theme/DocRoot")],
  "ffffffff": [() => import(/* webpackChunkName: "ffffffff" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],};
`;

it('says the address of a page once, and keeps every other route', () => {
  const slim = slimRoutes(ROUTES);
  expect(slim).toContain(`page('/docs', "guias")`);
  expect(slim).toContain(`page('/docs/a')`);
  expect(slim).toContain(`ComponentCreator('/docs', '1')`);
  expect(slim).toContain(`ComponentCreator('*')`);
});

it('gives the table of chunk names the keys that the routes ask for', () => {
  const table = {
    '/docs-b22': { __comp: '0a1b2c3d' },
    '/docs-a11': { __comp: '0a1b2c3d', items: [{ content: 'ffffffff' }] },
    '/docs/a-c33': { content: 'ffffffff' },
  };
  expect(JSON.parse(renameChunks(JSON.stringify(table), REGISTRY))).toEqual({
    '/docs-1': { __comp: 'guide/0a1' },
    '/docs-0': { __comp: 'guide/0a1', items: [{ content: 'fff' }] },
    '/docs/a-0': { content: 'fff' },
  });
});

it('refuses routes of another form, and names of no module', () => {
  expect(() => slimRoutes('export default [];')).toThrow('lean-client');
  expect(() => renameChunks('{"/a-1":{"__comp":"eeeeeeee"}}', REGISTRY)).toThrow('eeeeeeee');
});
