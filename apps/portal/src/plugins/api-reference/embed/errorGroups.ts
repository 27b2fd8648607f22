import type { ErrorEntry } from '../../../contracts/ContractIndex';
import { guideWords } from '../../../shared/guideWords';
import { joinCells } from '../../../shared/mdx/listNodes';
import { type Cell, linkNode, textNode } from '../../../shared/mdx/tableNodes';
import type { PartRequest } from './PartRequest';

/** One text of a status, and the calls that answer with it, by service. */
export interface ErrorGroup {
  readonly error: ErrorEntry;
  readonly services: ReadonlyMap<string, readonly string[]>;
}

/** Every different error of the contracts, by status. */
export function groupErrors({ index }: Pick<PartRequest, 'index'>): ErrorGroup[] {
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
export function listCalls(
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
