import type { ErrorEntry } from '../ContractIndex';
import { describeError } from '../describeError';
import { chooseName, type Part, type PartRequest } from '../PartRequest';
import { type Cell, linkNode, tableNode, textNode } from '../tableNodes';

/** One text of a status in one service, and the calls that answer with it. */
interface Group {
  readonly service: string;
  readonly error: ErrorEntry;
  readonly operations: string[];
}

/** `<ErrorCatalog status="404" />`: each text of a status, by service, and the calls that give it. */
export const errorCatalog: Part = {
  attributes: ['status'],
  build(request) {
    const { attributes, index, labels } = request;
    const known = [...new Set(Object.values(index.errors).flatMap(statusesOf))];
    const given = attributes.get('status') ?? '';
    const status = chooseName(request, given, known, 'código de erro');
    return tableNode(
      [labels.columns.text, labels.columns.service, labels.columns.calls],
      groupErrors(request, status).map(({ error, operations, service }) => [
        describeError([error], labels),
        [textNode(index.services[service]?.title ?? service)],
        listCalls(request, service, operations),
      ]),
    );
  },
};

function statusesOf(errors: readonly ErrorEntry[]): string[] {
  return errors.map(({ status }) => status);
}

function groupErrors({ index }: PartRequest, status: string): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, { service }] of Object.entries(index.operations)) {
    for (const error of index.errors[id] ?? []) {
      if (error.status !== status) continue;
      const key = JSON.stringify([service, error.text, error.meaning]);
      const group = groups.get(key) ?? { service, error, operations: [] };
      group.operations.push(id);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function listCalls({ index, labels }: PartRequest, service: string, ids: readonly string[]): Cell {
  const isCall = ([, entry]: readonly [string, { service: string; kind: string }]) =>
    entry.service === service && entry.kind === 'path';
  const all = Object.entries(index.operations).filter(isCall);
  if (ids.length === all.length && ids.length > 1) return [textNode(labels.allCalls)];
  return ids.flatMap((id, position) => {
    const operation = index.operations[id];
    const link = operation ? [linkNode(operation.href, operation.title)] : [];
    return position > 0 ? [textNode(', '), ...link] : link;
  });
}
