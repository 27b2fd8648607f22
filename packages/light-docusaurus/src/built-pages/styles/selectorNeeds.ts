import parser, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * What must stand on a page for a selector to match: a name, all of several needs, or one of them.
 * Names are written as in selectors: `table`, `.button`, `#main`.
 */
export type Need = string | { readonly all: readonly Need[] } | { readonly any: readonly Need[] };

/** What they hold must match; of all others nothing is asked. */
const HOLDERS = new Set([':is', ':where', ':has']);
const NOTHING: Need = { all: [] };

/**
 * Reads from a rule's selector which elements, classes and ids it cannot do without. Nothing else
 * counts: attributes, states, `:not()` and where elements stand to each other may change at any
 * time, or are taken to hold.
 *
 * @param selector one or several, separated by commas.
 * @throws where it is no selector.
 */
export function selectorNeeds(selector: string): Need {
  return anyOf(parser().astSync(selector).nodes);
}

function anyOf(selectors: readonly Selector[]): Need {
  return { any: selectors.map(({ nodes }) => ({ all: nodes.map(needOf) })) };
}

function needOf(node: Node): Need {
  switch (node.type) {
    case 'tag':
      return node.value.toLowerCase();
    case 'class':
      return `.${node.value}`;
    case 'id':
      return `#${node.value}`;
    case 'pseudo':
      return HOLDERS.has(node.value.toLowerCase()) ? anyOf(node.nodes) : NOTHING;
    default:
      return NOTHING;
  }
}

/** Whether a page with these names has what is needed. */
export function isMet(need: Need, names: ReadonlySet<string>): boolean {
  if (typeof need === 'string') return names.has(need);
  return 'all' in need
    ? need.all.every((part) => isMet(part, names))
    : need.any.some((part) => isMet(part, names));
}
