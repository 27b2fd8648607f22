import type { JsonObject, Source } from '../json.js';
import { ANCHOR_WORDS } from './anchors.js';
import { type BuildContext, MODEL_WORDS } from './context.js';
import { docsOf, itemsOf, textOf, textsOf } from './read.js';
import type { Operation, Tag, TagGroup } from './types/service.js';

/**
 * Declared tags come first in their order, then undeclared ones, then operations without tags. An operation is shown
 * under its first tag only, so that its anchor is unique; its other tags list it.
 */
export function buildTagGroups(
  context: BuildContext,
  tagged: readonly { readonly operation: Operation; readonly tags: readonly string[] }[],
): TagGroup[] {
  const declared = new Map<string, JsonObject>();
  for (const { value } of itemsOf(context.root, 'tags')) {
    const name = textOf(value, 'name');
    if (name !== undefined) declared.set(name, { ...Object(value), ...declared.get(name) });
  }
  const byName = new Map<string, OpenTag>();
  const openTag = (name: string): OpenTag => {
    const tag = byName.get(name) ?? startTag(context, name, declared.get(name));
    byName.set(name, tag);
    return tag;
  };
  for (const name of declared.keys()) openTag(name);
  for (const { operation, tags } of tagged) {
    const untagged = operation.kind === 'webhook' ? MODEL_WORDS.webhooks : MODEL_WORDS.untagged;
    const [name = untagged, ...others] = new Set(tags);
    openTag(name).operations.push(operation);
    for (const other of others) openTag(other).listed.push(operation);
  }
  return groupTags(context.root, [...byName.values()].filter(hasContent));
}

/** A tag whose operations are added later. */
type OpenTag = Tag & { readonly operations: Operation[]; readonly listed: Operation[] };

function hasContent({ description, externalDocs, listed, operations }: Tag): boolean {
  return operations.length + listed.length > 0 || Boolean(description ?? externalDocs);
}

function startTag(context: BuildContext, name: string, value: JsonObject | undefined): OpenTag {
  return {
    name,
    title: textOf(value, 'x-displayName') ?? textOf(value, 'summary') ?? name,
    anchor: context.anchors.claim(ANCHOR_WORDS.group, name),
    description: textOf(value, 'description'),
    externalDocs: docsOf(value),
    operations: [],
    listed: [],
  };
}

/** The first group that names a tag has it. */
function groupTags(root: Source, tags: readonly Tag[]): TagGroup[] {
  const left = new Map(tags.map((tag) => [tag.name, tag]));
  const groups = itemsOf(root, 'x-tagGroups').flatMap(({ value }) => {
    const name = textOf(value, 'name');
    if (name === undefined) return [];
    const own = textsOf(value, 'tags').flatMap((wanted) => {
      const tag = left.get(wanted);
      left.delete(wanted);
      return tag ?? [];
    });
    return own.length === 0 ? [] : [{ name, tags: own }];
  });
  if (groups.length === 0) return [{ tags }];
  const rest = [...left.values()];
  return rest.length === 0 ? groups : [...groups, { name: MODEL_WORDS.otherTags, tags: rest }];
}
