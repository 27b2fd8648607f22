import { SchemaLinks, SharedSchemas } from '../components/NamedSchema.js';
import { SecuritySchemes } from '../components/Security.js';
import { ServiceHeader } from '../components/Service.js';
import { OperationFilter, OperationList, TagSection } from '../components/Tag.js';
import type { ReferenceRenderer } from './ReferenceRenderer.js';
import type { RenderedPage, RenderedTag } from './rendered.js';

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
  return renderer.page({
    slug: '',
    title: service.title,
    groups: service.groups,
    articles: sections.flatMap(({ articles }) => articles),
    children: (
      <>
        <ServiceHeader service={service} {...options} />
        <SecuritySchemes />
        {sections.map(({ articles, tag }) => (
          <TagSection key={tag.anchor} tag={tag} articles={articles.length} />
        ))}
        <SharedSchemas schemas={service.schemas} />
      </>
    ),
  });
}

/** The first of many pages: who the service is, and the way to every operation and shared schema. */
export function renderOverview(renderer: ReferenceRenderer): RenderedPage {
  const { options, service } = renderer;
  return renderer.page({
    slug: '',
    title: service.title,
    groups: service.groups.map((group) => ({
      ...group,
      tags: group.tags.map((tag) => ({ ...tag, operations: [] })),
    })),
    children: (
      <>
        <ServiceHeader service={service} {...options} />
        <SecuritySchemes />
        <div className="r-index">
          <OperationFilter />
          {service.groups.flatMap(({ tags }) =>
            tags.map((tag) => (
              <TagSection key={tag.anchor} tag={tag}>
                <OperationList operations={tag.operations} />
              </TagSection>
            )),
          )}
          <SchemaLinks schemas={service.schemas} />
        </div>
      </>
    ),
  });
}
