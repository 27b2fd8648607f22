import type { SchemaNode } from '../model/types/schema.js';

/** A list, its items, their items if they are lists, and so on: one row shows them all. */
export function layersOf(schema: SchemaNode): SchemaNode[] {
  const layers = [schema];
  let layer = schema;
  while (layer.items && !layer.link) {
    layer = layer.items;
    layers.push(layer);
  }
  return layers;
}
