import { groupBy } from '@frontier/openapi';
import { callsOf, type ErrorEntry } from '../../../../contracts/buildContractIndex';
import type { EmbeddedPart, PartRequest } from '../../../../contracts/PartRequest';
import { type Child, h } from '../../../../shared/mdx/jsxNodes';
import {
  type Cell,
  errorCell,
  joinCells,
  linkNode,
  listNode,
  strongNode,
  tableNode,
} from '../../../../shared/mdx/tableNodes';
import { readAdvice } from './operations';

/**
 * `<ErrorTable>`: every error status of the contracts with its exact texts and, collapsed, the calls that return it, by
 * service. A list of `- 400: …` inside adds advice, one item for each status.
 */
export const errorTable: EmbeddedPart = (request) => {
  const rows = gatherStatuses(request);
  const advice = readAdvice(request, [...rows.keys()]);
  const table = tableNode(
    ['Código', 'O que diz', 'O que fazer'],
    [...rows].map(([code, errors]) => [
      strongNode(code),
      listTexts(request, errors),
      advice.get(code),
    ]),
  );
  return [
    { ...table, data: { hProperties: { className: ['error-table'] } } },
    h('details.error-calls', [
      h('summary', 'Que chamadas devolvem cada texto'),
      listNode(
        [...rows].map(([code, errors]) => ({
          cell: strongNode(code),
          children: listServices(request, errors),
        })),
      ),
    ]),
  ];
};

interface ReturnedError {
  readonly error: ErrorEntry;
  readonly id: string;
  readonly service: string;
}

function gatherStatuses({ index }: PartRequest): Map<string, readonly ReturnedError[]> {
  const errors = Object.entries(index.operations).flatMap(([id, { service }]) =>
    (index.errors[id] ?? []).map((error): ReturnedError => ({ error, id, service })),
  );
  const statuses = groupBy(errors, ({ error }) => error.status);
  return new Map([...statuses].sort(([a], [b]) => a.localeCompare(b)));
}

function groupTexts(errors: readonly ReturnedError[]): (readonly ReturnedError[])[] {
  const texts = groupBy(errors, ({ error: { meaning, text } }) => JSON.stringify([text, meaning]));
  return [...texts.values()];
}

function textCell(same: readonly ReturnedError[]): Cell {
  return errorCell(same.slice(0, 1).map(({ error }) => error));
}

/** The distinct texts of a status, one per line, with their services where the texts differ. */
function listTexts({ index }: PartRequest, errors: readonly ReturnedError[]): Child {
  return groupTexts(errors).map((same, at, texts) => {
    const titles = new Set(same.map(({ service }) => index.services[service]?.title ?? service));
    // The most common text names no services; the others do.
    const isCommon = texts.length === 1 || (at === 0 && titles.size > 2);
    const where = !isCommon && h('span.error-where', ` (${[...titles].join(', ')})`);
    return h('div.error-text', [textCell(same), where]);
  });
}

/** The calls of each service, or a link to its reference when all of its calls return the status. */
function listServices(request: PartRequest, errors: readonly ReturnedError[]) {
  return [...groupBy(errors, ({ service }) => service)].map(([service, own]) => {
    const { route = '', title = service } = request.index.services[service] ?? {};
    const cells = groupTexts(own).map((same, _at, texts) => [
      texts.length > 1 && [textCell(same), ' '],
      nameCalls(request, same),
    ]);
    const isOne = cells.length === 1 && isWhole(request, service, own);
    return { cell: [`${title}: `, isOne ? linkNode(route, 'todas') : joinCells(cells, '; ')] };
  });
}

/** Whether these are errors of all calls of a service with more than one call. */
function isWhole({ index }: PartRequest, service: string, own: readonly ReturnedError[]): boolean {
  const all = Object.values(index.operations).filter(
    (operation) => operation.service === service && operation.kind === 'path',
  );
  return own.length === all.length && own.length > 1;
}

function nameCalls({ index }: PartRequest, errors: readonly ReturnedError[]): Child {
  const ids = errors.map(({ id }) => id);
  const calls = callsOf(ids, index).map(({ href, title }) => linkNode(href, title));
  return joinCells(calls, ', ');
}
