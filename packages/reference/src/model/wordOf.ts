import type { Source } from './context.js';
import { type Lexemes, printJson } from './printJson.js';
import { childOf, textOf } from './read.js';

/**
 * A text, also where its quotes were forgotten: what YAML read as a number or a truth value is given
 * as it was written (`version: 1.10`, `default: 8443`).
 */
export function wordOf(holder: Source, key: string, lexemes: Lexemes): string | undefined {
  const found = childOf(holder, key);
  return found && (textOf(holder.value, key) ?? bareWord(found, lexemes));
}

/** The texts of a list, likewise. */
export function bareWord({ value, pointer }: Source, lexemes: Lexemes): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean'
    ? printJson(value, pointer, lexemes)
    : undefined;
}
