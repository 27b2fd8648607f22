import type { JsonValue } from '../../json.js';

/** A value made for an example, and its JSON text with the digits of the document. */
export interface Made {
  readonly value: JsonValue;
  readonly text: string;
  /** Values it holds, itself included. */
  readonly size: number;
  /** Its text shows less than the value has. */
  readonly isCut: boolean;
}

/** A value the document doesn't write itself. */
export function plain(value: string | number | boolean | null): Made {
  return { value, text: JSON.stringify(value), size: 1, isCut: false };
}

/** A list, each item on its own lines. */
export function listMade(items: readonly Made[]): Made {
  const lines = items.map(({ text }) => `  ${indent(text)}`);
  return {
    value: items.map(({ value }) => value),
    text: lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n]`,
    size: sizeOf(items),
    isCut: items.some(({ isCut }) => isCut),
  };
}

/** An object, each member on its own lines. */
export function objectMade(members: ReadonlyMap<string, Made>): Made {
  const entries = [...members];
  const lines = entries.map(([name, { text }]) => `  ${JSON.stringify(name)}: ${indent(text)}`);
  return {
    value: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
    text: lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`,
    size: sizeOf([...members.values()]),
    isCut: entries.some(([, { isCut }]) => isCut),
  };
}

function sizeOf(parts: readonly Made[]): number {
  return parts.reduce((sum, { size }) => sum + size, 1);
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
