import { Buffer } from 'node:buffer';
import { LIMITS } from '../limits.js';
import type { Service, Tag } from '../model/types/service.js';
import { PageNames } from '../paging/PageNames.js';
import { splitBySize } from '../paging/splitBySize.js';
import { isSameTitle } from './isSameTitle.js';
import type { ReferenceOptions } from './ReferenceOptions.js';
import { ReferenceRenderer } from './ReferenceRenderer.js';
import type { Redirect, RenderedPage, RenderedTag } from './rendered.js';
import { renderOverview, renderWhole } from './renderFirstPage.js';
import { renderOperationPages, renderSchemaPages, renderTagPages } from './renderFurtherPages.js';

/**
 * Renders one service: its pages in the layout asked for, then a redirect for every address that
 * is a page in another layout. All come one by one, so that a large reference need not stand in
 * memory whole; the first page comes when every operation has its place. Their HTML is the inside of a
 * page: the site brings the frame, the stylesheet (`@frontier/reference/styles.css`) and the script
 * (`@frontier/reference/browser`).
 *
 * @throws {SpecError} when the pages grow larger than any real document's.
 */
export function* renderReference(
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
  for (const { anchor } of service.schemas) renderer.place(anchor, names.slugOf(anchor));
  for (const tag of tags) {
    const rendered = renderTag(renderer, tag, names);
    yield* layout === 'tag'
      ? renderTagPages(renderer, rendered)
      : renderOperationPages(renderer, rendered, names);
  }
  yield renderOverview(renderer);
  yield* renderSchemaPages(renderer, names);
}

/** Shares out in every layout, so that each knows the pages of the others. */
function renderTag(renderer: ReferenceRenderer, tag: Tag, names: PageNames): RenderedTag {
  const [only] = tag.operations;
  const isSaid = tag.operations.length === 1 && only && isSameTitle(tag.title, only.title);
  const under = isSaid ? tag.anchor : undefined;
  const articles = tag.operations.map((operation) => renderer.article(operation, under));
  const parts = splitBySize(articles, ({ html }) => Buffer.byteLength(html), LIMITS.pageBytes);
  return {
    tag,
    parts: parts.map((part, index) => ({
      slug: index === 0 ? names.slugOf(tag.anchor) : names.addTagPage(tag),
      articles: part,
    })),
  };
}
