import { Buffer } from 'node:buffer';
import type { Service } from '@frontier/openapi';
import { anchorWordsOf, operationsOf } from '@frontier/openapi';
import { isWebAddress } from '../components/links.js';
import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';
import { renderReference } from '../render/renderReference.js';
import { REDIRECT_SCRIPT, writeRedirect } from '../writeRedirect.js';
import { type DocumentPlace, type FolderContent, placeDocuments } from './placeDocuments.js';
import type { Look } from './readLook.js';
import { type Brand, listAssetFiles, readAssets, writeStandalonePage } from './standalonePage.js';
import type { OutputFile } from './writeOutput.js';

const FIRST_PAGE = 'index.html';
const REDIRECT_SCRIPT_FILE = 'redirect.js';

/** What a folder of HTML pages is made of. */
export interface HtmlContent extends FolderContent {
  readonly labels: Labels;
  readonly look: Look;
  /** Of a preview: its pages come back when there is another rendering. */
  readonly rendering?: string | undefined;
}

/**
 * The whole reference of one document as one HTML document that needs no other file.
 *
 * @returns the document in pieces.
 */
export function renderHtmlFile(service: Service, labels: Labels, look: Look): string[] {
  const options = { labels, downloads: [], layout: 'page', addressOf: () => '' } as const;
  const [output] = renderReference(service, options);
  if (output?.kind !== 'page') throw new Error('the renderer gave no page');
  const { css, logo, title } = look;
  const picture = logo && `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  const page = {
    title: title ?? output.title,
    description: service.summary ?? service.title,
    pieces: output.pieces,
    labels,
    brand: brandOf(service, title, picture ?? service.logo?.image, service.logo?.href),
  };
  return writeStandalonePage(page, { inline: readAssets(css) });
}

/**
 * What stands at the top of a document's pages: a name or a picture, or both where a name is given.
 *
 * @param picture address of one, which may be the document's own (`x-logo`).
 */
function brandOf(
  service: Service,
  title: string | undefined,
  picture: string | undefined,
  href: string | undefined,
): Brand {
  const alternative = service.logo?.alternative ?? service.title;
  return {
    title: title ?? (picture === undefined ? alternative : undefined),
    logo: picture,
    alternative,
    href: href !== undefined && isWebAddress(href) ? href : undefined,
  };
}

/** The document's own picture as a file beside its pages: carried in each, it would grow with their number. */
function ownPicture({ first, service }: DocumentPlace): OutputFile | undefined {
  const [, type = '', data = ''] =
    /^data:image\/(\w+).*?,(.*)$/.exec(service.logo?.image ?? '') ?? [];
  if (data === '') return undefined;
  const name = `${first.replace(/\.html$/, '')}.logo.${type}`;
  return { name, content: Buffer.from(data, 'base64') };
}

/**
 * The reference as files of one folder: pages, redirects, one stylesheet, the scripts, the logo;
 * several documents get a page that lists them.
 */
export function* renderHtmlFolder(content: HtmlContent): Generator<OutputFile> {
  const { layout, look, rendering, services } = content;
  const places = placeDocuments(content, FIRST_PAGE);
  yield* listAssetFiles(look.css, rendering);
  if (layout !== 'page') yield { name: REDIRECT_SCRIPT_FILE, content: REDIRECT_SCRIPT };
  if (look.logo) yield { name: look.logo.name, content: look.logo.bytes };
  if (services.length > 1) yield { name: FIRST_PAGE, content: writeIndexPage(places, content) };
  for (const place of places) yield* renderDocument(place, content);
}

/** The pages of one document, with redirects from the addresses of other layouts. */
function* renderDocument(place: DocumentPlace, content: HtmlContent): Generator<OutputFile> {
  const { folder, nameOf, service } = place;
  const { labels, layout, look, rendering, services } = content;
  const root = folder === '' ? '' : '../';
  const siteTitle = services.length > 1 ? (look.title ?? labels.documents) : look.title;
  const own = look.logo ? undefined : ownPicture(place);
  if (own) yield { ...own, name: `${folder}${own.name}` };
  const picture = look.logo ? `${root}${look.logo.name}` : own?.name;
  const brand = brandOf(service, siteTitle, picture, `${root}${FIRST_PAGE}`);
  const options = { labels, downloads: [], layout, addressOf: nameOf };
  for (const output of renderReference(service, options)) {
    const name = `${folder}${nameOf(output.slug)}`;
    if (output.kind === 'redirect') {
      // Documents of one page each share a folder, and so would their redirects.
      if (layout === 'page') continue;
      const script = `${root}${REDIRECT_SCRIPT_FILE}`;
      yield { name, content: writeRedirect(output, labels.language, script) };
      continue;
    }
    const isFirst = output.slug === '';
    const titles = [isFirst ? undefined : output.title, service.title, siteTitle];
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

/** The page that lists the documents of a folder, each on a card with the way to it. */
function writeIndexPage(
  places: readonly DocumentPlace[],
  { labels, look, rendering }: HtmlContent,
): string {
  const title = look.title ?? labels.documents;
  const items = places.map(({ first, folder, service }) =>
    writeCard(service, `${folder}${first}`, labels),
  );
  const { content } = anchorWordsOf(labels.language);
  const html = `<div class="s-index" id="${content}"><h1>${escapeHtml(title)}</h1><ul>${items.join('')}</ul></div>`;
  // The heading says the title.
  const brand = look.logo && {
    title: undefined,
    logo: look.logo.name,
    alternative: title,
    href: undefined,
  };
  const page = { title, description: title, pieces: [html], labels, brand };
  return writeStandalonePage(page, { root: '', rendering }).join('');
}

function writeCard(service: Service, href: string, labels: Labels): string {
  const { summary, title, version } = service;
  const facts = [
    ...(version === '' ? [] : [`${labels.version} ${version}`]),
    labels.operationCount(operationsOf(service).length),
  ];
  return [
    `<li><h2><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></h2>`,
    `<p class="s-facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join(' ')}</p>`,
    ...(summary === undefined ? [] : [`<p>${escapeHtml(summary)}</p>`]),
    '</li>',
  ].join('');
}
