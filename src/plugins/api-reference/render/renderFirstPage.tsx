import { OperationFilter } from '../components/OperationFilter';
import { OperationLinks } from '../components/OperationLinks';
import { SchemaLinks } from '../components/SchemaLinks';
import { SecuritySchemes } from '../components/SecuritySchemes';
import { ServiceHeader } from '../components/ServiceHeader';
import { SharedSchemas } from '../components/SharedSchemas';
import { TagSection } from '../components/TagSection';
import type { ReferenceRenderer } from './ReferenceRenderer';
import type { RenderedPage, RenderedTag } from './rendered';

/** The whole reference on one page. */
export function renderWhole(
  renderer: ReferenceRenderer,
  tags: readonly RenderedTag[],
): RenderedPage {
  const { options, service } = renderer;
  const sections = tags.map(({ tag, parts }) => ({
    tag,
    articles: parts.flatMap(({ articles }) => articles),
  }));
  const page = renderer.page({
    slug: '',
    title: service.title,
    groups: service.groups,
    children: (
      <>
        <ServiceHeader service={service} downloads={options.downloads} />
        <SecuritySchemes />
        {sections.map(({ articles, tag }) => (
          <TagSection key={tag.anchor} tag={tag} articles={articles.map(({ html }) => html)} />
        ))}
        <SharedSchemas schemas={service.schemas} />
      </>
    ),
  });
  return { ...page, articles: sections.flatMap(({ articles }) => articles) };
}

/** The first of many pages: who the service is, and the way to every operation and shared schema. */
export function renderOverview(renderer: ReferenceRenderer): RenderedPage {
  const { options, service } = renderer;
  const page = renderer.page({
    slug: '',
    title: service.title,
    groups: service.groups.map((group) => ({
      ...group,
      tags: group.tags.map((tag) => ({ ...tag, operations: [] })),
    })),
    children: (
      <>
        <ServiceHeader service={service} downloads={options.downloads} />
        <SecuritySchemes />
        <div className="r-index">
          <OperationFilter />
          {service.groups.flatMap(({ tags }) =>
            tags.map((tag) => (
              <TagSection key={tag.anchor} tag={tag}>
                <OperationLinks operations={tag.operations} />
              </TagSection>
            )),
          )}
          <SchemaLinks schemas={service.schemas} />
        </div>
      </>
    ),
  });
  return { ...page, articles: [] };
}
