import { operationsOf } from '@frontier/openapi';
import {
  createMarkdownParts,
  type MarkdownOptions,
  namePages,
  renderMarkdown,
  renderMarkdownPages,
} from '@frontier/reference';
import type { Root } from 'mdast';
import { leanCalls } from '../../../contracts/buildContractIndex';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { callKey, operationKey, schemaKey } from '../../../contracts/partKeys';
import { createGuideReader, type WritePart } from '../markdown/expandGuide';
import { TwinLinks } from '../markdown/TwinLinks';
import type { TextTwinsOptions } from '../options';
import type { SiteContent, TwinPage } from './TwinPage';
import { blogPages, fileOf, guidePages } from './textPages';

/** Maps the site address of each operation and shared schema to its twin. */
function mapOperations(contracts: readonly ContractModel[]): Map<string, string> {
  return new Map(
    contracts.flatMap(({ route, service }) =>
      [...namePages(service)].map(
        ([anchor, slug]) => [`${route}#${anchor}`, `${route}/${slug}`] as const,
      ),
    ),
  );
}

/** The complete reference of each service, followed by each operation and shared schema. */
export function referencePages(contracts: readonly ContractModel[], links: TwinLinks): TwinPage[] {
  return contracts.flatMap((contract) => {
    const { route, service, title } = contract;
    // Evaluated when a text is read: its links may refer to any page of the site.
    const options = () => describeOptions(contract, links);
    let texts: ReadonlyMap<string, string> | undefined;
    const read = (anchor: string) => {
      texts ??= renderMarkdownPages(service, options());
      return texts.get(anchor) ?? '';
    };
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    const part = (anchor: string) => ({
      route: `${route}/${slugs.get(anchor) ?? ''}`,
      isPart: true,
      read: () => read(anchor),
    });
    return [
      {
        route,
        title: service.title,
        description: service.summary ?? service.title,
        area,
        read: () => renderMarkdown(service, options()),
      },
      ...operationsOf(service).map(({ anchor, method, path, title: name }): TwinPage => {
        return { ...part(anchor), title: name, description: `${method} ${path}`, area };
      }),
      ...service.schemas.map(({ anchor, name }): TwinPage => {
        return { ...part(anchor), title: name, description: '', area: undefined };
      }),
    ];
  });
}

function describeOptions(
  { badges, contract, notice, route }: ContractModel,
  links: TwinLinks,
): MarkdownOptions {
  return {
    ...(badges ? { badges } : {}),
    notice,
    downloads: [{ label: 'YAML', href: links.resolve(contract, route) }],
    addressOf: (slug) => links.twin(slug === '' ? route : `${route}/${slug}`),
    resolveLink: (address) => links.resolve(address, route),
  };
}

export interface SiteTwins {
  readonly pages: readonly TwinPage[];
  readonly links: TwinLinks;
}

/** Every page of the site in the order of the index, with a function that reads its text. */
export function listPages(
  { blog, contracts, docs, pages }: SiteContent,
  options: TextTwinsOptions,
  { siteDir, siteUrl }: { readonly siteDir: string; readonly siteUrl: string },
): SiteTwins {
  const read = createGuideReader(options, createPartWriter(contracts));
  const operations = mapOperations(contracts);
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

type SourcePage = NonNullable<SiteContent['pages']>[number];

/** A page of `src/pages`, either Markdown or described by the site. */
function sitePage(
  page: SourcePage,
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

/** Creates a writer of contract content by island key. */
function createPartWriter(contracts: readonly ContractModel[]): WritePart {
  const writers = new Map<string, (depth: number) => string>();
  for (const { badges, isExtra, route, schemas, service } of contracts) {
    if (isExtra) continue;
    const parts = createMarkdownParts(service, {
      ...(badges ? { badges } : {}),
      linkTo: (anchor) => `${route}#${anchor}`,
    });
    for (const operation of operationsOf(service)) {
      const { id } = operation;
      writers.set(operationKey(id), (depth) => parts.operation(operation, depth, true));
      writers.set(callKey(id), (depth) => parts.call(operation, depth));
      for (const [name, lean] of leanCalls(operation)) {
        writers.set(callKey(id, name), (depth) => parts.call(operation, depth, lean));
      }
    }
    for (const named of schemas) {
      writers.set(schemaKey(service.id, named.name), () => parts.schema(named));
    }
  }
  return (key, depth) => {
    const write = writers.get(key);
    if (!write) throw new Error(`text-twins: no contract contains ${key}`);
    return write(depth);
  };
}
