import type { BuildContext, Source } from '../context.js';
import { spendNode, spendValues } from '../spend.js';
import type { SchemaNode } from '../types/schema.js';
import { buildFacts } from './buildFacts.js';
import { buildParts, withoutParts } from './buildParts.js';
import { type ExpansionLimits, expandSources, type Trail } from './expandSources.js';
import { isLeaf } from './isLeaf.js';

/**
 * Builds the node for one place of a document: references opened, `allOf` merged, everything that
 * holds together in one schema.
 *
 * @param sources the schemas that hold for the place; more than one when several declare it.
 * @param anchor of the place; its properties' anchors continue it.
 * @param trail named schemas open around the place, so that recursion ends in a link.
 * @param limits what is shown elsewhere.
 */
export function buildSchema(
  context: BuildContext,
  sources: readonly Source[],
  anchor: string,
  trail: Trail = new Map(),
  limits: ExpansionLimits = {},
): SchemaNode {
  const [{ value = null, pointer } = {}] = sources;
  spendNode(context, pointer);
  const leaf = sources.length === 1 && isLeaf(value) ? value : undefined;
  const known = leaf && context.leaves.get(leaf);
  if (known) {
    spendValues(context, known, pointer);
    return known;
  }
  const expansion = expandSources(context, sources, anchor, trail, limits);
  const { fragments, link, name, parts } = expansion;
  const facts = buildFacts(context, expansion);
  spendValues(context, facts, pointer);
  const outside = { ...facts, name, link, parts };
  if (leaf) {
    const node = withoutParts(outside);
    context.leaves.set(leaf, node);
    return node;
  }
  const place = { fragments, anchor, trail: expansion.trail };
  return buildParts(context, place, outside, (nested, at, around, base) =>
    buildSchema(context, nested, at, around, { base }),
  );
}
