import { type Deprecation, groupBy, type SchemaNode } from '@frontier/openapi';
import type { Change, ChangeLocation, Comparison } from './Comparison';
import { CHANGE_RULES, type RuleId, type Side, type Subject } from './rules';

export class Cursor {
  /**
   * @param location undefined for the whole service.
   * @param side who writes the value at this position.
   * @param home key of the shared schema or parameter here. Equal changes with the same key are listed once.
   * @param met pairs of schemas that this message has compared.
   */
  constructor(
    private readonly comparison: Comparison,
    private readonly location?: ChangeLocation,
    readonly side: Side = 'sent',
    private readonly home = '',
    private readonly met = new Map<SchemaNode, Set<SchemaNode>>(),
  ) {}

  inside(step: string, anchor?: string): Cursor {
    return this.move(this.home + step, anchor);
  }

  private move(home: string, anchor?: string): Cursor {
    const location = this.location && { ...this.location, ...(anchor !== undefined && { anchor }) };
    return new Cursor(this.comparison, location, this.side, home, this.met);
  }

  /** Returns undefined for links that were followed before, so that recursive schemas end. */
  open(before: SchemaNode, after: SchemaNode): [Cursor, SchemaNode, SchemaNode] | undefined {
    const { after: laterOnes, before: earlierOnes } = this.comparison;
    const first = (before.link && earlierOnes.get(before.link.anchor)) ?? before;
    const second = (after.link && laterOnes.get(after.link.anchor)) ?? after;
    const known = this.met.get(first) ?? new Set();
    if (known.has(second)) return undefined;
    this.met.set(first, known.add(second));
    const isNamed = after.name !== undefined && after.name === before.name;
    return [isNamed ? this.move(after.name) : this, first, second];
  }

  /** Adds a change, or a location to an equal change of the same shared part. */
  add(rule: RuleId, { after, before }: Pick<Change, 'before' | 'after'> = {}): void {
    const { comparison, home, location, side } = this;
    const { effect, why } = CHANGE_RULES[rule].outcomes[side];
    const key = JSON.stringify([rule, effect, why, location && home, before, after]);
    const change = { rule, effect, places: [], before, after, why };
    const known = comparison.found.get(key) ?? { change, places: new Map() };
    comparison.found.set(key, known);
    if (location) known.places.set(JSON.stringify(location), location);
  }

  addIfUnequal(rule: RuleId, before: unknown, after: unknown): void {
    if (JSON.stringify(before) !== JSON.stringify(after)) this.add(rule);
  }

  addDeprecation(subject: 'operation' | Subject, before: Deprecation, after: Deprecation): void {
    if (before.deprecated === after.deprecated) return;
    this.add(after.deprecated ? `${subject}-deprecated` : `${subject}-restored`);
  }

  addPresence(subject: Subject, before?: Presence, after?: Presence): void {
    if (!after) this.add(`${subject}-removed`);
    else if (!before) this.add(after.required ? `required-${subject}-added` : `${subject}-added`);
    else if (before.required !== after.required) {
      this.add(after.required ? `${subject}-required` : `${subject}-optional`);
    }
  }
}

interface Presence {
  readonly required: boolean;
}

/** Pairs each member once, in the order of the later list. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
) {
  const waiting: ReadonlyMap<string, Item[]> = groupBy(before, keyOf);
  const both: [Item, Item][] = [];
  const added: Item[] = [];
  for (const item of after) {
    const earlier = waiting.get(keyOf(item))?.shift();
    if (earlier === undefined) added.push(item);
    else both.push([earlier, item]);
  }
  const left = new Set([...waiting.values()].flat());
  return { both, added, removed: before.filter((item) => left.has(item)) };
}
