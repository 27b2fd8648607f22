import { expect, it } from 'vitest';
import leanRegistry from '../registryLoader.mjs';

const row = (name: string) =>
  `  "0a1b": [() => import(/* webpackChunkName: "0a1b" */ "${name}"), "${name}", require.resolveWeak("${name}")],`;
const write = (...rows: readonly string[]) => `export default {\n${rows.join('\n')}};\n`;

it('leaves out the name of each part, and keeps its loader and its number', () => {
  const lean = row('@site/docs/a.mdx').replace(', "@site/docs/a.mdx", ', ', "", ');
  expect(leanRegistry(`${write(row('@site/docs/a.mdx'))}`)).toBe(write(lean));
});

it('is refused in another form', () => {
  expect(() => leanRegistry('export default {};')).toThrow('has another form');
  const other = row('@theme/B').replace('"@theme/B", req', '"@theme/C", req');
  expect(() => leanRegistry(write(row('@theme/A'), other))).toThrow('has another form');
});
