import { type Effect, RULES, type RuleId, type Side } from './rules';

/** A location in the reference. */
export interface ChangeLocation {
  /** `operationId`. */
  readonly operation: string;
  /** From the later document; from the earlier one for a removal. */
  readonly anchor: string;
}

/** One difference between two documents. */
export interface Change {
  readonly rule: RuleId;
  readonly effect: Effect;
  /** All changed locations, in the reference's order; empty for a change of the whole service. */
  readonly places: readonly ChangeLocation[];
  readonly before?: string;
  readonly after?: string;
  /** The reason for this effect: a sentence in Portuguese. */
  readonly why: string;
}

/** A position of the comparison, and the side that writes its value. */
export interface ComparedLocation extends ChangeLocation {
  readonly side: Side;
  /** Key of the shared schema or parameter at this position. Equal changes with the same key are listed once. */
  readonly home: string;
}

/** The values before and after, if the change has values. */
export interface ChangeValues {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Collects changes. Equal changes of a shared part, for example a field of a shared schema or a
 * parameter of many lists, become one change with several places.
 */
export class ChangeList {
  private readonly found = new Map<
    string,
    { change: Change; places: Map<string, ChangeLocation> }
  >();

  /**
   * Adds a change.
   *
   * @param rule the kind of change.
   * @param spot undefined for a change of the whole service.
   */
  add(rule: RuleId, spot?: ComparedLocation, { after, before }: ChangeValues = {}): void {
    const outcome = RULES[rule].outcomes[spot?.side ?? 'sent'];
    const key = JSON.stringify([rule, outcome, spot?.home, before, after]);
    const known = this.found.get(key);
    const places = known?.places ?? new Map<string, ChangeLocation>();
    if (spot) {
      const { anchor, operation } = spot;
      places.set(JSON.stringify([operation, anchor]), { operation, anchor });
    }
    if (known) return;
    const values = {
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
    };
    this.found.set(key, {
      change: { rule, effect: outcome.effect, places: [], ...values, why: outcome.why },
      places,
    });
  }

  /** @returns breaking changes, then compatible ones, then texts, each in document order. */
  list(): Change[] {
    const changes = [...this.found.values()].map(({ change, places }) => ({
      ...change,
      places: [...places.values()],
    }));
    return (['breaking', 'compatible', 'text'] as const).flatMap((effect) =>
      changes.filter((change) => change.effect === effect),
    );
  }
}

/** Compares texts that are no part of the contract: descriptions, titles, links. Adds one change per position. */
export function diffText(
  changes: ChangeList,
  spot: ComparedLocation | undefined,
  before: readonly unknown[],
  after: readonly unknown[],
): void {
  if (JSON.stringify(before) !== JSON.stringify(after)) changes.add('text-changed', spot);
}

/** Adds a change if something became deprecated, or no longer is. */
export function diffDeprecation(
  changes: ChangeList,
  subject: 'operation' | 'parameter' | 'field',
  spot: ComparedLocation,
  before: { readonly deprecated: boolean },
  after: { readonly deprecated: boolean },
): void {
  if (before.deprecated === after.deprecated) return;
  changes.add(after.deprecated ? `${subject}-deprecated` : `${subject}-restored`, spot);
}

/** Members of two lists, paired where both lists have one. */
interface Pairs<Item> {
  readonly both: readonly (readonly [before: Item, after: Item])[];
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Pairs members of two lists by key, each once, in the order of the later list. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Pairs<Item> {
  const waiting = new Map<string, Item[]>();
  for (const item of before) {
    const key = keyOf(item);
    waiting.set(key, [...(waiting.get(key) ?? []), item]);
  }
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
