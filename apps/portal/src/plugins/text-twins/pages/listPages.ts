import { type NamedSchema, operationsOf } from '@frontier/openapi';
import {
  createSchemaCards,
  namePages,
  type ReferenceOptions,
  type RenderedReference,
  readText,
  renderReference,
  toMarkdown,
} from '@frontier/reference';
import type { Paragraph, Root } from 'mdast';
import { type ContractPart, operationParts, schemaParts } from '../../../contracts/contractParts';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { describeSchema, describeService } from '../../../shared/assumptions/writeQuestions';
import { linkNode } from '../../../shared/mdx/tableNodes';
import { createGuideReader, type ReadPart } from '../markdown/expandGuide';
import { TwinLinks } from '../markdown/TwinLinks';
import type { TextTwinsOptions } from '../options';
import type { SiteContent, TwinPage } from './TwinPage';
import { blogPages, fileOf, guidePages } from './textPages';

/** Raises the heading of an operation from level 3, as in the reference, to level 1. */
const OPERATION_SHIFT = -2;

/** Maps the site address of each operation, tag and shared schema to its twin. */
function mapOperations(contracts: readonly ContractModel[]): Map<string, string> {
  return new Map(
    contracts.flatMap(({ route, service }) =>
      [...namePages(service)].map(
        ([anchor, slug]) => [`${route}#${anchor}`, `${route}/${slug}`] as const,
      ),
    ),
  );
}

/** Renders a contract for texts, once. */
type TextOf = (contract: ContractModel) => RenderedReference;

function createTexts(): TextOf {
  const texts = new Map<ContractModel, RenderedReference>();
  return (contract) => {
    const { hasOverlay, service } = contract;
    const write = () =>
      renderReference(hasOverlay ? describeService(service, true) : service, textOptions(contract));
    const text = texts.get(contract) ?? write();
    texts.set(contract, text);
    return text;
  };
}

function textOptions({ badges, contract, notice, route }: ContractModel): ReferenceOptions {
  return { route, badges, notice, downloads: [{ label: 'YAML', href: contract }], isText: true };
}

function createCards(contract: ContractModel) {
  const write = createSchemaCards(contract.service, textOptions(contract));
  return (named: NamedSchema) => write({ ...named, schema: describeSchema(named.schema) });
}

/** The complete reference of each service, followed by each operation, tag and shared schema. */
export function referencePages(
  contracts: readonly ContractModel[],
  textOf: TextOf = createTexts(),
): TwinPage[] {
  return contracts.flatMap((contract) => {
    const { route, service, title } = contract;
    const slugs = namePages(service);
    const area = `Referência: API de ${title}`;
    const part = (anchor: string, write: () => string, shift = OPERATION_SHIFT) => ({
      route: `${route}/${slugs.get(anchor) ?? ''}`,
      isPart: true,
      target: `${route}#${anchor}`,
      read: (): Root => {
        const { children } = toMarkdown(readText(write(), shift));
        const back: Paragraph = { type: 'paragraph', children: [linkNode(route, service.title)] };
        return { type: 'root', children: [...children, back] };
      },
    });
    const writeOperation = (id: string) => () =>
      textOf(contract).articles.find(({ operation }) => operation.id === id)?.html ?? '';
    const writeSchema = (named: NamedSchema) => () => createCards(contract)(named);
    return [
      {
        route,
        title: service.title,
        description: service.summary ?? service.title,
        area,
        read: () => toMarkdown(readText(textOf(contract).html)),
      },
      ...operationsOf(service).map((operation): TwinPage => {
        const { anchor, id, method, path, title: name } = operation;
        const own = part(anchor, writeOperation(id));
        return { ...own, title: name, description: `${method} ${path}`, area };
      }),
      ...service.groups
        .flatMap(({ tags }) => tags)
        .map(({ anchor, title: name }): TwinPage => {
          const write = () =>
            textOf(contract)
              .tags.find(({ tag }) => tag.anchor === anchor)
              ?.write() ?? '';
          return { ...part(anchor, write, -1), title: name, description: '', area: undefined };
        }),
      ...service.schemas.map((named): TwinPage => {
        const own = part(named.anchor, writeSchema(named));
        return { ...own, title: named.name, description: '', area: undefined };
      }),
    ];
  });
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
  const textOf = createTexts();
  const read = createGuideReader(options, createPartReader(contracts, textOf));
  const operations = mapOperations(contracts);
  const routes = new Set<string>();
  const links = new TwinLinks(siteUrl, routes, operations);
  const all = [
    ...(pages ?? []).map((page) => sitePage(page, options, siteDir, read)),
    ...docs.loadedVersions.flatMap((version) => guidePages(version, siteDir, read)),
    ...referencePages(contracts, textOf),
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

/** Creates a reader of the contracts' parts by their islands' keys. */
function createPartReader(contracts: readonly ContractModel[], textOf: TextOf): ReadPart {
  let parts: ReadonlyMap<string, ContractPart['render']> | undefined;
  const list = () =>
    contracts
      .filter(({ isExtra }) => !isExtra)
      .flatMap((contract) => [
        ...operationParts(textOf(contract).articles),
        ...schemaParts(contract, createCards(contract)),
      ]);
  return (key) => {
    parts ??= new Map(list().map((part) => [part.key, part.render]));
    const render = parts.get(key);
    if (!render) throw new Error(`text-twins: no contract contains ${key}`);
    return readText(render());
  };
}
