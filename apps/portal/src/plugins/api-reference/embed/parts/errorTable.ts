import type { PhrasingContent } from 'mdast';
import type { ErrorEntry } from '../../../../contracts/buildContractIndex';
import { blockNode, inlineNode } from '../../../../shared/mdx/jsxNodes';
import {
  type Cell,
  errorCell,
  joinCells,
  linkNode,
  listNode,
  tableNode,
  textNode,
} from '../../../../shared/mdx/tableNodes';
import type { EmbeddedPart, PartRequest } from '../PartRequest';
import { readAdvice, requireSameCodes } from './operations';

/**
 * `<ErrorTable>`: every error status of the contracts with its exact texts and, collapsed, the calls that return it, by
 * service. A list of `- 400: …` inside adds advice, one item for each status.
 */
export const errorTable: EmbeddedPart = {
  attributes: [],
  build(request) {
    const rows = gatherStatuses(request);
    const advice = readAdvice(request.element, request.fail);
    requireSameCodes([...rows.keys()], [...advice.keys()], request);
    const table = tableNode(
      ['Código', 'O que diz', 'O que fazer'],
      [...rows].map(([code, services]) => [
        [strongNode(code)],
        listTexts(request, services),
        advice.get(code) ?? [],
      ]),
    );
    return [
      { ...table, data: { hProperties: { className: ['error-table'] } } },
      blockNode('details', { className: 'error-calls' }, [
        blockNode('summary', {}, ['Que chamadas devolvem cada texto']),
        listNode(
          [...rows].map(([code, services]) => ({
            cell: [strongNode(code)],
            children: listServices(request, services),
          })),
        ),
      ]),
    ];
  },
};

/** A distinct error of a service and the calls that return it. */
interface ServiceError {
  readonly error: ErrorEntry;
  readonly ids: readonly string[];
}

/** Errors of one status, by service. */
type StatusErrors = ReadonlyMap<string, readonly ServiceError[]>;

/** Every error status of the contracts, in ascending order. */
function gatherStatuses({ index }: Pick<PartRequest, 'index'>): Map<string, StatusErrors> {
  const statuses = new Map<string, Map<string, ServiceError[]>>();
  for (const [id, { service }] of Object.entries(index.operations)) {
    for (const error of index.errors[id] ?? []) {
      const services = statuses.get(error.status) ?? new Map<string, ServiceError[]>();
      const known = services.get(service) ?? [];
      const at = known.findIndex((other) => keyOf(other.error) === keyOf(error));
      const next = { error, ids: [...(known[at]?.ids ?? []), id] };
      services.set(service, at < 0 ? [...known, next] : known.with(at, next));
      statuses.set(error.status, services);
    }
  }
  return new Map([...statuses].sort(([a], [b]) => a.localeCompare(b)));
}

function keyOf({ meaning, text }: ErrorEntry): string {
  return JSON.stringify([text, meaning]);
}

/** The distinct texts of a status, one per line, with their services where the texts differ. */
function listTexts({ index }: PartRequest, services: StatusErrors): Cell {
  const errors = new Map<string, { error: ErrorEntry; titles: string[] }>();
  for (const [service, own] of services) {
    const title = index.services[service]?.title ?? service;
    for (const { error } of own) {
      const known = errors.get(keyOf(error));
      if (known) known.titles.push(title);
      else errors.set(keyOf(error), { error, titles: [title] });
    }
  }
  return [...errors.values()].map(({ error, titles }, at) => {
    // The most common text names no services; the others do.
    const where = errors.size === 1 || (at === 0 && titles.length > 2) ? [] : [whereNode(titles)];
    return inlineNode('div', { className: 'error-text' }, [...errorCell([error]), ...where]);
  });
}

function whereNode(titles: readonly string[]): PhrasingContent {
  return inlineNode('span', { className: 'error-where' }, [` (${titles.join(', ')})`]);
}

/** The calls of each service, or a link to its reference when all of its calls return the status. */
function listServices(request: PartRequest, services: StatusErrors): { cell: Cell }[] {
  return [...services].map(([service, errors]) => {
    const { route = '', title = service } = request.index.services[service] ?? {};
    const ids = errors.flatMap((error) => error.ids);
    const calls =
      errors.length === 1 && isWhole(request, service, ids)
        ? [linkNode(route, 'todas')]
        : joinCells(
            errors.map(({ error, ids: own }) => [
              ...(errors.length > 1 ? [...errorCell([error]), textNode(' ')] : []),
              ...listCalls(request, own),
            ]),
            '; ',
          );
    return { cell: [textNode(`${title}: `), ...calls] };
  });
}

function strongNode(text: string): PhrasingContent {
  return { type: 'strong', children: [textNode(text)] };
}

/** Whether these are all the calls of a service with more than one call. */
function isWhole({ index }: PartRequest, service: string, ids: readonly string[]): boolean {
  const all = Object.values(index.operations).filter(
    (operation) => operation.service === service && operation.kind === 'path',
  );
  return ids.length === all.length && ids.length > 1;
}

function listCalls({ index }: PartRequest, ids: readonly string[]): Cell {
  const calls = ids.flatMap((id): PhrasingContent[] => {
    const operation = index.operations[id];
    return operation ? [linkNode(operation.href, operation.title)] : [];
  });
  return joinCells(calls, ', ');
}
