import { Decimal } from 'decimal.js';
import { parse, stringify } from 'lossless-json';

/** Enough digits that `Decimal` never rounds the product of two numbers of a request. */
Decimal.set({ precision: 80, toExpNeg: -40, toExpPos: 60 });

/** For code outside this package, whose own copy of `decimal.js` would be a different class. */
export { Decimal };

/** Thrown for JSON that cannot be parsed or stored; the message is in Portuguese, for the response. */
export class UnreadableJsonError extends Error {}

/** Maximum nesting: contracts need fewer than ten levels, and every tree walk recurses as deep. */
const DEEPEST = 64;

/** Maximum length of a number; a column keeps 38 digits, 30 before the point (`numeric(38, 8)`). */
const LONGEST_NUMBER = 60;

/**
 * Parses JSON with each number as the `Decimal` of its source text.
 * @throws UnreadableJsonError naming the location of invalid JSON, a byte order mark, a repeated key with a different
 *   value, more than 64 levels, a number that no column can hold, a string that PostgreSQL refuses (the character 0,
 *   a lone surrogate), a key named `__proto__`, or more values than `mostValues`
 */
export function parseExact(text: string, mostValues = Number.POSITIVE_INFINITY): unknown {
  checkShape(text, mostValues);
  let tree: unknown;
  try {
    tree = parse(text, undefined, { parseNumber, onDuplicateKey: refuseDuplicate });
  } catch (error) {
    if (error instanceof UnreadableJsonError) throw error;
    throw new UnreadableJsonError(describeFault(text, error));
  }
  checkTexts(tree, '');
  return tree;

  function parseNumber(digits: string): Decimal {
    const number = new Decimal(digits);
    // Columns store `1e-99` in plain notation, which for a larger exponent would fill the memory.
    const size = Math.max(digits.length, number.decimalPlaces());
    if (size <= LONGEST_NUMBER && number.abs().lt('1e30')) return number;
    const line = lineAndColumn(text, findNumber(text, digits));
    throw new UnreadableJsonError(`${line}: o número é grande demais, ou tem algarismos demais`);
  }

  function refuseDuplicate({ key, position }: { key: string; position: number }): never {
    const line = lineAndColumn(text, position);
    throw new UnreadableJsonError(`${line}: a chave ${JSON.stringify(key)} aparece duas vezes`);
  }
}

/** The position of a number outside strings. A string may contain the same digits, and escaped quotes. */
function findNumber(text: string, digits: string): number {
  const tokens = text.replace(/\\./g, '__').matchAll(/"[^"]*"|[-+.\deE]+/g);
  return [...tokens].find(([token]) => token === digits)?.index ?? 0;
}

/** Counts open brackets and values outside strings, before the tree is built and a recursive function sees it. */
function checkShape(text: string, mostValues: number): void {
  let depth = 0;
  let values = 1;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += sign === '\\' ? 1 : 0;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (!isText && (sign === '[' || sign === '{' || sign === ',')) values += 1;
    if (depth > DEEPEST) {
      throw new UnreadableJsonError(`${lineAndColumn(text, at)}: passa de ${DEEPEST} níveis`);
    }
    if (values > mostValues) {
      throw new UnreadableJsonError(`${lineAndColumn(text, at)}: passa de ${mostValues} valores`);
    }
  }
}

function describeFault(text: string, error: unknown): string {
  if (text.startsWith('\uFEFF'))
    return 'começa por uma marca de ordem de bytes (BOM); envie sem ela';
  const position = /at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const at = position === undefined ? text.length : Number(position);
  if (at >= text.length) return `${lineAndColumn(text, text.length)}: o JSON termina antes do fim`;
  return `${lineAndColumn(text, at)}: não é JSON a partir de “${text.slice(at, at + 12)}”`;
}

function lineAndColumn(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n');
  return `linha ${lines.length}, coluna ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Serialises JSON with each `Decimal` as a number in plain notation; omits `undefined` properties. */
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

/** Copies the tree with floats for `Decimal`s, for schema validators. */
export function toPlain(value: unknown): unknown {
  return value instanceof Decimal ? value.toNumber() : mapParts(value, toPlain);
}

/** Copies a list or an object with each part changed; any other value is the same. */
export function mapParts(
  value: unknown,
  change: (part: unknown, key: string | number) => unknown,
): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));
}

/** Resolves a JSON pointer (`/a/0/b~1c`); `undefined` when the target does not exist. */
export function readPointer(tree: unknown, pointer: string): unknown {
  let part = tree;
  for (const key of pointer.split('/').slice(1)) {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    part = typeof part === 'object' ? (part as Record<string, unknown> | null)?.[name] : undefined;
  }
  return part;
}

/**
 * Applies a JSON merge patch (RFC 7396): merges objects, removes fields that are null, replaces other values.
 * @param keepsNulls combines two patches into one, whose fields that are null stay
 */
export function mergePatch(value: unknown, changes: unknown, keepsNulls = false): unknown {
  if (changes === undefined) return value;
  if (!isFields(value) || !isFields(changes)) return changes;
  const merged = new Map(Object.entries(value));
  for (const [name, change] of Object.entries(changes)) {
    if (change === null && !keepsNulls) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), change, keepsNulls));
  }
  return Object.fromEntries(merged);
}

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && !Array.isArray(value) && !(value instanceof Decimal);
}

/** Whether PostgreSQL can store the string unchanged. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** @param location the keys that lead to the value, for the error: `investidores/0/` */
function checkTexts(value: unknown, location: string): void {
  const at = location.replace(/\/$/, ': ');
  if (typeof value === 'string' && !isStorable(value)) {
    throw new UnreadableJsonError(`${at}o texto tem um caractere que não pode ser guardado`);
  }
  if (typeof value !== 'object' || value === null || value instanceof Decimal) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '__proto__') throw new UnreadableJsonError(`${at}uma chave se chama __proto__`);
    checkTexts(key, location);
    checkTexts(part, `${location}${key}/`);
  }
}
