import type { JsonObject } from '../../json.js';
import { subschemas } from '../../walkDocument.js';
import type { SourceDocument } from '../context.js';
import { childOf, entriesOf, textOf } from '../read.js';

const heirsByRoot = new WeakMap<JsonObject, ReadonlyMap<string, readonly string[]>>();

/**
 * References to the schemas that extend one by `allOf`: without a mapping they are the forms its
 * discriminator tells apart (OpenAPI 3.0).
 */
export function heirsOf(document: SourceDocument, pointer: string): readonly string[] {
  let heirs = heirsByRoot.get(document.root);
  if (!heirs) {
    heirs = collectHeirs(document);
    heirsByRoot.set(document.root, heirs);
  }
  return heirs.get(pointer) ?? [];
}

function collectHeirs(document: SourceDocument): Map<string, string[]> {
  const heirs = new Map<string, string[]>();
  const components = childOf({ value: document.root, pointer: '' }, 'components');
  for (const [, heir] of entriesOf(components, 'schemas')) {
    for (const { value } of subschemas(heir, 'allOf')) {
      const ref = textOf(value, '$ref');
      const parent = ref === undefined ? undefined : document.resolve(ref)?.pointer;
      if (parent === undefined) continue;
      const known = heirs.get(parent);
      if (known) known.push(`#${heir.pointer}`);
      else heirs.set(parent, [`#${heir.pointer}`]);
    }
  }
  return heirs;
}
