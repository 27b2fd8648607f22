import type { Labels } from '../labels/Labels.js';
import { renderMarkdown } from '../markdown/renderMarkdown.js';
import { writeDocumentList } from '../markdown/writeDocumentList.js';
import type { Service } from '../model/types/service.js';
import type { Layout } from '../paging/layout.js';
import { PageSlugs } from '../paging/PageSlugs.js';
import { FIRST_MARKDOWN_PAGE, MARKDOWN_GENERATOR } from './markdownGenerator.js';
import type { OutputFile } from './writeOutput.js';

/** What files of Markdown are made of. */
export interface MarkdownContent {
  readonly services: readonly [Service, ...Service[]];
  readonly layout: Layout;
  readonly labels: Labels;
  /** What the whole is called. */
  readonly title: string | undefined;
}

/** The whole reference of one document as one file. */
export function renderMarkdownFile(service: Service, labels: Labels): string {
  const [page] = renderMarkdown(service, { labels, layout: 'page', addressOf: () => '' });
  if (!page) throw new Error('the renderer gave no page');
  return page.markdown;
}

/** The reference as files of one folder; several documents get a page that lists them. */
export function* renderMarkdownFolder(content: MarkdownContent): Generator<OutputFile> {
  const { labels, layout, services, title = labels.documents } = content;
  if (services.length === 1) {
    yield* renderFiles(services[0], content, '', FIRST_MARKDOWN_PAGE);
    return;
  }
  const slugs = new PageSlugs();
  const places = services.map((service) => {
    const slug = slugs.claim(service.id);
    const isPage = layout === 'page';
    return {
      service,
      folder: isPage ? '' : `${slug}/`,
      first: isPage ? `${slug}.md` : FIRST_MARKDOWN_PAGE,
    };
  });
  const entries = places.map(({ first, folder, service }) => ({
    service,
    href: `${folder}${first}`,
  }));
  yield {
    name: FIRST_MARKDOWN_PAGE,
    content: mark(writeDocumentList(title, entries, labels)),
  };
  for (const { first, folder, service } of places) {
    yield* renderFiles(service, content, folder, first);
  }
}

function* renderFiles(
  service: Service,
  { labels, layout }: MarkdownContent,
  folder: string,
  first: string,
): Generator<OutputFile> {
  const addressOf = (slug: string) => (slug === '' ? first : `${slug}.md`);
  for (const { markdown, slug } of renderMarkdown(service, { labels, layout, addressOf })) {
    const name = `${folder}${addressOf(slug)}`;
    yield { name, content: name === FIRST_MARKDOWN_PAGE ? mark(markdown) : markdown };
  }
}

function mark(markdown: string): string {
  return `${markdown}\n${MARKDOWN_GENERATOR}\n`;
}
