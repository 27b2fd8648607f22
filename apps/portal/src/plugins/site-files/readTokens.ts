import { readFileSync } from 'node:fs';
import { parse } from 'postcss';

/** Returns the value of a design token by its name without dashes: `site-bg`. */
export type TokenOf = (name: string) => string;

/**
 * Reads design tokens for uses outside of stylesheets.
 *
 * @param file stylesheet whose rules for `:root` and `[data-theme='dark']` contain the tokens.
 * @returns the tokens of each colour mode; reading a missing token throws an error with its name.
 */
export function readTokens(file: string): Readonly<Record<'dark' | 'light', TokenOf>> {
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  parse(readFileSync(file, 'utf8'), { from: file }).walkRules((rule) => {
    const tokens = rule.selector === ':root' ? light : dark;
    rule.walkDecls(/^--/, ({ prop, value }) => {
      tokens.set(prop.slice(2), value);
    });
  });
  const look = (tokens: ReadonlyMap<string, string>) => (name: string) => {
    const value = tokens.get(name);
    if (value === undefined) throw new Error(`${file}: the token is missing: --${name}`);
    return value;
  };
  return { light: look(light), dark: look(dark) };
}
