import type { Service } from '@frontier/openapi';
import type { Labels } from '../labels/Labels.js';
import { renderMarkdown, writeDocumentList } from '../markdown/renderMarkdown.js';
import { groupDocuments } from './documentGroups.js';
import { type DocumentPlace, type FolderContent, placeDocuments } from './placeDocuments.js';
import { FIRST_MARKDOWN_PAGE, MARKDOWN_GENERATOR, type OutputFile } from './writeOutput.js';

/** What files of Markdown are made of. */
export interface MarkdownContent extends FolderContent {
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
  const places = placeDocuments(content, FIRST_MARKDOWN_PAGE);
  if (services.length > 1) {
    const listOne = ({ first, folder, service }: DocumentPlace) => ({
      service,
      href: `${folder}${first}`,
    });
    const entries = groupDocuments(places).map(({ newest, versions: [, ...older] }) => ({
      ...listOne(newest),
      older: older.map(listOne),
    }));
    const list = writeDocumentList(title, entries, labels);
    yield { name: FIRST_MARKDOWN_PAGE, content: markAsOurs(list) };
  }
  for (const { folder, nameOf: addressOf, service } of places) {
    for (const { markdown, slug } of renderMarkdown(service, { labels, layout, addressOf })) {
      const name = `${folder}${addressOf(slug)}`;
      yield { name, content: name === FIRST_MARKDOWN_PAGE ? markAsOurs(markdown) : markdown };
    }
  }
}

function markAsOurs(markdown: string): string {
  return `${markdown}\n${MARKDOWN_GENERATOR}\n`;
}
