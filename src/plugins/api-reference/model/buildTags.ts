import type { BuildContext, Source } from './context';
import type { ModelLabels } from './ModelLabels';
import { childOf, itemsOf, textOf, textsOf } from './read';
import type { Operation, Tag, TagGroup } from './types';

/** An operation with the tags the document gives it. */
export interface TaggedOperation {
  readonly operation: Operation;
  readonly tags: readonly string[];
}

/** Interface words the model needs for what the document leaves unnamed. */
/**
 * Sorts operations under their tags: the declared ones in their order, then those only used, then
 * what has no tag. An operation stands under its first tag only, so that its anchor is unique.
 */
export function buildTagGroups(
  context: BuildContext,
  tagged: readonly TaggedOperation[],
  labels: ModelLabels,
): TagGroup[] {
  const root: Source = { value: context.root, pointer: '' };
  const declared = new Map(
    itemsOf(root, 'tags').flatMap((source) => {
      const name = textOf(source.value, 'name');
      return name === undefined ? [] : [[name, source] as const];
    }),
  );
  const byTag = new Map<string, Operation[]>([...declared.keys()].map((name) => [name, []]));
  for (const { operation, tags } of tagged) {
    const name = tags[0] ?? (operation.kind === 'webhook' ? labels.webhooks : labels.untagged);
    byTag.set(name, [...(byTag.get(name) ?? []), operation]);
  }
  const tags = [...byTag]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) => buildTag(context, name, declared.get(name), operations));
  return groupTags(root, tags, labels);
}

function buildTag(
  context: BuildContext,
  name: string,
  source: Source | undefined,
  operations: readonly Operation[],
): Tag {
  const value = source?.value ?? null;
  const docs = source ? (childOf(source, 'externalDocs')?.value ?? null) : null;
  const url = textOf(docs, 'url');
  return {
    name,
    title: textOf(value, 'x-displayName') ?? textOf(value, 'summary') ?? name,
    anchor: context.anchors.claim('grupo', name),
    description: textOf(value, 'description'),
    externalDocs: url ? { url, description: textOf(docs, 'description') } : undefined,
    operations,
  };
}

function groupTags(root: Source, tags: readonly Tag[], labels: ModelLabels): TagGroup[] {
  const groups = itemsOf(root, 'x-tagGroups').flatMap(({ value }) => {
    const names = textsOf(value, 'tags');
    const name = textOf(value, 'name');
    const members = names.flatMap((wanted) => tags.find((tag) => tag.name === wanted) ?? []);
    return name === undefined || members.length === 0 ? [] : [{ name, tags: members }];
  });
  if (groups.length === 0) return [{ tags }];
  const grouped = new Set(groups.flatMap((group) => group.tags));
  const rest = tags.filter((tag) => !grouped.has(tag));
  return rest.length === 0 ? groups : [...groups, { name: labels.otherTags, tags: rest }];
}
