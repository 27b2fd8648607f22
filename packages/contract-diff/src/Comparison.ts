import type { SchemaNode, Service } from '@frontier/openapi';
import type { Effect, RuleId, RuleOutcome } from './rules';

export interface ChangeLocation {
  readonly operation: string;
  /** From the later document; from the earlier one for a removal. */
  readonly anchor: string;
}

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

export interface ChangeValues {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/**
 * Two documents, and the changes found between them. Equal changes of a shared part, for example a field of a shared
 * schema or a parameter of many lists, become one change with several places.
 */
export class Comparison {
  readonly before: LinkedSchemas;
  readonly after: LinkedSchemas;
  private readonly found = new Map<
    string,
    { change: Change; places: Map<string, ChangeLocation> }
  >();

  constructor(before: Service, after: Service) {
    this.before = new LinkedSchemas(before);
    this.after = new LinkedSchemas(after);
  }

  /**
   * Adds a change.
   *
   * @param location undefined for a change of the whole service.
   * @param home key of the shared part that changed.
   */
  add(
    rule: RuleId,
    { effect, why }: RuleOutcome,
    { after, before }: ChangeValues,
    location: ChangeLocation | undefined,
    home: string,
  ): void {
    const key = JSON.stringify([rule, effect, why, location && home, before, after]);
    const values = {
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    };
    const change = { rule, effect, places: [], ...values, why };
    const known = this.found.get(key) ?? { change, places: new Map() };
    this.found.set(key, known);
    if (location) known.places.set(JSON.stringify(location), location);
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

/** Schemas of one service by anchor. A node of the model may link to an earlier node instead of repeating it. */
class LinkedSchemas {
  private readonly byAnchor = new Map<string, SchemaNode>();

  constructor({ schemas, ...others }: Service) {
    this.keep(schemas, '');
    this.keep(others, '');
  }

  /** Follows a node's link. @returns the target, or the node itself if it has no link. */
  open(node: SchemaNode): SchemaNode {
    return (node.link && this.byAnchor.get(node.link.anchor)) ?? node;
  }

  /** Stores each schema by its own anchor, and the first schema below an anchor by that anchor, too. */
  private keep(part: unknown, above: string): void {
    if (typeof part !== 'object' || part === null) return;
    const own = 'anchor' in part && typeof part.anchor === 'string' ? part.anchor : above;
    if (isSchema(part) && !part.link) {
      for (const at of [above, own]) if (!this.byAnchor.has(at)) this.byAnchor.set(at, part);
    }
    for (const inner of Object.values(part)) this.keep(inner, own);
  }
}

function isSchema(part: object): part is SchemaNode {
  return 'properties' in part && 'choices' in part;
}
