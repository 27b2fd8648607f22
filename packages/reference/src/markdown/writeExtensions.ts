import type { Extension } from '@frontier/openapi';
import type { ListItem } from 'mdast';
import type { Labels } from '../labels/Labels.js';
import { code, fence, item, joined, labelled, paragraph, text } from './nodes.js';

/** Values of extensions, each an item with its name: in a line, or as a block of code. */
export function writeExtensions(extensions: readonly Extension[], labels: Labels): ListItem[] {
  return extensions.map(({ block, cut, name, text: value }) => {
    const note = cut && labels.cutValue;
    if (!block) return item(paragraph(...joined([labelled(name, code(value)), note])));
    const said = joined([[text(`${name}:`)], note]);
    return item(paragraph(...said), fence(value, block === 'json' ? 'json' : undefined));
  });
}
