import { type JsonObject, type JsonValue, joinPointer, splitPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { lostDigits, pointerCost, showable } from './plainValues.js';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\r\n]*/y;
const WORDS = { t: ['true', true], f: ['false', false], n: ['null', null] } as const;
/** A document with more values is read as YAML, which reports what there is too much of. */
const MOST_VALUES = LIMITS.lexemes / 3;

/** Thrown where the text is not plain JSON and has to be read as YAML. */
class NotPlain extends Error {}

/** The value of a JSON text. */
export interface PlainJson {
  readonly root: JsonValue;
  /** Source digits of every number JavaScript would print otherwise, by pointer. */
  readonly lexemes: ReadonlyMap<string, string>;
}

/**
 * Reads JSON in one pass, without the tree that YAML needs, which takes most of the time and memory of
 * a large document.
 *
 * @returns undefined where the text is not JSON, has a fault or exceeds a limit: reading it as YAML reports it.
 */
export function readJson(text: string): PlainJson | undefined {
  return readWith(new JsonReader(text));
}

/** Where a text stops being JSON that `readJson` reads. */
export function jsonEnd(text: string): number {
  const reader = new JsonReader(text);
  readWith(reader);
  return reader.position;
}

/** Levels whose places are all noted at once: paths and their methods, components and their names. */
const NOTED_LEVELS = 3;

/**
 * Finds places in a text that `readJson` reads, few of which are ever asked for: a table of all there are would
 * take several times the memory of the text.
 */
export class JsonPlaces {
  private readonly tables = new Map<string, ReadonlyMap<string, number>>();

  constructor(private readonly text: string) {}

  /** Offset of the value a pointer names (of its key, where it has one); of its nearest ancestor where it has none. */
  offsetOf(pointer: string): number | undefined {
    const keys = pointer.split('/');
    const top = this.tableOf('', 0);
    const start = keys.slice(0, NOTED_LEVELS + 1).join('/');
    const offset = top.get(start);
    const table = offset === undefined ? top : this.tableOf(start, offset);
    return nearestOffset(pointer, table) ?? nearestOffset(pointer, top);
  }

  /** The places of a value and below it. */
  private tableOf(pointer: string, offset: number): ReadonlyMap<string, number> {
    let table = this.tables.get(pointer);
    if (!table) {
      const offsets = new Map<string, number>();
      const levels = pointer === '' ? NOTED_LEVELS : Number.POSITIVE_INFINITY;
      readWith(new JsonReader(this.text, { offsets, levels, pointer, offset }));
      table = offsets;
      this.tables.set(pointer, table);
    }
    return table;
  }
}

/** The offset a table has for a pointer, or for its nearest ancestor. */
export function nearestOffset(
  pointer: string,
  offsets: ReadonlyMap<string, number>,
): number | undefined {
  let candidate = pointer;
  while (candidate !== '' && !offsets.has(candidate)) {
    candidate = candidate.slice(0, candidate.lastIndexOf('/'));
  }
  return offsets.get(candidate);
}

/** Which places are noted while a text is read. */
interface Noting {
  readonly offsets: Map<string, number>;
  /** How deep; what lies deeper is only read over. */
  readonly levels: number;
  /** The value to begin with, and where it or its key stands. */
  readonly pointer: string;
  readonly offset: number;
}

