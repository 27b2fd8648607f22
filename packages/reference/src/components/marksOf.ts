import type { SchemaNode } from '../model/types/schema.js';
import { layersOf } from './layersOf.js';

export type Marks = Pick<SchemaNode, 'deprecated' | 'readOnly' | 'writeOnly' | 'nullable'>;

/** The marks of a place: one on the items of a list is one on the list. */
export function marksOf(schema: SchemaNode | undefined, deprecated = false): Marks {
  const layers = schema ? layersOf(schema) : [];
  return {
    deprecated: deprecated || layers.some((layer) => layer.deprecated),
    readOnly: layers.some(({ readOnly }) => readOnly),
    writeOnly: layers.some(({ writeOnly }) => writeOnly),
    nullable: schema?.nullable ?? false,
  };
}
