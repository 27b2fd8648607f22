import { SharedSchemas } from '../components/NamedSchema.js';
import { PageHeading } from '../components/Page.js';
import { TagSection } from '../components/Tag.js';
import { narrowGroups } from '../paging/narrowGroups.js';
import type { PageNames } from '../paging/PageNames.js';
import type { ReferenceRenderer } from './ReferenceRenderer.js';
import type { RenderedPage, RenderedTag } from './rendered.js';

/** The pages of one tag, numbered beyond the first. */
export function* renderTagPages(
  renderer: ReferenceRenderer,
  { tag, parts }: RenderedTag,
): Generator<RenderedPage> {
  for (const { articles, slug } of parts) {
    for (const { operation } of articles) renderer.place(operation.anchor, slug);
  }
  renderer.place(tag.anchor, parts[0]?.slug ?? '');
  for (const [index, { articles, slug }] of parts.entries()) {
    const operation = articles[0]?.operation;
    yield renderer.page({
      slug,
      title: index === 0 ? tag.title : `${tag.title} (${index + 1})`,
      groups: narrowGroups(renderer.service.groups, { tag, operation }),
      articles,
      children: (
        <>
          {heading(renderer)}
          <TagSection tag={tag} brief={index > 0} articles={articles.length} />
        </>
      ),
    });
  }
}

/** One page for each operation of a tag. */
export function* renderOperationPages(
  renderer: ReferenceRenderer,
  { tag, parts }: RenderedTag,
  names: PageNames,
): Generator<RenderedPage> {
  for (const { anchor } of tag.operations) renderer.place(anchor, names.slugOf(anchor));
  for (const article of parts.flatMap(({ articles }) => articles)) {
    const { operation } = article;
    yield renderer.page({
      slug: names.slugOf(operation.anchor),
      title: operation.title,
      groups: narrowGroups(renderer.service.groups, { tag, operation }),
      articles: [article],
      children: (
        <>
          {heading(renderer)}
          <TagSection tag={tag} brief articles={1} />
        </>
      ),
    });
  }
}

/** One page for each shared schema. */
export function* renderSchemaPages(
  renderer: ReferenceRenderer,
  names: PageNames,
): Generator<RenderedPage> {
  for (const schema of renderer.service.schemas) {
    yield renderer.page({
      slug: names.slugOf(schema.anchor),
      title: schema.name,
      groups: narrowGroups(renderer.service.groups),
      children: (
        <>
          {heading(renderer)}
          <SharedSchemas schemas={[schema]} open />
        </>
      ),
    });
  }
}

function heading({ options, service }: ReferenceRenderer) {
  return <PageHeading title={service.title} overview={options.addressOf('')} />;
}
