import {
  type Alias,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  visit,
} from 'yaml';
import { type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { showable } from '../text.js';
import {
  type DocumentOrigin,
  FaultList,
  type LocateOffset,
  type SourceLocation,
  SpecError,
} from './SpecError.js';

/** Tags that the parser knows, but whose values are not JSON. */
const FOREIGN_TAG = /^tag:yaml\.org,2002:(?:binary|omap|pairs|set|timestamp)$/;

const LEADING_ZERO = /^[-+]?0\d/;
const OTHER_BASE = /^0[xo]/;

/**
 * Converts a YAML tree to plain JSON values. `toJS` of the parser keeps neither the line of a value nor the digits of a
 * number, and its errors have no line.
 */
export function toPlainDocument(
  contents: Node | null,
  origin: DocumentOrigin,
  locateOffset: LocateOffset,
) {
  const reader = new TreeReader(origin, locateOffset, resolveAliases(contents));
  const root = reader.read(contents, '', 0);
  const { faults, sourceTexts, offsets, warnings } = reader;
  return { root, sourceTexts, offsets, faults: faults.faults, warnings: warnings.faults };
}

/**
 * Alias → the node it repeats: the last one before it with that anchor. All are resolved in one pass;
 * `Alias.resolve` of the parser searches the whole document for each.
 */
function resolveAliases(contents: Node | null): Map<Alias, Node> {
  const anchors = new Map<string, Node>();
  const targets = new Map<Alias, Node>();
  visit(contents, {
    Alias: (_, alias) => {
      const target = anchors.get(alias.source);
      if (target) targets.set(alias, target);
    },
    Value: (_, node) => {
      if (node.anchor) anchors.set(node.anchor, node);
    },
  });
  return targets;
}

class TreeReader {
  readonly sourceTexts = new Map<string, string>();
  /** Offset in the source text of every value (of its key, if it has one), by pointer. */
  readonly offsets = new Map<string, number>();
  readonly faults: FaultList;
  readonly warnings: FaultList;
  private values = 0;
  private aliasedValues = 0;
  private aliasedCharacters = 0;
  private pointerCharacters = 0;
  private openAliases = 0;

  constructor(
    origin: DocumentOrigin,
    private readonly locateOffset: LocateOffset,
    private readonly aliases: ReadonlyMap<Alias, Node>,
  ) {
    const locate = (pointer: string) => this.locateOffset(this.offsets.get(pointer) ?? 0);
    this.faults = new FaultList(origin, locate);
    this.warnings = new FaultList(origin, locate);
  }

  read(node: unknown, pointer: string, depth: number): JsonValue {
    const excess = this.count(node, pointer, depth);
    if (excess !== undefined) this.refuseSize(pointer, excess);
    if (!this.offsets.has(pointer)) this.offsets.set(pointer, offsetOf(node) ?? 0);
    if (isAlias(node)) return this.readAlias(node, pointer, depth);
    const tag = isNode(node) ? node.tag : undefined;
    if (tag !== undefined && FOREIGN_TAG.test(tag)) {
      this.fault(pointer, node, 'valid YAML 1.2 or JSON, without tags or repeated keys', tag);
    }
    if (isScalar(node)) return this.readScalar(node, pointer);
    if (isSeq(node)) {
      return node.items.map((item, index) =>
        this.read(item, joinPointer(pointer, index), depth + 1),
      );
    }
    return isMap(node) ? this.readMap(node.items, pointer, depth) : null;
  }

  private readAlias(alias: Alias, pointer: string, depth: number): JsonValue {
    const target = this.aliases.get(alias);
    if (!target) {
      this.fault(pointer, alias, 'an anchor defined before', `*${alias.source}`);
      return null;
    }
    this.openAliases += 1;
    const value = this.read(target, pointer, depth + 1);
    this.openAliases -= 1;
    return value;
  }

  private readMap(items: readonly Pair[], pointer: string, depth: number): JsonObject {
    const object: JsonObject = {};
    for (const [name, { key, value }] of this.entriesOf(items, pointer, depth)) {
      const child = joinPointer(pointer, name);
      this.offsets.set(child, offsetOf(key) ?? 0);
      object[name] = this.read(value, child, depth + 1);
    }
    return object;
  }

  /** Includes merged entries (`<<`), but the own ones of a map override them. */
  private entriesOf(items: readonly Pair[], pointer: string, depth: number): Map<string, Pair> {
    const entries = new Map<string, Pair>();
    const own = new Map<string, unknown>();
    for (const entry of items) {
      const merged = this.mergedMaps(entry);
      for (const { length } of merged) this.values += 1 + length;
      if (merged.length > 0 && (this.values > LIMITS.values || depth > LIMITS.levels)) {
        this.refuseSize(pointer, '<< keys that repeat');
      }
      for (const map of merged) {
        for (const [name, found] of this.entriesOf(map, pointer, depth + 1)) {
          if (!entries.has(name)) entries.set(name, found);
        }
      }
      if (merged.length > 0) continue;
      const { key } = entry;
      const name = isScalar(key) ? showable(key.source ?? String(key.value)) : undefined;
      if (name === undefined || name === '__proto__') {
        this.fault(pointer, key, 'a key that is a text', name ?? 'a composite key');
        continue;
      }
      if (own.has(name)) {
        const line = this.locateNode(own.get(name))?.line ?? 0;
        const fix = `Line ${line} already has it: remove or rename one of both.`;
        this.fault(pointer, key, 'each key only once in the same object', name, fix);
        continue;
      }
      entries.set(name, entry);
      own.set(name, key);
    }
    return entries;
  }

  /** The maps merged by `<<: *one` or `<<: [*one, *other]`: many documents still use this feature of YAML 1.1. */
  private mergedMaps({ key, value }: Pair): (readonly Pair[])[] {
    if (!isScalar(key) || key.source !== '<<' || key.type !== 'PLAIN') return [];
    const target = isAlias(value) ? this.aliases.get(value) : value;
    const parts = isSeq(target) ? target.items : [target];
    const maps = parts.map((part) => (isAlias(part) ? this.aliases.get(part) : part));
    return maps.every((map) => isMap(map)) ? maps.map(({ items }) => items) : [];
  }

  private readScalar(node: Scalar, pointer: string): JsonValue {
    const { value } = node;
    if (typeof value === 'string') return showable(value);
    if (typeof value === 'number') return this.readNumber(node, value, pointer);
    if (typeof value !== 'boolean') return null;
    const written = node.source ?? String(value);
    if (written !== String(value)) this.sourceTexts.set(pointer, written);
    return value;
  }

  private readNumber(node: Scalar, value: number, pointer: string): string | number | null {
    const written = node.source ?? String(value);
    // JSON cannot represent digits with a leading 0, or a hash with 0x.
    const isLarge = OTHER_BASE.test(written) && !Number.isSafeInteger(value);
    if (LEADING_ZERO.test(written) || isLarge) {
      if (this.openAliases === 0) {
        const found = `${written} without quotes, which is the number ${String(value)}`;
        const fix = `Write "${written}", in quotes. It is shown as it is written; other programs read the number.`;
        const expected = 'digits that are read as they are written';
        this.warnings.add(pointer, expected, found, fix, this.locateNode(node));
      }
      return written;
    }
    if (!Number.isFinite(value)) {
      const fix = 'Write a number that is no larger than 1.7e308, or a text in quotes.';
      this.fault(pointer, node, 'a finite number', written, fix);
      return null;
    }
    if (written !== String(value)) this.sourceTexts.set(pointer, written);
    return value;
  }

  private count(node: unknown, pointer: string, depth: number): string | undefined {
    const { length } = pointer;
    this.values += 1;
    this.pointerCharacters +=
      length > LIMITS.longPointer ? length * LIMITS.longPointerCost : length;
    if (this.openAliases > 0) {
      this.aliasedValues += 1;
      if (isScalar(node)) this.aliasedCharacters += node.source?.length ?? 0;
    }
    if (this.values > LIMITS.values) return `more than ${LIMITS.values} values`;
    if (this.pointerCharacters > LIMITS.pointerCharacters) {
      return 'keys too long within one another';
    }
    if (this.aliasedValues > LIMITS.aliasedValues) {
      return `more than ${LIMITS.aliasedValues} values repeated by anchors`;
    }
    if (this.aliasedCharacters > LIMITS.aliasedCharacters) {
      return `more than ${LIMITS.aliasedCharacters} characters repeated by anchors`;
    }
    return depth > LIMITS.levels ? `more than ${LIMITS.levels} levels` : undefined;
  }

  /** Ends the reading, because each further value would cost time. */
  private refuseSize(pointer: string, found: string): never {
    const fix = 'Remove repeated values, or split the document into smaller services.';
    this.fault(pointer, undefined, 'a document of reasonable size', found, fix);
    throw new SpecError(this.faults.faults);
  }

  private fault(
    pointer: string,
    node: unknown,
    expected: string,
    found: string,
    fix: string = 'Rewrite this part of the document.',
  ): void {
    this.faults.add(pointer, expected, found, fix, this.locateNode(node));
  }

  private locateNode(node: unknown): SourceLocation | undefined {
    const offset = offsetOf(node);
    return offset === undefined ? undefined : this.locateOffset(offset);
  }
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}
