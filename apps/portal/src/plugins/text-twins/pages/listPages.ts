import { operationsOf } from '@frontier/openapi';
import {
  createMarkdownParts,
  type MarkdownPage,
  namePages,
  portuguese,
  renderMarkdown,
} from '@frontier/reference';
import type { Root } from 'mdast';
import { leanCalls } from '../../../contracts/buildContractIndex';
import type { ContractModel } from '../../../contracts/loadedContracts';
import {
  callKey,
  operationKey,
  payloadKey,
  schemaKey,
  untitledKey,
} from '../../../contracts/partKeys';
import { createGuideReader, type WritePart } from '../markdown/expandGuide';
import { TwinLinks } from '../markdown/TwinLinks';
import type { TextTwinsOptions } from '../options';
import type { SiteContent, TwinPage } from './TwinPage';
import { blogPages, fileOf, guidePages } from './textPages';

/** Where each operation and shared schema has its own twin, by its address on the site. */
function placeOperations(contracts: readonly ContractModel[]): Map<string, string> {
  return new Map(
    contracts.flatMap(({ route, service }) =>
      [...namePages(service)].map(
        ([anchor, slug]) => [`${route}#${anchor}`, `${route}/${slug}`] as const,
      ),
    ),
  );
}

/** The whole reference of each service, and below it every operation and shared schema by itself. */
export function referencePages(contracts: readonly ContractModel[], links: TwinLinks): TwinPage[] {
  return contracts.flatMap((contract) => {
    const { route, service, title } = contract;
    const pages = new Map<string, string>();
    const pageOf = (slug: string): string => {
      if (pages.size === 0) {
        for (const page of render(contract, 'operation', links))
          pages.set(page.slug, page.markdown);
      }
      return pages.get(slug) ?? '';
    };
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    return [
      {
        route,
        title: service.title,
        description: service.summary ?? service.title,
        area,
        read: () => [...render(contract, 'page', links)].map(({ markdown }) => markdown).join(''),
      },
      ...operationsOf(service).map(({ anchor, method, path, title: name }): TwinPage => {
        const slug = slugs.get(anchor) ?? '';
        return {
          route: `${route}/${slug}`,
          title: name,
          description: `${method} ${path}`,
          area,
          isPart: true,
          read: () => pageOf(slug),
        };
      }),
      ...service.schemas.map(({ anchor, name }): TwinPage => {
        const slug = slugs.get(anchor) ?? '';
        return {
          route: `${route}/${slug}`,
          title: name,
          description: '',
          area: undefined,
          isPart: true,
          read: () => pageOf(slug),
        };
      }),
    ];
  });
}

function render(
  { badges, contract, notice, route, service }: ContractModel,
  layout: 'page' | 'operation',
  links: TwinLinks,
): Iterable<MarkdownPage> {
  return renderMarkdown(service, {
    labels: portuguese,
    ...(badges ? { badges } : {}),
    layout,
    notice,
    downloads: [{ label: 'YAML', href: links.resolve(contract, route) }],
    addressOf: (slug) => links.twin(slug === '' ? route : `${route}/${slug}`),
    resolveLink: (address) => links.resolve(address, route),
  });
}

export interface SiteTwins {
  readonly pages: readonly TwinPage[];
  readonly links: TwinLinks;
}

/** Every page of the site, in the order of the index, with the way to read its text. */
export function listPages(
  { blog, contracts, docs, pages }: SiteContent,
  options: TextTwinsOptions,
  { siteDir, siteUrl }: { readonly siteDir: string; readonly siteUrl: string },
): SiteTwins {
  const read = createGuideReader(options, createPartWriter(contracts));
  const operations = placeOperations(contracts);
  const routes = new Set<string>();
  const links = new TwinLinks(siteUrl, routes, operations);
  const all = [
    ...(pages ?? []).map((page) => sitePage(page, options, siteDir, read)),
    ...docs.loadedVersions.flatMap((version) => guidePages(version, siteDir, read)),
    ...referencePages(contracts, links),
    ...blogPages(blog, siteDir, read),
  ];
  for (const { route } of all) routes.add(withoutSlash(route));
  return { pages: all, links };
}

type Page = NonNullable<SiteContent['pages']>[number];

/** A page of `src/pages`: one of Markdown, or one that the site describes. */
function sitePage(
  page: Page,
  { describePage }: TextTwinsOptions,
  siteDir: string,
  read: (file: string, source?: string) => Root,
): TwinPage {
  const file = fileOf(page.source, siteDir);
  const route = withoutSlash(page.permalink);
  const written = page.type === 'jsx' ? describePage[route] : undefined;
  if (page.type === 'jsx' && !written) {
    throw new Error(
      `text-twins: ${file} is no Markdown; describe ${route} in the option describePage`,
    );
  }
  return {
    route,
    title: ('title' in page ? page.title : undefined) ?? headingOf(written?.()),
    description: ('description' in page ? page.description : undefined) ?? '',
    area: 'Portal',
    read: () => read(file, written?.()),
  };
}

function headingOf(source = ''): string {
  return /^# (.+)$/m.exec(source)?.[1] ?? '';
}

function withoutSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, '');
}

/** Writes the parts of contracts that pages show as islands, by the keys of those. */
function createPartWriter(contracts: readonly ContractModel[]): WritePart {
  const writers = new Map<string, (depth: number) => string>();
  for (const { badges, isExtra, route, schemas, service } of contracts) {
    if (isExtra) continue;
    const parts = createMarkdownParts(service, {
      labels: portuguese,
      ...(badges ? { badges } : {}),
      linkTo: (anchor) => `${route}#${anchor}`,
    });
    for (const operation of operationsOf(service)) {
      const { id } = operation;
      writers.set(operationKey(id), (depth) => parts.operation(operation, depth + 1));
      writers.set(untitledKey(id), (depth) => parts.operation(operation, depth, true));
      writers.set(callKey(id), (depth) => parts.call(operation, depth));
      for (const [name, lean] of leanCalls(operation)) {
        writers.set(callKey(id, name), (depth) => parts.call(operation, depth, lean));
      }
    }
    const webhooks = new Map(operationsOf(service).map((one) => [`${one.id}.payload`, one]));
    for (const named of schemas) {
      const webhook = webhooks.get(named.name);
      const key = webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name);
      writers.set(key, () => parts.schema(named, webhook?.requestBody?.content));
    }
  }
  return (key, depth) => {
    const write = writers.get(key);
    if (!write) throw new Error(`text-twins: no contract has the part ${key}`);
    return write(depth);
  };
}
