import type { Labels } from '../labels/Labels.js';
import type { SchemaNode } from '../model/types/schema.js';
import type { MediaType, Response } from '../model/types/service.js';
import { describeType } from './describeType.js';
import { layersOf } from './layersOf.js';

const USUAL_MEDIA = 'application/json';

/** What a closed answer holds, in a line: "6 fields", "application/pdf · file", "Headers". */
export function describeAnswer({ content, headers, links }: Response, labels: Labels): string {
  const isUsual = content.length === 1 && content[0]?.name === USUAL_MEDIA;
  const bodies = content.map(({ name, schema }: MediaType) =>
    [isUsual ? undefined : name, schema && describeContents(schema, labels)]
      .filter(Boolean)
      .join(' · '),
  );
  return [...bodies, headers.length > 0 ? labels.headers : '', links.length > 0 ? labels.links : '']
    .filter(Boolean)
    .join(', ');
}

/** How many fields, of the thing itself or of each of its items; its type where it has none. */
function describeContents(schema: SchemaNode, labels: Labels): string {
  const layers = layersOf(schema);
  const count = countFields(layers.at(-1) ?? schema);
  if (count === 0) return describeType(schema, labels);
  return layers.length > 1 ? labels.itemFieldCount(count) : labels.fieldCount(count);
}

/** Fields a schema shows itself; those of its forms are theirs. */
export function countFields({ patternProperties, properties }: SchemaNode): number {
  return properties.length + patternProperties.length;
}
