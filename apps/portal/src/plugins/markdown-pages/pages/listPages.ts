import { type NamedSchema, type Operation, operationsOf } from '@frontier/openapi';
import { namePages, writeReference } from '@frontier/reference';
import type { Paragraph, Root } from 'mdast';
import { operationParts, schemaParts } from '../../../contracts/contractParts';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { addressOfQuestion } from '../../../shared/assumptions/assumptionMark';
import { describeSchema, describeService } from '../../../shared/assumptions/writeQuestions';
import { linkNode } from '../../../shared/mdx/tableNodes';
import { createGuideReader, type ReadPart } from '../markdown/expandGuide';
import { MarkdownLinks } from '../markdown/MarkdownLinks';
import type { MarkdownPagesOptions } from '../options';
import type { MarkdownPage, SiteContent } from './MarkdownPage';
import { blogPages, fileOf, guidePages } from './textPages';

/** Maps the site address of each operation, tag and shared schema to its Markdown page. */
function mapOperations(contracts: readonly ContractModel[]): Map<string, string> {
  return new Map(
    contracts.flatMap(({ route, service }) =>
      [...namePages(service)].map(
        ([anchor, slug]) => [`${route}#${anchor}`, `${route}/${slug}`] as const,
      ),
    ),
  );
}

/** A contract with its questions in the descriptions, and its texts. */
export function referenceText(contract: ContractModel) {
  const { badges, contract: href, hasOverlay, notice, route } = contract;
  const service = hasOverlay ? describeService(contract.service, true) : contract.service;
  const downloads = [{ label: 'YAML', href }];
  const text = writeReference(service, {
    route,
    badges,
    notice,
    downloads,
    questionHref: addressOfQuestion,
  });
  const schema = (named: NamedSchema) =>
    text.schema({ ...named, schema: describeSchema(named.schema) });
  return { service, text: { ...text, schema } };
}

/** The complete reference of each service, followed by each operation, tag and shared schema. */
export function referencePages(contracts: readonly ContractModel[]): MarkdownPage[] {
  return contracts.flatMap((contract) => {
    const { route, title } = contract;
    const { service, text } = referenceText(contract);
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    const part = (anchor: string, write: () => Root) => ({
      route: `${route}/${slugs.get(anchor) ?? ''}`,
      target: `${route}#${anchor}`,
      read: (): Root => {
        const back: Paragraph = { type: 'paragraph', children: [linkNode(route, service.title)] };
        return { type: 'root', children: [...write().children, back] };
      },
    });
    return [
      {
        route,
        title: service.title,
        description: service.summary ?? service.title,
        area,
        read: text.page,
      },
      ...operationsOf(service).map((operation): MarkdownPage => {
        const { anchor, method, path, title: name } = operation;
        const own = part(anchor, () => text.operation(operation));
        return { ...own, title: name, description: `${method} ${path}`, area };
      }),
      ...service.groups
        .flatMap(({ tags }) => tags)
        .map((tag): MarkdownPage => {
          const own = part(tag.anchor, () => text.tag(tag));
          return { ...own, title: tag.title, description: '', area: undefined };
        }),
      ...service.schemas.map((named): MarkdownPage => {
        const own = part(named.anchor, () => text.schema(named));
        return { ...own, title: named.name, description: '', area: undefined };
      }),
    ];
  });
}

export interface SiteMarkdown {
  readonly pages: readonly MarkdownPage[];
  readonly links: MarkdownLinks;
}

/** Every page of the site in the order of the index, with a function that reads its text. */
export function listPages(
  { blog, contracts, docs, pages }: SiteContent,
  options: MarkdownPagesOptions,
  { siteDir, siteUrl }: { readonly siteDir: string; readonly siteUrl: string },
): SiteMarkdown {
  const read = createGuideReader(options, createPartReader(contracts));
  const operations = mapOperations(contracts);
  const routes = new Set<string>();
  const links = new MarkdownLinks(siteUrl, routes, operations);
  const all = [
    ...(pages ?? []).map((page) => sitePage(page, options, siteDir, read)),
    ...docs.loadedVersions.flatMap((version) => guidePages(version, siteDir, read)),
    ...referencePages(contracts),
    ...blogPages(blog, siteDir, read),
  ];
  for (const { route } of all) routes.add(withoutSlash(route));
  return { pages: all, links };
}

type SourcePage = NonNullable<SiteContent['pages']>[number];

/** A page of `src/pages`, either Markdown or described by the site. */
function sitePage(
  page: SourcePage,
  { describePage }: MarkdownPagesOptions,
  siteDir: string,
  read: (file: string, source?: string) => Root,
): MarkdownPage {
  const file = fileOf(page.source, siteDir);
  const route = withoutSlash(page.permalink);
  const written = page.type === 'jsx' ? describePage[route] : undefined;
  if (page.type === 'jsx' && !written) {
    throw new Error(
      `markdown-pages: ${file} is no Markdown; describe ${route} in the option describePage`,
    );
  }
  return {
    route,
    title: ('title' in page ? page.title : undefined) ?? written?.title ?? '',
    description: ('description' in page ? page.description : undefined) ?? '',
    area: 'Portal',
    read: () => read(file, written?.write()),
  };
}

/** The route of a page in the form that links have. */
export function withoutSlash(route: string): string {
  return route.replace(/(?<=.)\/$/, '');
}

/** Creates a reader of the contracts' parts by their keys. */
function createPartReader(contracts: readonly ContractModel[]): ReadPart {
  const parts = new Map(
    contracts
      .filter(({ isExtra }) => !isExtra)
      .flatMap((contract) => {
        const { service, text } = referenceText(contract);
        const articles = operationsOf(service).map((operation) => ({
          operation,
          writeUntitled: () => text.article(operation),
          writeCall: (minimal?: Operation, _client?: unknown, shown = operation) =>
            text.call(shown, minimal),
        }));
        return [...operationParts(articles), ...schemaParts(contract, text.schema)];
      })
      .map(({ key, render }) => [key, render]),
  );
  return (key) => {
    const render = parts.get(key);
    if (!render) throw new Error(`markdown-pages: no contract contains ${key}`);
    return render();
  };
}
