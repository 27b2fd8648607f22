import type { SchemaNode, Service } from '@frontier/openapi';
import { EFFECTS, type Effect, type RuleId } from './rules';
import { isSchema } from './writeAlike';

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
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The reason for this effect: a sentence in Portuguese. */
  readonly why: string;
}

/** The schemas of two documents by anchor, and the changes found between them, without equal ones. */
export class Comparison {
  readonly before: ReadonlyMap<string, SchemaNode>;
  readonly after: ReadonlyMap<string, SchemaNode>;
  /** Changes by rule, values and shared part, with their locations by JSON. */
  readonly found = new Map<string, { change: Change; places: Map<string, ChangeLocation> }>();

  constructor(before: Service, after: Service) {
    this.before = findSchemas(before);
    this.after = findSchemas(after);
  }

  /** @returns breaking changes, then compatible ones, then texts, each in document order. */
  list(): Change[] {
    const changes = [...this.found.values()].map(({ change, places }) => ({
      ...change,
      places: [...places.values()],
    }));
    return EFFECTS.flatMap((effect) => changes.filter((change) => change.effect === effect));
  }
}

/** A link may lead to the anchor above a schema, so the first schema below an anchor has that one, too. */
function findSchemas({ schemas, ...others }: Service): Map<string, SchemaNode> {
  const byAnchor = new Map<string, SchemaNode>();
  const visit = (part: unknown, above: string): void => {
    if (typeof part !== 'object' || part === null) return;
    const own = 'anchor' in part && typeof part.anchor === 'string' ? part.anchor : above;
    if (isSchema(part) && !part.link) {
      for (const at of [above, own]) if (!byAnchor.has(at)) byAnchor.set(at, part);
    }
    for (const inner of Object.values(part)) visit(inner, own);
  };
  visit(schemas, '');
  visit(others, '');
  return byAnchor;
}
