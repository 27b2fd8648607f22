import type { DescribedLife } from '../../src/control/stateChanges.js';

interface Edge {
  from: string;
  to: string;
  /** Whether there is also a change back. */
  isBoth: boolean;
}

export type TransitionLine = ReturnType<typeof layoutStates>['lines'][number];

export type Slot = TransitionLine['places'][number];

/**
 * Arranges the states of a kind in layers, in the order of their changes: `layer` counts from the initial states, `slot`
 * within the layer, and `breadth` is the most slots of any layer. A line has a place in each layer that it passes.
 * @param current the object's state, which gets a position even if no change leads to it; `outside` lists the others
 */
export function layoutStates({ changes, states }: DescribedLife, current?: string) {
  const born = [...new Set(changes.filter(({ from }) => !from).map(({ to }) => to))];
  const edges = listEdges(changes);
  const layerOf = findLayers(edges, born);
  const outside = states.filter((state) => !layerOf.has(state));
  if (current !== undefined && outside.includes(current)) layerOf.set(current, 0);
  const layers: string[][] = [];
  const add = (layer: number, item: string) => {
    layers[layer] = [...(layers[layer] ?? []), item];
  };
  for (const [state, layer] of layerOf) add(layer, state);
  // A line that passes a layer takes a slot there, so that it crosses no box.
  const chains = edges.map(({ from, to }) => {
    const start = layerOf.get(from) ?? 0;
    const passed = Math.max((layerOf.get(to) ?? 0) - start - 1, 0);
    const between = Array.from({ length: passed }, (_, at) => `${from} > ${to} @ ${at}`);
    for (const [at, item] of between.entries()) add(start + at + 1, item);
    return [from, ...between, to];
  });
  orderSlots(layers, chains);
  const placeOf = (item: string) => {
    const layer = layers.findIndex((items) => items.includes(item));
    const items = layers[layer] ?? [];
    return { layer, slot: items.indexOf(item), slots: items.length };
  };
  return {
    placed: [...layerOf.keys()].map((state) => ({
      state,
      isBorn: born.includes(state),
      ...placeOf(state),
    })),
    lines: edges.map((edge, at) => ({ ...edge, places: chains[at]?.map(placeOf) ?? [] })),
    layers: layers.length,
    breadth: Math.max(1, ...layers.map(({ length }) => length)),
    outside,
  };
}

/** One edge for each pair of states; a change back makes it two-way. */
function listEdges(changes: DescribedLife['changes']): Edge[] {
  const pairs = new Map<string, Edge>();
  for (const { from, to } of changes) {
    const back = pairs.get(`${to} > ${from}`);
    if (back) back.isBoth = true;
    else if (from !== undefined) pairs.set(`${from} > ${to}`, { from, to, isBoth: false });
  }
  return [...pairs.values()];
}

/** The longest path to each state from the initial ones. */
function findLayers(edges: readonly Edge[], born: readonly string[]): Map<string, number> {
  const layerOf = new Map(born.map((state) => [state, 0]));
  for (let round = 0; round <= edges.length; round += 1) {
    for (const { from, to } of edges) {
      const layer = (layerOf.get(from) ?? 0) + 1;
      if (layer > (layerOf.get(to) ?? 0)) layerOf.set(to, layer);
    }
  }
  return layerOf;
}

/** Puts linked items side by side, so that few lines cross. */
function orderSlots(layers: string[][], chains: readonly string[][]): void {
  const links = chains.flatMap((items) =>
    items.slice(1).map((to, at) => ({ from: items[at], to })),
  );
  for (let sweep = 0; sweep < 6; sweep += 1) {
    const [own, other] = sweep % 2 === 0 ? (['to', 'from'] as const) : (['from', 'to'] as const);
    for (const items of sweep % 2 === 0 ? layers : layers.toReversed()) {
      const beside = layers[layers.indexOf(items) + (sweep % 2 === 0 ? -1 : 1)] ?? [];
      const weights = items.map((item, slot) => {
        const linked = links.filter((link) => link[own] === item);
        const sum = linked.reduce((all, link) => all + beside.indexOf(link[other] ?? ''), 0);
        return { item, weight: linked.length > 0 ? sum / linked.length : slot };
      });
      weights.sort((one, two) => one.weight - two.weight);
      items.splice(0, items.length, ...weights.map(({ item }) => item));
    }
  }
}
