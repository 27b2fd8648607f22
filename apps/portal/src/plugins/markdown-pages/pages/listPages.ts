import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent } from '@docusaurus/types';
import { type NamedSchema, type Operation, operationsOf } from '@frontier/openapi';
import { namePages, writeReference } from '@frontier/reference';
import type { Root } from 'mdast';
import { cautionOf } from '../../../contracts/cautionOf';
import { operationParts, schemaParts } from '../../../contracts/contractParts';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { addressOfQuestion } from '../../../shared/assumptions/assumptionMark';
import { describePart, describeService } from '../../../shared/assumptions/writeQuestions';
import { linkNode, paragraphNode } from '../../../shared/mdx/tableNodes';
import { createGuideReader, type ReadPart } from '../markdown/expandGuide';
import { withoutSlash } from '../markdownPageOf';
import { markdownPages } from '../options';

export interface MarkdownPage {
  /** Path of the page, without a trailing slash except for the front page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Heading of the index above the page. The index omits pages without it. */
  readonly area: string | undefined;
  /** Address in a reference with the same text. */
  readonly target?: string;
  /** Reads its text again on each call. */
  readonly read: () => Root;
}

/** Heading of guides outside the sidebar's categories. */
const OTHERS = 'Documentação';

/**
 * Every page of the site in the order of the index: own pages, guides, references, and posts, newest first. Lists of
 * posts have no Markdown.
 */
export function listPages(
  all: AllContent,
  siteDir: string,
  references: readonly ContractText[],
): MarkdownPage[] {
  const contentOf = (plugin: string) => all[`docusaurus-plugin-content-${plugin}`]?.default;
  const { loadedVersions } = contentOf('docs') as DocsContent;
  const { blogPosts } = contentOf('blog') as BlogContent;
  const readMdx = createGuideReader(markdownPages, createPartReader(references));
  const read = (source: string, text?: string) => readMdx(fileOf(source, siteDir), text);
  const written = (area: string, { description, permalink, source, title }: WrittenPage) => ({
    route: permalink,
    title,
    description,
    area,
    read: () => read(source),
  });
  return [
    ...((contentOf('pages') as PagesContent) ?? []).map((page) => sitePage(page, read)),
    ...loadedVersions.flatMap(listGuides).map((guide) => written(guide.area, guide)),
    ...referencePages(references),
    ...blogPosts.map(({ metadata }) => written('Blog', metadata)),
  ];
}

type WrittenPage = Pick<
  BlogContent['blogPosts'][number]['metadata'],
  'description' | 'permalink' | 'source' | 'title'
>;

/** Resolves `@site/docs/a.mdx` to a path. */
function fileOf(source: string, siteDir: string): string {
  return path.relative(process.cwd(), path.join(siteDir, source.replace(/^@site\//, '')));
}

/** A page of `src/pages`, either Markdown or described by the site. */
function sitePage(
  page: NonNullable<PagesContent>[number],
  read: (source: string, text?: string) => Root,
): MarkdownPage {
  const route = withoutSlash(page.permalink);
  const written = page.type === 'jsx' ? markdownPages.describePage[route] : undefined;
  if (page.type === 'jsx' && !written) {
    throw new Error(
      `markdown-pages: ${page.source} is no Markdown; describe ${route} in the option describePage`,
    );
  }
  return {
    route,
    title: ('title' in page ? page.title : undefined) ?? written?.title ?? '',
    description: ('description' in page ? page.description : undefined) ?? '',
    area: 'Portal',
    read: () => read(page.source, written?.write()),
  };
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The guides in the order of the sidebar, followed by those outside it, each with its area. */
function listGuides({ docs, sidebars }: LoadedVersion) {
  const areas = new Map(
    Object.values(sidebars).flatMap((sidebar) => sidebar.flatMap((item) => idsOf(item, []))),
  );
  const order = [...areas.keys()];
  const rankOf = (id: string) => (areas.has(id) ? order.indexOf(id) : order.length);
  return docs
    .map((guide) => ({ ...guide, area: areas.get(guide.id) ?? OTHERS }))
    .sort((a, b) => rankOf(a.id) - rankOf(b.id) || a.permalink.localeCompare(b.permalink));
}

/** Ids of documents below a sidebar item, each with its two outermost categories. */
function idsOf(
  item: SidebarItem,
  around: readonly string[],
): (readonly [id: string, area: string])[] {
  const area = around.slice(0, 2).join(': ') || OTHERS;
  if (item.type === 'doc' || item.type === 'ref') return [[item.id, area]];
  if (item.type !== 'category') return [];
  const inside = [...around, item.label];
  const first: SidebarItem[] = item.link?.type === 'doc' ? [{ type: 'doc', id: item.link.id }] : [];
  return [...first, ...item.items].flatMap((inner) => idsOf(inner, inside));
}

export type ContractText = ReturnType<typeof writeContractText>;

/** A contract with its questions in the descriptions, and its texts. */
export function writeContractText(contract: ContractModel) {
  const { badges, contract: href, isExtra, notice, route } = contract;
  const service = isExtra ? contract.service : describeService(contract.service, true);
  const text = writeReference(service, {
    route,
    badges,
    cautionOf: isExtra ? undefined : cautionOf,
    notice,
    download: { label: 'YAML', href },
    questionHref: addressOfQuestion,
  });
  const schema = (named: NamedSchema) =>
    text.schema({ ...named, schema: describePart(named.schema) });
  return { contract, service, text: { ...text, schema } };
}

/** The complete reference of each service, followed by each operation, tag and shared schema. */
export function referencePages(references: readonly ContractText[]): MarkdownPage[] {
  return references.flatMap(({ contract: { route, title }, service, text }) => {
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    const part = (
      { anchor, title: name }: { readonly anchor: string; readonly title: string },
      write: () => Root,
    ): MarkdownPage => ({
      route: `${route}/${slugs.get(anchor) ?? ''}`,
      title: name,
      description: '',
      area: undefined,
      target: `${route}#${anchor}`,
      read: () => {
        const back = paragraphNode(linkNode(route, service.title));
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
      ...operationsOf(service).map((operation) => {
        const { kind, method, path: address } = operation;
        const description = `${kind === 'webhook' ? 'Evento' : method} ${address}`;
        return { ...part(operation, () => text.operation(operation)), description, area };
      }),
      ...service.groups.flatMap(({ tags }) => tags).map((tag) => part(tag, () => text.tag(tag))),
      ...service.schemas.map((named) =>
        part({ ...named, title: named.name }, () => text.schema(named)),
      ),
    ];
  });
}

function createPartReader(references: readonly ContractText[]): ReadPart {
  const parts = new Map(
    references
      .filter(({ contract }) => !contract.isExtra)
      .flatMap(({ contract, service, text }) => {
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
