import { expect, it } from 'vitest';
import slimRegistry from '../slimRegistry.mjs';

const ROW = `  "0a1b2c3d": [() => import(/* webpackChunkName: "0a1b2c3d" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],`;

it('keeps the import of each module, under its chunk name', () => {
  expect(slimRegistry(`export default {\n${ROW}\n${ROW}};\n`)).toBe(
    `export default {\n${`  "0a1b2c3d": [() => import(/* webpackChunkName: "0a1b2c3d" */ "@site/docs/a.mdx")],\n`.repeat(2).trimEnd()}};\n`,
  );
});

it('refuses a registry of another form', () => {
  expect(() => slimRegistry('export default new Map();')).toThrow('lean-client');
});
