import type { Labels } from '../labels/Labels.js';
import type { Service } from '../model/types/service.js';
import type { Layout } from '../paging/layout.js';
import { renderReference } from '../render/renderReference.js';
import { writeRedirect } from '../writeRedirect.js';
import { type Brand, writeStandalonePage } from './standalonePage.js';
import type { OutputFile } from './writeOutput.js';

export const FIRST_PAGE = 'index.html';
export const REDIRECT_SCRIPT_FILE = 'redirect.js';

/** One document of a folder, and where its pages stand. */
export interface DocumentPlace {
  readonly service: Service;
  /** Its folder in that of the output, with a slash at its end; empty where it is the same. */
  readonly folder: string;
  /** File name of its first page. */
  readonly first: string;
  readonly layout: Layout;
  readonly labels: Labels;
  readonly brand: Brand | undefined;
  /** What follows a page's own title, where the whole has a name of its own. */
  readonly siteTitle: string | undefined;
  /** Of a preview. */
  readonly rendering?: string | undefined;
}

/** The pages of one document, with redirects from the addresses of other layouts. */
export function* renderDocument(place: DocumentPlace): Generator<OutputFile> {
  const { brand, first, folder, labels, layout, rendering, service, siteTitle } = place;
  const nameOf = (slug: string) => (slug === '' ? first : `${slug}.html`);
  const root = rootOf(folder);
  for (const output of renderReference(service, {
    labels,
    downloads: [],
    layout,
    addressOf: nameOf,
  })) {
    const name = `${folder}${nameOf(output.slug)}`;
    if (output.kind === 'redirect') {
      // Addresses of several documents on one page each would be those of one folder.
      if (layout === 'page') continue;
      const script = `${root}${REDIRECT_SCRIPT_FILE}`;
      yield { name, content: writeRedirect(output, labels.language, script) };
      continue;
    }
    const isFirst = output.slug === '';
    const titles = [...(isFirst ? [] : [output.title]), service.title, siteTitle];
    const page = {
      title: titles.filter((part) => part !== undefined).join(' | '),
      description: isFirst ? (service.summary ?? service.title) : output.title,
      pieces: output.pieces,
      labels,
      brand,
    };
    yield { name, content: writeStandalonePage(page, { root, rendering }).join('') };
  }
}

/** The way from a document's folder to that of the whole output. */
export function rootOf(folder: string): string {
  return folder === '' ? '' : '../';
}
