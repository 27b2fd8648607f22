import { expect, it } from 'vitest';
import slimRegistry from '../slimRegistry.mjs';

function row(name: string, request: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],`;
}

function slim(...rows: string[]): string {
  return slimRegistry(`export default {\n${rows.join('\n')}};\n`);
}

it('keeps the import of each module, under a short chunk name', () => {
  expect(slim(row('0a1b2c3d', '@site/docs/a.mdx'))).toBe(
    'export default {\n  "0a1": [() => import(/* webpackChunkName: "0a1" */ "@site/docs/a.mdx")],\n};\n',
  );
});

it('shortens names no further than they differ', () => {
  const both = slim(row('0a1b2c3d', '@site/docs/a.mdx'), row('0a1b7777', '@site/docs/b.mdx'));
  expect(both).toContain('"0a1b2": [');
  expect(both).toContain('"0a1b7": [');
});

it('puts what every guide needs into one chunk', () => {
  const shared = slim(row('0a1b2c3d', '@theme/DocRoot'), row('1a1b7777', '@theme/DocItem'));
  expect(shared).toContain(
    '"guide/0a1": [() => import(/* webpackChunkName: "guide" */ "@theme/DocRoot")]',
  );
  expect(shared).toContain('"guide/1a1": [() => import(/* webpackChunkName: "guide" */');
});

it('refuses a registry of another form', () => {
  const other = '  "b": [() => import("@site/docs/b.mdx")],';
  expect(() => slim(row('0a1b2c3d', '@site/docs/a.mdx'), other)).toThrow('lean-client');
  expect(() => slimRegistry('export default new Map();')).toThrow('lean-client');
});
