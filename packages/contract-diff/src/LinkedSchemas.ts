import type { SchemaNode, Service } from '@frontier/openapi';

/** Schemas of one service by anchor. A node of the model may link to an earlier node instead of repeating it. */
export class LinkedSchemas {
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
