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
