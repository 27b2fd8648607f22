import { Buffer } from 'node:buffer';
import type { Service } from '@frontier/openapi';
import { anchorWordsOf, operationsOf } from '@frontier/openapi';
import { isWebAddress } from '../components/links.js';
import { escapeHtml } from '../escapeHtml.js';
import type { Labels } from '../labels/Labels.js';
import { renderReference } from '../render/renderReference.js';
import { REDIRECT_SCRIPT, writeRedirect } from '../writeRedirect.js';
import { type DocumentGroup, groupDocuments } from './documentGroups.js';
import { type DocumentPlace, type FolderContent, placeDocuments } from './placeDocuments.js';
import type { Look } from './readLook.js';
import { listAssetFiles, readAssets, writeStandalonePage } from './standalonePage.js';
import type { OutputFile } from './writeOutput.js';
import type { Brand, Switch } from './writeTopBar.js';

type Group = DocumentGroup<DocumentPlace>;

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
    bar: {
      hasSearch: true,
      brand: brandOf(service, title, picture, undefined),
    },
  };
  return writeStandalonePage(page, { inline: readAssets(css) });
}

/**
 * What stands at the top of a document's pages: a name or a picture, or both where a name is given.
 *
 * @param picture address of one.
 */
function brandOf(
  service: Service,
  title: string | undefined,
  picture: string | undefined,
  href: string | undefined,
): Brand {
  const alternative = service.title;
  return {
    title: title ?? (picture === undefined ? alternative : undefined),
    logo: picture,
    alternative,
    href: href !== undefined && isWebAddress(href) ? href : undefined,
  };
}

/**
 * The reference as files of one folder: pages, redirects, one stylesheet, the scripts, the logo;
 * several documents get a page that lists them, and on each page lists that lead to the others.
 */
export function* renderHtmlFolder(content: HtmlContent): Generator<OutputFile> {
  const { layout, look, rendering, services } = content;
  const places = placeDocuments(content, FIRST_PAGE);
  yield* listAssetFiles(look.css, rendering);
  if (layout !== 'page') yield { name: REDIRECT_SCRIPT_FILE, content: REDIRECT_SCRIPT };
  if (look.logo) yield { name: look.logo.name, content: look.logo.bytes };
  const groups = groupDocuments(places);
  if (services.length > 1) yield { name: FIRST_PAGE, content: writeIndexPage(groups, content) };
  for (const place of places) yield* renderDocument(place, groups, content);
}

/** The pages of one document, with redirects from the addresses of other layouts. */
function* renderDocument(
  place: DocumentPlace,
  groups: readonly Group[],
  content: HtmlContent,
): Generator<OutputFile> {
  const { folder, nameOf, service } = place;
  const { labels, layout, look, rendering, services } = content;
  const root = folder === '' ? '' : '../';
  const siteTitle = services.length > 1 ? (look.title ?? labels.documents) : look.title;
  const picture = look.logo && `${root}${look.logo.name}`;
  const brand = brandOf(service, siteTitle, picture, `${root}${FIRST_PAGE}`);
  const switches = listSwitches(place, groups, root);
  const hasVersions = switches.some(({ of }) => of === 'version');
  const title = hasVersions ? `${service.title} ${service.version}`.trim() : service.title;
  const bar = { brand, switches, hasSearch: true };
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
    const titles = [isFirst ? undefined : output.title, title, siteTitle];
    const page = {
      title: titles.filter((part) => part !== undefined).join(' | '),
      description: isFirst ? (service.summary ?? service.title) : output.title,
      pieces: output.pieces,
      labels,
      bar,
    };
    yield { name, content: writeStandalonePage(page, { root, rendering }).join('') };
  }
}

/**
 * What leads from a document to the others, and from one of its versions to the others.
 *
 * @param root address of the whole folder from its pages.
 */
function listSwitches(place: DocumentPlace, groups: readonly Group[], root: string): Switch[] {
  const own = groups.findIndex(({ versions }) => versions.includes(place));
  const versions: readonly DocumentPlace[] = groups[own]?.versions ?? [];
  const addressOf = ({ first, folder }: DocumentPlace) => `${root}${folder}${first}`;
  const all: Switch[] = [
    {
      of: 'documents',
      current: own,
      entries: groups.map(({ newest, title }, at) => ({
        label: title,
        href: addressOf(at === own ? place : newest),
      })),
    },
    {
      of: 'version',
      current: versions.indexOf(place),
      entries: versions.map((version) => ({
        label: versionOf(version),
        href: addressOf(version),
      })),
    },
  ];
  return all.filter(({ entries }) => entries.length > 1);
}

/** A version may be an empty text, and a link must have one. */
function versionOf({ service }: DocumentPlace): string {
  return service.version.trim() || '—';
}

/** The page that lists the documents of a folder, each on a card with the way to it and to its older versions. */
function writeIndexPage(
  groups: readonly Group[],
  { labels, look, rendering }: HtmlContent,
): string {
  const title = look.title ?? labels.documents;
  const items = groups.map((group) => writeCard(group, labels));
  const { content } = anchorWordsOf(labels.language);
  const html = `<div class="s-index" id="${content}"><h1>${escapeHtml(title)}</h1><ul>${items.join('')}</ul></div>`;
  // The heading says the title.
  const brand = look.logo && {
    title: undefined,
    logo: look.logo.name,
    alternative: title,
    href: undefined,
  };
  const page = { title, description: title, pieces: [html], labels, bar: { brand } };
  return writeStandalonePage(page, { root: '', rendering }).join('');
}

function writeCard({ newest, versions: [, ...older] }: Group, labels: Labels): string {
  const { summary, title, version } = newest.service;
  const facts = [
    ...(version === '' ? [] : [`${labels.version} ${version}`]),
    labels.operationCount(operationsOf(newest.service).length),
  ];
  return [
    `<li><h2>${writeLink(newest, title)}</h2>`,
    `<p class="s-facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join(' ')}</p>`,
    ...(summary === undefined ? [] : [`<p>${escapeHtml(summary)}</p>`]),
    ...(older.length === 0
      ? []
      : [
          `<p class="s-facts">${escapeHtml(labels.otherVersions)}: ${older.map((place) => writeLink(place, versionOf(place))).join(' ')}</p>`,
        ]),
    '</li>',
  ].join('');
}

function writeLink({ first, folder }: DocumentPlace, text: string): string {
  return `<a href="${escapeHtml(`${folder}${first}`)}">${escapeHtml(text)}</a>`;
}
