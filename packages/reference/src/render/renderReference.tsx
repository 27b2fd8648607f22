import { Buffer } from 'node:buffer';
import type { Service, Tag } from '@frontier/openapi';
import { LIMITS, lettersOf } from '@frontier/openapi';
import { checkOptions, checkService } from '../checkOptions.js';
import { SchemaLinks, SharedSchemas } from '../components/NamedSchema.js';
import { SecuritySchemes } from '../components/Security.js';
import { ServiceHeader } from '../components/Service.js';
import { OperationFilter, OperationList, TagSection } from '../components/Tag.js';
import { PageNames } from '../paging/PageNames.js';
import { narrowGroups, splitBySize } from '../paging/pageSizes.js';
import { ReferenceRenderer, SCHEMA_KINDS } from './ReferenceRenderer.js';
import type { Redirect, ReferenceOptions, RenderedArticle, RenderedPage } from './rendered.js';

/** The operations of one tag, by the pages they are on. */
interface RenderedTag {
  readonly tag: Tag;
  readonly parts: readonly { readonly slug: string; readonly articles: RenderedArticle[] }[];
}

/**
 * Renders one service: its pages in the layout asked for, then a redirect for every address that
 * is a page in another layout. All come one by one, so that a large reference need not stand in
 * memory whole; the first page comes when every operation has its place. Their HTML is the inside of a
 * page: the site brings the frame, the stylesheet (`@frontier/reference/styles.css`) and the script
 * (`@frontier/reference/browser`).
 *
 * @throws {TypeError} when an option is unknown or of a wrong kind.
 * @throws {SpecError} when the pages grow larger than any real document's.
 */
export function renderReference(
  service: Service,
  options: ReferenceOptions,
): Generator<RenderedPage | Redirect> {
  // Before the first page is asked for.
  checkService('renderReference', service);
  checkOptions('renderReference', options);
  return renderAll(service, options);
}

function* renderAll(
  service: Service,
  options: ReferenceOptions,
): Generator<RenderedPage | Redirect> {
  const renderer = new ReferenceRenderer(service, options);
  const names = new PageNames(service);
  const made = new Set<string>();
  for (const page of renderPages(renderer, names)) {
    made.add(page.slug);
    yield page;
  }
  for (const { anchor, slug, title } of names.all()) {
    if (!made.has(slug)) yield { kind: 'redirect', slug, title, target: renderer.linkTo(anchor) };
  }
}

function* renderPages(renderer: ReferenceRenderer, names: PageNames): Generator<RenderedPage> {
  const { service, options } = renderer;
  const { layout } = options;
  const tags = service.groups.flatMap((group) => group.tags);
  if (layout === 'page') {
    yield renderWhole(
      renderer,
      tags.map((tag) => renderTag(renderer, tag, names)),
    );
    return;
  }
  for (const { anchor } of SCHEMA_KINDS.flatMap((kind) => service[kind])) {
    renderer.place(anchor, names.slugOf(anchor));
  }
  for (const tag of tags) {
    yield* renderTagPages(renderer, renderTag(renderer, tag, names));
  }
  yield renderOverview(renderer);
  yield* renderSchemaPages(renderer, names);
}

/** Names the pages of a tag in every layout, so that each knows the pages of the others. */
function renderTag(renderer: ReferenceRenderer, tag: Tag, names: PageNames): RenderedTag {
  const [only] = tag.operations;
  const isSaid = tag.operations.length === 1 && only && isSameTitle(tag.title, only.title);
  const under = isSaid ? tag.anchor : undefined;
  const articles = tag.operations.map((operation) => renderer.article(operation, under));
  const parts = splitBySize(articles, ({ html }) => Buffer.byteLength(html), LIMITS.pageBytes);
  const shared = parts.map((part, index) => ({
    slug: index === 0 ? names.slugOf(tag.anchor) : names.addTagPage(tag),
    articles: part,
  }));
  const single = articles.map((article) => ({
    slug: names.slugOf(article.operation.anchor),
    articles: [article],
  }));
  return { tag, parts: renderer.options.layout === 'operation' ? single : shared };
}

/** Whether a heading already says what the next would. */
export function isSameTitle(heading: string, title: string): boolean {
  return lettersOf(heading) === lettersOf(title);
}

/** The whole reference on one page. */
function renderWhole(renderer: ReferenceRenderer, tags: readonly RenderedTag[]): RenderedPage {
  const { options, service } = renderer;
  return renderer.page({
    slug: '',
    title: service.title,
    groups: service.groups,
    articles: tags.flatMap(({ parts }) => parts.flatMap(({ articles }) => articles)),
    children: (
      <>
        <ServiceHeader service={service} {...options} />
        <SecuritySchemes />
        {tags.map(({ tag }) => (
          <TagSection key={tag.anchor} tag={tag} articles={tag.operations.length} />
        ))}
        {SCHEMA_KINDS.map((kind) => (
          <SharedSchemas key={kind} section={kind} schemas={service[kind]} />
        ))}
      </>
    ),
  });
}

/** The first of many pages: who the service is, and the way to every operation and shared schema. */
function renderOverview(renderer: ReferenceRenderer): RenderedPage {
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
          {SCHEMA_KINDS.map((kind) => (
            <SchemaLinks key={kind} section={kind} schemas={service[kind]} />
          ))}
        </div>
      </>
    ),
  });
}

/** The pages of one tag, numbered beyond the first, or one for each of its operations. */
function* renderTagPages(
  renderer: ReferenceRenderer,
  { tag, parts }: RenderedTag,
): Generator<RenderedPage> {
  for (const { articles, slug } of parts) {
    for (const { operation } of articles) renderer.place(operation.anchor, slug);
  }
  const isSplit = renderer.options.layout === 'operation';
  if (!isSplit) renderer.place(tag.anchor, parts[0]?.slug ?? '');
  for (const [index, { articles, slug }] of parts.entries()) {
    const operation = articles[0]?.operation;
    const title = index === 0 ? tag.title : `${tag.title} (${index + 1})`;
    yield renderer.page({
      slug,
      title: isSplit && operation ? operation.title : title,
      groups: narrowGroups(renderer.service.groups, { tag, operation }),
      articles,
      children: <TagSection tag={tag} brief={isSplit || index > 0} articles={articles.length} />,
    });
  }
}

/** One page for each schema of a section. */
function* renderSchemaPages(
  renderer: ReferenceRenderer,
  names: PageNames,
): Generator<RenderedPage> {
  for (const kind of SCHEMA_KINDS) {
    for (const schema of renderer.service[kind]) {
      yield renderer.page({
        slug: names.slugOf(schema.anchor),
        title: schema.name,
        groups: narrowGroups(renderer.service.groups),
        children: <SharedSchemas section={kind} schemas={[schema]} open />,
      });
    }
  }
}
