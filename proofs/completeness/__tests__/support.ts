import { readFileSync } from 'node:fs';
import { modelService, portuguese, renderMarkdown, renderReference } from '@frontier/reference';
import { loadService } from '@frontier/reference/document';
import { compareDocument } from '../compare/compareDocument';
import { Reader } from '../document/Reader';
import { Page } from '../page/Page';

/** A document as text, and its one page in both formats, each rendered when it is asked for. */
export interface Rendered {
  readonly source: string;
  readonly html: string;
  readonly markdown: string;
}

const rendered = new Map<string, Promise<Rendered>>();

/** Renders a document from a file, all on one page; once for all tests. */
export function renderFile(file: string): Promise<Rendered> {
  const known = rendered.get(file) ?? renderText(readFileSync(file, 'utf8'), file);
  rendered.set(file, known);
  return known;
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
  let html: string | undefined;
  let markdown: string | undefined;
  return {
    source,
    get html() {
      const [page] = html === undefined ? renderReference(service, options) : [];
      if (page?.kind === 'page') html = page.html;
      return html ?? '';
    },
    get markdown() {
      markdown ??= [...renderMarkdown(service, options)].map((twin) => twin.markdown).join('');
      return markdown;
    },
  };
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
