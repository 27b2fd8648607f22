import type { DescribedLife } from '../../src/control/stateChanges.js';

/** A state's position: `layer` counts from the initial states, `slot` within the layer. */
export interface PlacedState {
  state: string;
  layer: number;
  slot: number;
  /** Slots of the layer, those of passing lines included. */
  slots: number;
  isBorn: boolean;
}

/** A line between two states, through one slot of each layer. */
export interface TransitionLine {
  from: string;
  to: string;
  /** Whether there is also a change back. */
  isBoth: boolean;
  places: { layer: number; slot: number; slots: number }[];
}

export interface Layout {
  placed: PlacedState[];
  lines: TransitionLine[];
  layers: number;
  /** The most slots of any layer. */
  breadth: number;
  /** States that no change leads to. */
  outside: string[];
}

interface Edge {
  from: string;
  to: string;
  isBoth: boolean;
}

/**
 * Arranges the states of a kind in layers, in the order of their changes.
 * @param current the object's state, which gets a position even if no change leads to it
 */
export function layoutStates({ changes, states }: DescribedLife, current?: string): Layout {
  const born = [...new Set(changes.filter(({ from }) => !from).map(({ to }) => to))];
  const edges = listEdges(changes, born);
  const layerOf = findLayers(edges, born);
  const outside = states.filter((state) => !layerOf.has(state));
  if (current !== undefined && outside.includes(current)) layerOf.set(current, 0);
  const layers: string[][] = [];
  const add = (layer: number, item: string) => {
    layers[layer] = [...(layers[layer] ?? []), item];
  };
  for (const [state, layer] of layerOf) add(layer, state);
  // A line that passes a layer takes a slot there, so that it crosses no box.
  const waypoint = ({ from, to }: Edge, layer: number) => `${from} > ${to} @ ${layer}`;
  for (const edge of edges) {
    const end = layerOf.get(edge.to) ?? 0;
    for (let layer = (layerOf.get(edge.from) ?? 0) + 1; layer < end; layer += 1) {
      add(layer, waypoint(edge, layer));
    }
  }
  const chains = edges.map((edge) => {
    const [start, end] = [layerOf.get(edge.from) ?? 0, layerOf.get(edge.to) ?? 0];
    const between = Array.from({ length: Math.max(end - start - 1, 0) }, (_, step) =>
      waypoint(edge, start + step + 1),
    );
    return { edge, items: [edge.from, ...between, edge.to], start };
  });
  orderSlots(layers, chains);
  const slotOf = (layer: number, item: string) => ({
    layer,
    slot: layers[layer]?.indexOf(item) ?? 0,
    slots: layers[layer]?.length ?? 1,
  });
  return {
    placed: [...layerOf].map(([state, layer]) => ({
      state,
      isBorn: born.includes(state),
      ...slotOf(layer, state),
    })),
    lines: chains.map(({ edge, items, start }) => ({
      ...edge,
      places: items.map((item, step) => slotOf(start + step, item)),
    })),
    layers: layers.length,
    breadth: Math.max(1, ...layers.map(({ length }) => length)),
    outside,
  };
}

/** One edge for each pair of states; a change back to a state on the current path makes the edge two-way. */
function listEdges(changes: DescribedLife['changes'], born: readonly string[]): Edge[] {
  const pairs = new Map<string, Edge>();
  const onWay = new Set<string>();
  const visit = (state: string): void => {
    onWay.add(state);
    for (const { from, to } of changes.filter((one) => one.from === state)) {
      const isBack = onWay.has(to);
      const [start, end] = isBack ? [to, from ?? ''] : [from ?? '', to];
      const key = `${start} > ${end}`;
      const isKnown = pairs.has(key);
      pairs.set(key, { from: start, to: end, isBoth: isBack || (pairs.get(key)?.isBoth ?? false) });
      if (!isBack && !isKnown) visit(to);
    }
    onWay.delete(state);
  };
  for (const state of born) visit(state);
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

/** Puts linked states side by side, so that few lines cross. */
function orderSlots(
  layers: string[][],
  chains: readonly { items: readonly string[]; start: number }[],
): void {
  for (let sweep = 0; sweep < 6; sweep += 1) {
    const isForward = sweep % 2 === 0;
    const order = layers.map((_, layer) => layer);
    for (const layer of isForward ? order : order.reverse()) {
      const beside = layers[layer + (isForward ? -1 : 1)];
      const items = layers[layer];
      if (!beside || !items) continue;
      const weigh = (item: string): number => {
        const places = chains.flatMap(({ items: chain, start }) => {
          const at = layer - start;
          const neighbour = chain[at + (isForward ? -1 : 1)];
          return chain[at] === item && neighbour !== undefined ? [beside.indexOf(neighbour)] : [];
        });
        const sum = places.reduce((all, place) => all + place, 0);
        return places.length > 0 ? sum / places.length : items.indexOf(item);
      };
      const weights = new Map(items.map((item) => [item, weigh(item)]));
      items.sort((one, other) => (weights.get(one) ?? 0) - (weights.get(other) ?? 0));
    }
  }
}