function readWith(reader: JsonReader): PlainJson | undefined {
  try {
    return reader.read();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** Whether an odd number of backslashes stands before a sign. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

class JsonReader {
  private readonly lexemes = new Map<string, string>();
  /** Keys and positions around the value that is read. */
  private readonly path: (string | number)[] = [];
  private at = 0;
  private values = 0;
  private pointerCharacters = 0;

  constructor(
    private readonly text: string,
    private readonly noting?: Noting,
  ) {
    this.at = noting?.offset ?? 0;
    this.path.push(...splitPointer(noting?.pointer ?? ''));
  }

  /** How far the text is read. */
  get position(): number {
    return this.at;
  }

  read(): PlainJson {
    this.match(SPACE);
    if (this.noting && this.noting.pointer !== '') return this.readPart(this.noting);
    if (this.text[this.at] !== '{') throw new NotPlain();
    this.noting?.offsets.set('', this.at);
    const root = this.value(0);
    this.match(SPACE);
    if (this.at !== this.text.length) throw new NotPlain();
    return { root, lexemes: this.lexemes };
  }

  /** Reads one value of the text, with the key before it, if it has one. */
  private readPart({ offset, offsets, pointer }: Noting): PlainJson {
    offsets.set(pointer, offset);
    const first = this.value(0);
    this.match(SPACE);
    // What was read is the value itself, unless it is a key.
    if (this.text[this.at] !== ':') return { root: first, lexemes: this.lexemes };
    this.at += 1;
    this.match(SPACE);
    return { root: this.value(0), lexemes: this.lexemes };
  }

  /** @param pointerLength characters of the value's pointer. */
  private value(pointerLength: number): JsonValue {
    this.values += 1;
    this.pointerCharacters += pointerCost(pointerLength);
    const isTooMuch =
      this.values > MOST_VALUES ||
      this.pointerCharacters > LIMITS.pointerCharacters ||
      this.path.length > LIMITS.levels;
    if (isTooMuch) throw new NotPlain();
    const first = this.text[this.at];
    if (first === '"') return this.string();
    if (first === '{') return this.object(pointerLength);
    if (first === '[') return this.list(pointerLength);
    if (first === 't' || first === 'f' || first === 'n') {
      const [word, value] = WORDS[first];
      if (!this.text.startsWith(word, this.at)) throw new NotPlain();
      this.at += word.length;
      return value;
    }
    return this.number();
  }

  private object(pointerLength: number): JsonObject {
    const object: JsonObject = {};
    this.entries('}', () => {
      const start = this.at;
      const name = this.string();
      if (name === '__proto__' || Object.hasOwn(object, name)) throw new NotPlain();
      this.match(SPACE);
      if (this.text[this.at] !== ':') throw new NotPlain();
      this.at += 1;
      this.match(SPACE);
      object[name] = this.below(name, start, pointerLength);
    });
    return object;
  }

  private list(pointerLength: number): JsonValue[] {
    const list: JsonValue[] = [];
    this.entries(']', () => list.push(this.below(list.length, this.at, pointerLength)));
    return list;
  }

  /** Reads what stands between two brackets, entry by entry; each begins where the text is read on. */
  private entries(end: string, readEntry: () => void): void {
    this.at += 1;
    this.match(SPACE);
    let isOpen = this.text[this.at] !== end;
    if (!isOpen) this.at += 1;
    while (isOpen) {
      this.match(SPACE);
      readEntry();
      this.match(SPACE);
      const sign = this.text[this.at];
      if (sign !== ',' && sign !== end) throw new NotPlain();
      this.at += 1;
      isOpen = sign === ',';
    }
  }

  /** @param start where its key begins, or the value itself in a list. */
  private below(key: string | number, start: number, around: number): JsonValue {
    this.path.push(key);
    if (this.noting && this.path.length <= this.noting.levels) {
      this.noting.offsets.set(this.pointer(), start);
    }
    const value = this.value(around + 1 + String(key).length);
    this.path.pop();
    return value;
  }

  private string(): string {
    const { at: start, text } = this;
    if (text[start] !== '"') throw new NotPlain();
    let end = text.indexOf('"', start + 1);
    while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
    if (end < 0) throw new NotPlain();
    this.at = end + 1;
    const content = text.slice(start + 1, end);
    if (!/[\\\p{Cc}]/u.test(content)) return showable(content);
    try {
      return showable(JSON.parse(text.slice(start, end + 1)));
    } catch {
      throw new NotPlain();
    }
  }

  private number(): number {
    const source = this.match(NUMBER);
    const value = Number(source);
    if (source === '' || !Number.isFinite(value)) throw new NotPlain();
    if (source === String(value)) return value;
    const pointer = this.pointer();
    if (lostDigits(source, value, pointer) !== undefined) throw new NotPlain();
    this.lexemes.set(pointer, source);
    return value;
  }

  private pointer(): string {
    return this.path.reduce<string>(joinPointer, '');
  }

  private match(form: RegExp): string {
    form.lastIndex = this.at;
    const found = form.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
