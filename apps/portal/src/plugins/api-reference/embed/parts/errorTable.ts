import { callsOf, type ErrorEntry } from '../../../../contracts/buildContractIndex';
import { type Child, h } from '../../../../shared/mdx/jsxNodes';
import {
  errorCell,
  joinCells,
  linkNode,
  listNode,
  strongNode,
  tableNode,
} from '../../../../shared/mdx/tableNodes';
import type { EmbeddedPart, PartRequest } from '../PartRequest';
import { readAdvice, requireSameCodes } from './operations';

/**
 * `<ErrorTable>`: every error status of the contracts with its exact texts and, collapsed, the calls that return it, by
 * service. A list of `- 400: …` inside adds advice, one item for each status.
 */
export const errorTable: EmbeddedPart = {
  build(request) {
    const rows = gatherStatuses(request);
    const advice = readAdvice(request.element, request.fail);
    requireSameCodes([...rows.keys()], [...advice.keys()], request);
    const table = tableNode(
      ['Código', 'O que diz', 'O que fazer'],
      [...rows].map(([code, services]) => [
        strongNode(code),
        listTexts(request, services),
        advice.get(code),
      ]),
    );
    return [
      { ...table, data: { hProperties: { className: ['error-table'] } } },
      h('details.error-calls', [
        h('summary', 'Que chamadas devolvem cada texto'),
        listNode(
          [...rows].map(([code, services]) => ({
            cell: strongNode(code),
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
function listTexts({ index }: PartRequest, services: StatusErrors): Child {
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
    const isCommon = errors.size === 1 || (at === 0 && titles.length > 2);
    const where = !isCommon && h('span.error-where', ` (${titles.join(', ')})`);
    return h('div.error-text', [errorCell([error]), where]);
  });
}

/** The calls of each service, or a link to its reference when all of its calls return the status. */
function listServices(request: PartRequest, services: StatusErrors) {
  return [...services].map(([service, errors]) => {
    const { route = '', title = service } = request.index.services[service] ?? {};
    const ids = errors.flatMap((error) => error.ids);
    const texts = errors.map(({ error, ids: own }) => [
      errors.length > 1 && [errorCell([error]), ' '],
      listCalls(request, own),
    ]);
    const isOne = errors.length === 1 && isWhole(request, service, ids);
    const calls = isOne ? linkNode(route, 'todas') : joinCells(texts, '; ');
    return { cell: [`${title}: `, calls] };
  });
}

/** Whether these are all the calls of a service with more than one call. */
function isWhole({ index }: PartRequest, service: string, ids: readonly string[]): boolean {
  const all = Object.values(index.operations).filter(
    (operation) => operation.service === service && operation.kind === 'path',
  );
  return ids.length === all.length && ids.length > 1;
}

function listCalls({ index }: PartRequest, ids: readonly string[]): Child {
  const calls = callsOf(ids, index).map(({ href, title }) => linkNode(href, title));
  return joinCells(calls, ', ');
}
