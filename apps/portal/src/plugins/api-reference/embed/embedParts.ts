import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { readContractIndex } from '../../../contracts/contractIndexFile';
import { findGuides } from '../../../shared/findGuides';
import { guideWords } from '../../../shared/guideWords';
import { inlineNode } from '../../../shared/mdx/jsxNodes';
import { joinCells } from '../../../shared/mdx/listNodes';
import { type MdxElement, readAttributes } from '../../../shared/mdx/mdxNodes';
import { codeNode, errorCell, linkNode, tableNode, textNode } from '../../../shared/mdx/tableNodes';
import { groupErrors, listCalls } from './errorGroups';
import { IslandImports, type Islands } from './IslandImports';
import { chooseName, type Part, type PartRequest } from './PartRequest';
import { constant } from './parts/constant';
import { enumValues } from './parts/enumValues';
import { objectStates } from './parts/objectStates';
import { operation } from './parts/operation';
import { operationErrors } from './parts/operationErrors';
import { schemaFields } from './parts/schemaFields';
import { webhookPayload } from './parts/webhookPayload';
import { noticeNode } from './unavailable';

const KINDS = ['request', 'response'];

/**
 * `<OperationExample id="criarSolicitacao" kind="request" name="notaComercial" />`: an example of the
 * contract, titled with its summary there or with `title`.
 */
const operationExample: Part = {
  attributes: ['id', 'kind', 'name'],
  optional: ['title'],
  build(request) {
    const { attributes, index } = request;
    const wanted = attributes.get('id') ?? '';
    const id = chooseName(request, wanted, Object.keys(index.operations), 'operação');
    const kind = chooseName(request, attributes.get('kind') ?? '', KINDS, 'tipo de exemplo');
    const examples = (index.examples[id] ?? []).filter((example) => example.kind === kind);
    const names = examples.map((example) => example.name);
    const given = attributes.get('name') ?? '';
    const name = chooseName(request, given, names, `exemplo de ${id} (${kind})`);
    const example = examples.find((candidate) => candidate.name === name);
    const title = (attributes.get('title') ?? example?.summary ?? name).replaceAll('"', '”');
    return {
      type: 'code',
      lang: example?.language ?? 'json',
      meta: `title="${title}"`,
      value: example?.text ?? '',
    };
  },
};

/** `<OperationCall id="gerarTokenDeAcesso" />`: the call for the command line, with the contract's example. */
const operationCall: Part = {
  attributes: ['id'],
  optional: ['title'],
  build(request) {
    const { attributes, index } = request;
    const wanted = attributes.get('id') ?? '';
    const id = chooseName(request, wanted, Object.keys(index.calls), 'chamada');
    const title = attributes.get('title')?.replaceAll('"', '”');
    return {
      type: 'code',
      lang: 'bash',
      ...(title ? { meta: `title="${title}"` } : {}),
      value: index.calls[id] ?? '',
    };
  },
};

/** A field of its own: `Parcela.dataVencimento`, `listarEventosFinanceiros.query.dataVencimento`. */
const FIELD = /^([A-Z]\w*|[a-z]\w*\.(?:path|query))\.([^.]+)$/;

/**
 * `<FieldList keyword="format" value="date-time" />`: every field of the contracts of which a keyword
 * says that, by service and schema or call; the keywords are those of `Constant`.
 */
const fieldList: Part = {
  attributes: ['keyword', 'value'],
  build({ attributes, fail, index }) {
    const ending = `.${attributes.get('keyword')}`;
    const rows = Object.entries(index.constants).flatMap(([service, constants]) => {
      const fields = new Map<string, string[]>();
      for (const [path, value] of Object.entries(constants)) {
        if (value !== attributes.get('value') || !path.endsWith(ending)) continue;
        const [, holder, field] = FIELD.exec(path.slice(0, -ending.length)) ?? [];
        if (holder === undefined || field === undefined) continue;
        const place = holder.replace(/\.\w+$/, '');
        fields.set(place, [...(fields.get(place) ?? []), field]);
      }
      const title = index.services[service]?.title ?? service;
      return [...fields].map(([place, names]) => [
        [textNode(title)],
        [codeNode(place)],
        names.flatMap((name, at) => (at > 0 ? [textNode(', '), codeNode(name)] : [codeNode(name)])),
      ]);
    });
    if (rows.length === 0) {
      fail(`nenhum campo tem ${attributes.get('keyword')} igual a "${attributes.get('value')}".`);
    }
    const { fields, place, service } = guideWords.columns;
    return tableNode([service, place, fields], rows);
  },
};

/** `<EventTable />`: every notification, what it sends, its name in the contract and its guide. */
const eventTable: Part = {
  attributes: [],
  build({ findGuides, index }) {
    const { contractName, event, guide: guideHeading } = guideWords.columns;
    const guides = findGuides();
    const events = Object.entries(index.operations).filter(([, { kind }]) => kind === 'webhook');
    return tableNode(
      [event, contractName, guideHeading],
      events.map(([id, { href, path, title }]) => {
        const guide = guides.get(id);
        return [
          [linkNode(href, title)],
          [codeNode(path)],
          guide ? [linkNode(guide.route, guide.title)] : [],
        ];
      }),
    );
  },
};

