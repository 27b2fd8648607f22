import { readFileSync } from 'node:fs';
import { modelService, portuguese, renderMarkdown, renderReference } from '@frontier/reference';
import { loadService } from '@frontier/reference/document';
import { compareDocument } from '../compare/compareDocument';
import { Reader } from '../document/Reader';
import { Page } from '../page/Page';

/** A document as text, and its one page in both formats. */
export interface Rendered {
  readonly source: string;
  readonly html: string;
  readonly markdown: string;
}

/** Renders a document from a file, all on one page. */
export function renderFile(file: string): Promise<Rendered> {
  return renderText(readFileSync(file, 'utf8'), file);
}

/** Renders a document, all on one page. */
export async function renderText(source: string, file = 'x.yaml'): Promise<Rendered> {
  const bytes = Buffer.from(source);
  const { document } = await loadService({ service: 'x', source: file }, async () => bytes);
  const service = modelService(document, { id: 'x', title: 'X' }, file, portuguese);
  const options = {
    labels: portuguese,
    downloads: [],
    layout: 'page',
    addressOf: () => '',
  } as const;
  const [page] = renderReference(service, options);
  if (page?.kind !== 'page') throw new Error('the renderer gave no page');
  const [twin] = renderMarkdown(service, options);
  return { source, html: page.html, markdown: twin?.markdown ?? '' };
}

/** What of a document its HTML lacks: category and pointer, each once. */
export function listMissing({ html, source }: Pick<Rendered, 'html' | 'source'>): string[] {
  return compare(source, new Page([html]));
}

/** The same of its Markdown. */
export function listMissingMarkdown({
  markdown,
  source,
}: Pick<Rendered, 'markdown' | 'source'>): string[] {
  return compare(source, new Page([markdown], 'markdown'));
}

function compare(source: string, page: Page): string[] {
  const { missing } = compareDocument(new Reader(source), page);
  return [...new Set(missing.map(({ category, pointer }) => `${category} ${pointer}`))];
}
