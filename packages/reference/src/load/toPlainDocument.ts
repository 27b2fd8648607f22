import { type Alias, isAlias, isMap, isScalar, isSeq, type LineCounter, type Node } from 'yaml';
import { type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { type FaultText, type Phrase, phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import type { DocumentOrigin } from './DocumentOrigin.js';
import { lostDigits } from './lostDigits.js';
import { PlainBudget } from './PlainBudget.js';
import { resolveAliases } from './resolveAliases.js';
import type { SpecFault } from './SpecError.js';
import { foreignTag, offsetOf, showable } from './yamlNodes.js';

/** Only digits that JSON allows are kept as written; `0x1F` or `012` are not. */
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const FORBIDDEN_KEYS = new Set(['__proto__']);

export interface PlainDocument {
  readonly root: JsonValue;
  readonly lexemes: ReadonlyMap<string, string>;
  /** Offset in the source text of every value (of its key, where it has one), by pointer. */
  readonly offsets: ReadonlyMap<string, number>;
  readonly faults: readonly SpecFault[];
  /** Numbers of which their writer most likely meant the digits. */
  readonly slips: readonly SpecFault[];
}

/** Turns a YAML tree into plain JSON values; aliases are expanded within the node budget. */
export function toPlainDocument(
  contents: Node | null,
  origin: DocumentOrigin,
  lines: LineCounter,
): PlainDocument {
  const walk = new PlainWalk(origin, lines, resolveAliases(contents));
  const root = walk.visit(contents, '', 0);
  const { faults, lexemes, offsets, slips } = walk;
  return { root, lexemes, offsets, faults, slips };
}

interface Entry {
  readonly key: unknown;
  readonly value: unknown;
}

class PlainWalk {
  readonly lexemes = new Map<string, string>();
  readonly offsets = new Map<string, number>();
  readonly faults: SpecFault[] = [];
  readonly slips: SpecFault[] = [];
  private readonly budget = new PlainBudget();
  /** Excesses told already: one fault each. */
  private readonly refused = new Set<string>();
  private openAliases = 0;

  constructor(
    private readonly origin: DocumentOrigin,
    private readonly lines: LineCounter,
    private readonly aliases: ReadonlyMap<Alias, Node>,
  ) {}

  visit(node: unknown, pointer: string, depth: number): JsonValue {
    const excess = this.budget.spend(node, pointer, depth, this.openAliases > 0);
    if (excess !== undefined) return this.refuseSize(pointer, excess);
    if (!this.offsets.has(pointer)) this.offsets.set(pointer, offsetOf(node) ?? 0);
    if (isAlias(node)) return this.alias(node, pointer, depth);
    const tag = foreignTag(node);
    if (tag !== undefined) this.fault(pointer, node, phrase('expected.validSyntax'), tag);
    if (isScalar(node)) return this.scalar(node.value, node.source, node, pointer);
    if (isSeq(node)) {
      return node.items.map((item, index) =>
        this.visit(item, joinPointer(pointer, index), depth + 1),
      );
    }
    if (isMap(node)) return this.map(node.items, pointer, depth);
    return null;
  }

  private alias(alias: Alias, pointer: string, depth: number): JsonValue {
    const target = this.aliases.get(alias);
    if (!target) {
      this.fault(pointer, alias, phrase('expected.earlierAnchor'), `*${alias.source}`);
      return null;
    }
    this.openAliases += 1;
    const value = this.visit(target, pointer, depth + 1);
    this.openAliases -= 1;
    return value;
  }

  private map(items: readonly Entry[], pointer: string, depth: number): JsonObject {
    const object: JsonObject = {};
    for (const [name, { key, value }] of this.entries(items, pointer, depth)) {
      if (this.budget.hasLongKeys) break;
      const child = joinPointer(pointer, name);
      this.offsets.set(child, offsetOf(key) ?? 0);
      object[name] = this.visit(value, child, depth + 1);
    }
    return object;
  }

  /** The entries of a map and of those it merges in; its own stand instead of merged ones. */
  private entries(items: readonly Entry[], pointer: string, depth: number): Map<string, Entry> {
    const entries = new Map<string, Entry>();
    const own = new Set<string>();
    for (const entry of items) {
      const merged = this.mergedMaps(entry);
      if (merged.length > 0) {
        if (!this.budget.spendMerged(merged, depth)) {
          this.refuseSize(pointer, phrase('found.mergedKeys'));
          return entries;
        }
        for (const map of merged) {
          for (const [name, found] of this.entries(map, pointer, depth + 1)) {
            if (!entries.has(name)) entries.set(name, found);
          }
        }
        continue;
      }
      const { key } = entry;
      const name = isScalar(key) ? showable(key.source ?? String(key.value)) : undefined;
      if (name === undefined || FORBIDDEN_KEYS.has(name)) {
        this.fault(pointer, key, phrase('expected.textKey'), name ?? phrase('found.compositeKey'));
        continue;
      }
      if (own.has(name)) this.fault(pointer, key, phrase('expected.uniqueKey'), name);
      else entries.set(name, entry);
      own.add(name);
    }
    return entries;
  }

  /** What `<<: *one` or `<<: [*one, *other]` merges in: YAML 1.1, which many documents are written for. */
  private mergedMaps({ key, value }: Entry): (readonly Entry[])[] {
    if (!isScalar(key) || key.source !== '<<' || key.type !== 'PLAIN') return [];
    const target = isAlias(value) ? this.aliases.get(value) : value;
    const parts = isSeq(target) ? target.items : [target];
    const maps = parts.map((part) => (isAlias(part) ? this.aliases.get(part) : part));
    return maps.every((map) => isMap(map)) ? maps.map(({ items }) => items) : [];
  }

  private scalar(
    value: unknown,
    source: string | undefined,
    node: unknown,
    pointer: string,
  ): JsonValue {
    if (typeof value === 'number') {
      const lost = source === undefined ? undefined : lostDigits(source, value, pointer);
      if (lost !== undefined) this.slip(pointer, node, source ?? '', value);
      if (lost === 'text') return source ?? '';
      if (!Number.isFinite(value)) {
        const mend = phrase('mend.quoteNumber');
        this.fault(pointer, node, phrase('expected.finiteNumber'), source ?? String(value), mend);
        return null;
      }
      if (source !== undefined && source !== String(value) && JSON_NUMBER.test(source)) {
        this.lexemes.set(pointer, source);
      }
      return value;
    }
    if (typeof value === 'string') return showable(value);
    if (typeof value === 'boolean') return value;
    return null;
  }

  private refuseSize(pointer: string, found: Phrase): null {
    if (!this.refused.has(found.name)) {
      this.refused.add(found.name);
      const mend = phrase('mend.removeRepeats');
      this.fault(pointer, undefined, phrase('expected.reasonableSize'), found, mend);
    }
    return null;
  }

  private fault(
    pointer: string,
    node: unknown,
    expected: Phrase,
    found: FaultText,
    mend = phrase('mend.rewrite'),
  ): void {
    if (this.faults.length >= LIMITS.foundFaults) return;
    this.faults.push({ ...this.place(pointer, node), expected, found, mend });
  }

  private slip(pointer: string, node: unknown, written: string, number: number): void {
    if (this.openAliases > 0 || this.slips.length >= LIMITS.lostDigits) return;
    this.slips.push({
      ...this.place(pointer, node),
      expected: phrase('expected.writtenDigits'),
      found: phrase('found.lostDigits', { written, number: String(number) }),
      mend: phrase('mend.quoteDigits', { written }),
    });
  }

  private place(pointer: string, node: unknown) {
    const offset = offsetOf(node) ?? this.offsets.get(pointer) ?? 0;
    const { line, col } = this.lines.linePos(offset);
    return { ...this.origin, pointer: `#${pointer}`, line, column: col };
  }
}
