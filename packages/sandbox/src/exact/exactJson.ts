import { Decimal } from 'decimal.js';
import { parse, stringify } from 'lossless-json';

/** Digits enough for any number a request may carry: `Decimal` never rounds a product of two of them. */
Decimal.set({ precision: 80, toExpNeg: -40, toExpPos: 60 });

/** For code outside of this package, whose own `decimal.js` would be another class. */
export { Decimal };

/** A number that is text in JSON as the sender wrote it: no digit is lost on the way. */
export type Exact = Decimal;

/** What can't be read or kept: the reason is in Portuguese, for the answer. */
export class UnreadableJsonError extends Error {}

/** Levels of objects and lists in each other: no contract needs ten, and each walk of a tree goes as deep. */
const DEEPEST = 64;

/** The places before and after the point that a column keeps (`numeric(38, 8)` has 30 before). */
const LONGEST_NUMBER = 60;

/**
 * Reads JSON with each number as the `Decimal` of its source text.
 * @throws UnreadableJsonError naming line and column of what is no JSON, a key that is given twice with different
 *   values, a byte order mark, more than 64 levels, numbers that no column could hold, text that PostgreSQL refuses
 *   (the character 0, half of a surrogate pair) and a key named `__proto__`
 */
export function parseExact(text: string): unknown {
  checkDepth(text);
  let tree: unknown;
  try {
    tree = parse(text, undefined, { parseNumber, onDuplicateKey: refuseDuplicate });
  } catch (error) {
    if (error instanceof UnreadableJsonError) throw error;
    throw new UnreadableJsonError(describeFault(text, error));
  }
  checkTexts(tree, '');
  return tree;

  function parseNumber(digits: string): Exact {
    const number = new Decimal(digits);
    const fault = findNumberFault(digits, number);
    if (fault === undefined) return number;
    throw new UnreadableJsonError(`${placeOf(text, text.indexOf(digits))}: ${fault}`);
  }

  function refuseDuplicate({ key, position }: { key: string; position: number }): never {
    const place = placeOf(text, position);
    throw new UnreadableJsonError(`${place}: a chave ${JSON.stringify(key)} aparece duas vezes`);
  }
}

/** Before anything walks the tree: brackets that are open at a time, those in texts left out. */
function checkDepth(text: string): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > DEEPEST) {
      throw new UnreadableJsonError(`${placeOf(text, at)}: passa de ${DEEPEST} níveis`);
    }
  }
}

/** What is wrong where, from the parser's own error. */
function describeFault(text: string, error: unknown): string {
  if (text.startsWith('\uFEFF'))
    return 'começa por uma marca de ordem de bytes (BOM); envie sem ela';
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const at = position === undefined ? text.length : Number(position);
  if (at >= text.length) return `${placeOf(text, text.length)}: o JSON termina antes do fim`;
  return `${placeOf(text, at)}: não é JSON a partir de ${JSON.stringify(text.slice(at, at + 12))}`;
}

function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `linha ${lines.length}, coluna ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Writes JSON with each `Decimal` as a bare number in plain notation; what is `undefined` is left out. */
export function writeExact(value: unknown): string {
  return (
    stringify(value, undefined, undefined, [
      {
        test: (part: unknown) => part instanceof Decimal,
        stringify: (part: unknown) => (part as Decimal).toFixed(),
      },
    ]) ?? 'null'
  );
}

/** The same tree with floats for `Decimal`s: what a schema's validator can read. */
export function toPlain(value: unknown): unknown {
  if (value instanceof Decimal) return value.toNumber();
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, toPlain(part)]));
}

/** The part of a tree that a JSON pointer leads to (`/a/0/b~1c`); `undefined` where nothing stands. */
export function readPointer(tree: unknown, pointer: string): unknown {
  let part = tree;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    part = (part as Record<string, unknown> | null | undefined)?.[name];
  }
  return part;
}

/** RFC 7396: objects are merged, null removes a field, all else is replaced. */
export function mergePatch(value: unknown, changes: unknown): unknown {
  if (changes === undefined) return value;
  if (!isObject(value) || !isObject(changes)) return changes;
  const merged = new Map(Object.entries(value));
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change));
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether PostgreSQL keeps the text as it is. */
export function isKeepable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** Why no column holds a number; `1e-99` is written out when it is kept. */
function findNumberFault(digits: string, number: Exact): string | undefined {
  if (digits.length > LONGEST_NUMBER) return 'o número é longo demais';
  if (number.abs().gte('1e30')) return 'o número é grande demais';
  const isLong = /e/i.test(digits) && number.toFixed().length > LONGEST_NUMBER;
  return isLong ? 'o número tem casas demais' : undefined;
}

/** @param place a pointer to the value, for the error */
function checkTexts(value: unknown, place: string): void {
  if (typeof value === 'string' && !isKeepable(value)) {
    throw new UnreadableJsonError(
      `corpo${place}: o texto tem um caractere que não se pode guardar`,
    );
  }
  if (typeof value !== 'object' || value === null || value instanceof Decimal) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__') {
      throw new UnreadableJsonError(`corpo${place}: uma chave se chama __proto__`);
    }
    checkTexts(key, place);
    checkTexts(part, `${place}/${key}`);
  }
}
