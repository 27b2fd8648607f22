import { type Effect, RULES, type RuleId, type Side } from './rules';

/** A place of the reference. */
export interface Place {
  /** `operationId`. */
  readonly operation: string;
  /** Of the later document; of the earlier one for a removal. */
  readonly anchor: string;
}

/** One difference between two documents. */
export interface Change {
  readonly rule: RuleId;
  readonly effect: Effect;
  /** Every place that it changes, in the reference's order; none where it is the whole service. */
  readonly places: readonly Place[];
  readonly before?: string;
  readonly after?: string;
  /** Why it has this effect: a sentence in Portuguese. */
  readonly why: string;
}

/** A position of the comparison, and who writes its value. */
export interface Spot extends Place {
  readonly side: Side;
  /** Key of the shared schema or parameter the place belongs to: a change of it is listed once. */
  readonly home: string;
}

/** The values before and after, as far as there are any. */
export interface Values {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Gathers changes. What changes alike at the same part of several operations, such as a field of a
 * shared schema or a parameter of many lists, is one change with several places.
 */
export class ChangeList {
  private readonly found = new Map<string, { change: Change; places: Map<string, Place> }>();

  /** @param spot absent: the whole service. */
  add(rule: RuleId, spot?: Spot, { after, before }: Values = {}): void {
    const verdict = RULES[rule].verdicts[spot?.side ?? 'sent'];
    const key = JSON.stringify([rule, verdict, spot?.home, before, after]);
    const known = this.found.get(key);
    const places = known?.places ?? new Map<string, Place>();
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
      change: { rule, effect: verdict.effect, places: [], ...values, why: verdict.why },
      places,
    });
  }

  /** Breaking changes first, then compatible ones, then texts; each in the order of the documents. */
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
