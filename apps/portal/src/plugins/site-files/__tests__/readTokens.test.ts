import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { readTokens } from '..';

const file = createRequire(import.meta.url).resolve('@frontier/reference/tokens.css');

it('reads the tokens of both colour modes, and names a missing one', () => {
  const { dark, light } = readTokens(file);
  expect(light('site-bg')).toBe('#ffffff');
  expect(dark('site-bg')).toMatch(/^#[0-9a-f]{6}$/);
  expect(dark('site-bg')).not.toBe(light('site-bg'));
  expect(() => light('site-nada')).toThrow(`${file}: the token is missing: --site-nada`);
});
