import type { PhrasingContent } from 'mdast';
import type { ErrorEntry } from '../../../../contracts/ContractIndex';
import { guideWords } from '../../../../shared/guideWords';
import { inlineNode } from '../../../../shared/mdx/jsxNodes';
import {
  type Cell,
  codeNode,
  errorCell,
  joinCells,
  linkNode,
  tableNode,
  textNode,
} from '../../../../shared/mdx/tableNodes';
import type { Part, PartRequest } from '../PartRequest';

/** A field of its own: `Parcela.dataVencimento`, `listarEventosFinanceiros.query.dataVencimento`. */
const FIELD = /^([A-Z]\w*|[a-z]\w*\.(?:path|query))\.([^.]+)$/;

/**
 * `<FieldList keyword="format" value="date-time" />`: every field of the contracts whose keyword
 * has this value, by service and schema or call; the keywords are those of `Constant`.
 */
export const fieldList: Part = {
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
export const eventTable: Part = {
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
export const errorTable: Part = {
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
export const contractFiles: Part = {
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

/** One text of a status, and the calls that answer with it, by service. */
interface ErrorGroup {
  readonly error: ErrorEntry;
  readonly services: ReadonlyMap<string, readonly string[]>;
}

/** Every different error of the contracts, by status. */
function groupErrors({ index }: Pick<PartRequest, 'index'>): ErrorGroup[] {
  const groups = new Map<string, { error: ErrorEntry; services: Map<string, string[]> }>();
  for (const [id, { service }] of Object.entries(index.operations)) {
    for (const error of index.errors[id] ?? []) {
      const key = JSON.stringify([error.status, error.text, error.meaning]);
      const group = groups.get(key) ?? { error, services: new Map<string, string[]>() };
      group.services.set(service, [...(group.services.get(service) ?? []), id]);
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((a, b) => a.error.status.localeCompare(b.error.status));
}

/** A service and those of its calls, linked; all of them by one word. */
function listCalls(
  { index }: Pick<PartRequest, 'index'>,
  service: string,
  ids: readonly string[],
): Cell {
  const all = Object.values(index.operations).filter(
    (operation) => operation.service === service && operation.kind === 'path',
  );
  const isWhole = ids.length === all.length && ids.length > 1;
  const calls = ids.flatMap((id) => {
    const operation = index.operations[id];
    return operation ? [[linkNode(operation.href, operation.title)]] : [];
  });
  return [
    { type: 'strong', children: [textNode(`${index.services[service]?.title ?? service}:`)] },
    textNode(' '),
    ...(isWhole ? [textNode(guideWords.allCalls)] : joinCells(calls, ', ')),
  ];
}
