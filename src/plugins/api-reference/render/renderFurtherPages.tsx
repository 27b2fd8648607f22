import { PageHeading } from '../components/PageHeading';
import { SharedSchemas } from '../components/SharedSchemas';
import { TagSection } from '../components/TagSection';
import { narrowGroups } from '../paging/narrowGroups';
import type { PageNames } from '../paging/PageNames';
import type { ReferenceRenderer } from './ReferenceRenderer';
import type { RenderedPage, RenderedTag } from './rendered';

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
    const page = renderer.page({
      slug,
      title: index === 0 ? tag.title : `${tag.title} (${index + 1})`,
      groups: narrowGroups(renderer.service.groups, { tag, operation }),
      children: (
        <>
          {heading(renderer)}
          <TagSection tag={tag} brief={index > 0} articles={articles.map(({ html }) => html)} />
        </>
      ),
    });
    yield { ...page, articles };
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
    const { html, operation } = article;
    const page = renderer.page({
      slug: names.slugOf(operation.anchor),
      title: operation.title,
      groups: narrowGroups(renderer.service.groups, { tag, operation }),
      children: (
        <>
          {heading(renderer)}
          <TagSection tag={tag} brief articles={[html]} />
        </>
      ),
    });
    yield { ...page, articles: [article] };
  }
}

/** One page for each shared schema. */
export function* renderSchemaPages(
  renderer: ReferenceRenderer,
  names: PageNames,
): Generator<RenderedPage> {
  for (const schema of renderer.service.schemas) {
    const page = renderer.page({
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
    yield { ...page, articles: [] };
  }
}

function heading({ options, service }: ReferenceRenderer) {
  return <PageHeading title={service.title} overview={options.addressOf('')} />;
}