/** `<ErrorTable />`: every error of the contracts, its exact text and the calls that answer with it. */
const errorTable: Part = {
  attributes: [],
  build(request) {
    const { calls, status, text } = guideWords.columns;
    const table = tableNode(
      [status, text, calls],
      groupErrors(request).map(({ error, services }) => [
        [textNode(error.status)],
        errorCell([error]),
        joinCells(
          [...services].map(([service, ids]) => listCalls(request, service, ids)),
          '; ',
        ),
      ]),
    );
    return { ...table, data: { hProperties: { className: ['error-table'] } } };
  },
};

const { contract: file, reference, service, version } = guideWords.columns;

/** `<ContractFiles />`: every service with the version, the file and the reference of its contract. */
const contractFiles: Part = {
  attributes: [],
  build({ index }) {
    return tableNode(
      [service, version, file, reference],
      Object.values(index.services).map(({ contract, route, title, version: current }) => [
        [textNode(title)],
        [textNode(current ?? '')],
        [downloadNode(contract)],
        [linkNode(route, `API de ${title}`)],
      ]),
    );
  },
};

/** A plain link: the file is made while the site is built, so no route and no document is there to check. */
function downloadNode(address: string): PhrasingContent {
  const name = address.slice(address.lastIndexOf('/') + 1);
  return inlineNode('a', { href: address, download: null }, [textNode(name)]);
}

/** The parts of the contracts guides may show, by the name a writer gives. */
const PARTS: Readonly<Record<string, Part>> = {
  Operation: operation,
  SchemaFields: schemaFields,
  EnumValues: enumValues,
  OperationCall: operationCall,
  OperationErrors: operationErrors,
  WebhookPayload: webhookPayload,
  OperationExample: operationExample,
  Constant: constant,
  ContractFiles: contractFiles,
  ErrorTable: errorTable,
  EventTable: eventTable,
  FieldList: fieldList,
  ObjectStates: objectStates,
};

export interface EmbedOptions {
  /** Replaces the contracts of the site being built, in tests. */
  readonly readIndex?: () => ContractIndex;
  /** Folder of the guides, served below its own name. */
  readonly docs?: string;
  /** Replaces the islands of a page, where its text is not for a browser. */
  readonly createIslands?: () => Islands;
}

/**
 * Remark plugin: puts parts of the contracts into guides as static content, so that a guide repeats
 * nothing a contract says and carries only what it shows.
 *
 * @throws through `file.fail`, with file, line and the nearest names, when a contract has no such part.
 */
export function embedParts({
  readIndex = () => readContractIndex(),
  docs = 'apps/portal/docs',
  createIslands = () => new IslandImports(),
}: EmbedOptions = {}): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const islands = createIslands();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, position, parent) => {
      const element = node as MdxElement;
      const part = Object.hasOwn(PARTS, element.name ?? '') ? PARTS[element.name ?? ''] : undefined;
      if (!part || !parent || position === undefined) return;
      const fail = (message: string): never =>
        file.fail(`<${element.name}>: ${message}`, element.position, 'api-reference:part');
      const attributes = readAttributes(element);
      requireAttributes(part, attributes, fail);
      const index = readIndex();
      const above = parent.children[position - 1];
      const kind = element.type === 'mdxJsxFlowElement' ? 'block' : 'inline';
      const built = buildOrWait(part, kind, {
        element,
        attributes,
        heading: above?.type === 'heading' ? textOf(above) : undefined,
        index,
        islands,
        findGuides: () => findGuides(docs),
        fail,
      });
      const contents = [built].flat().map((content) => ({
        ...(element.type === 'mdxJsxFlowElement' && content.type === 'text'
          ? ({ type: 'paragraph', children: [content] } as const)
          : content),
        position: element.position,
      }));
      parent.children.splice(position, 1, ...(contents as RootContent[]));
      return [SKIP, position + contents.length];
    });
    tree.children.unshift(...islands.nodes());
  };
}

/** The part; a notice where it is not there because a document has faults. */
function buildOrWait(
  part: Part,
  kind: 'block' | 'inline',
  request: PartRequest,
): ReturnType<Part['build']> | RootContent {
  const { unavailable = [] } = request.index;
  if (unavailable.length === 0) return part.build(request);
  try {
    return part.build({
      ...request,
      fail: (message) => {
        throw new Error(message);
      },
    });
  } catch {
    return noticeNode(unavailable, kind);
  }
}

function requireAttributes(
  { attributes, optional = [] }: Part,
  given: ReadonlyMap<string, string>,
  fail: (message: string) => never,
): void {
  const known = [...attributes, ...optional];
  const isComplete = attributes.every((name) => given.has(name));
  if (isComplete && [...given.keys()].every((name) => known.includes(name))) return;
  const extra = optional.length > 0 ? ` (e, se quiser, ${optional.join(', ')})` : '';
  fail(`use estes atributos, como texto entre aspas: ${attributes.join(', ')}${extra}.`);
}
