import type { Labels } from '../labels/Labels.js';
import type { Service } from '../model/types/service.js';
import type { Layout } from '../paging/layout.js';
import { PageSlugs } from '../paging/PageSlugs.js';
import { REDIRECT_SCRIPT } from '../writeRedirect.js';
import { writeIndexPage } from './indexPage.js';
import type { Look } from './Look.js';
import { FIRST_PAGE, REDIRECT_SCRIPT_FILE, renderDocument, rootOf } from './renderDocument.js';
import { writeAssets } from './writeAssets.js';
import type { OutputFile } from './writeOutput.js';

/** What a folder of pages is made of. */
export interface FolderContent {
  readonly services: readonly [Service, ...Service[]];
  readonly layout: Layout;
  readonly labels: Labels;
  readonly look: Look;
  /** Of a preview: its pages come back when there is another rendering. */
  readonly rendering?: string;
}

/** The reference as files of one folder: pages, redirects, one stylesheet, the scripts, the logo. */
export function* renderFolder(content: FolderContent): Generator<OutputFile> {
  const { layout, look, rendering, services } = content;
  yield* writeAssets({ css: look.css, rendering });
  if (layout !== 'page') yield { name: REDIRECT_SCRIPT_FILE, content: REDIRECT_SCRIPT };
  if (look.logo) yield { name: look.logo.name, content: look.logo.bytes };
  if (services.length > 1) yield* renderSeveral(content);
  else yield* renderOne(content);
}

function renderOne({
  labels,
  layout,
  look,
  rendering,
  services,
}: FolderContent): Generator<OutputFile> {
  const [service] = services;
  const { logo, title } = look;
  return renderDocument({
    service,
    folder: '',
    first: FIRST_PAGE,
    layout,
    labels,
    brand: {
      title: title ?? (logo ? undefined : service.title),
      logo: logo?.name,
      alternative: service.title,
      href: FIRST_PAGE,
    },
    siteTitle: title,
    rendering,
  });
}

/** A page for each document, or a folder where it has several, and one that lists them. */
function* renderSeveral({
  labels,
  layout,
  look,
  rendering,
  services,
}: FolderContent): Generator<OutputFile> {
  const slugs = new PageSlugs();
  const title = look.title ?? labels.documents;
  const brandAt = (root: string) => ({
    title,
    logo: look.logo && `${root}${look.logo.name}`,
    alternative: title,
    href: `${root}${FIRST_PAGE}`,
  });
  const places = services.map((service) => {
    const slug = slugs.claim(service.id);
    const isPage = layout === 'page';
    const folder = isPage ? '' : `${slug}/`;
    const first = isPage ? `${slug}.html` : FIRST_PAGE;
    return {
      service,
      folder,
      first,
      layout,
      labels,
      siteTitle: title,
      brand: brandAt(rootOf(folder)),
      rendering,
    };
  });
  const cards = places.map(({ first, folder, service }) => ({
    service,
    href: `${folder}${first}`,
  }));
  // Its heading says the title.
  const brand = look.logo && { ...brandAt(''), title: undefined, href: undefined };
  yield { name: FIRST_PAGE, content: writeIndexPage({ title, cards, labels, brand, rendering }) };
  for (const place of places) yield* renderDocument(place);
}
