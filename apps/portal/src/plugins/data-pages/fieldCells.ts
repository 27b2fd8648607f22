import type { ContractIndex, FieldEntry } from '../../contracts/buildContractIndex';
import { groupBy } from '../../shared/groupBy';
import { type Cell, codeNode, joinCells, linkNode, textNode } from '../../shared/mdx/tableNodes';

/** A field with its operation, and whether a call of the reader sends it. */
export interface FieldOfCall extends FieldEntry {
  /** operationId. */
  readonly operation: string;
  readonly direction: FieldDirection;
}

/** Sent by the reader, received in a response, or received in a notification. */
type FieldDirection = 'sent' | 'returned' | 'notified';

/** Every parameter and field of the contracts. */
export function listFieldsOfCalls({
  fields,
  operations,
}: Pick<ContractIndex, 'fields' | 'operations'>): readonly FieldOfCall[] {
  return Object.entries(fields).flatMap(([operation, own]) =>
    own.map((field): FieldOfCall => {
      const { place } = field;
      const isNotified = operations[operation]?.kind === 'webhook' && place === 'request';
      const received = place === 'response' ? 'returned' : 'sent';
      return { ...field, operation, direction: isNotified ? 'notified' : received };
    }),
  );
}

/** Each path once, with links to its places in the calls: "`id` (Criar bloqueio, Liberar bloqueio)". */
export function fieldCell(
  fields: readonly FieldOfCall[],
  index: Pick<ContractIndex, 'operations'>,
): Cell {
  const paths = [...groupBy(fields, shownPath)].map(([path, own]): Cell => {
    return [codeNode(path), textNode(' ('), ...linkCalls(own, index), textNode(')')];
  });
  return joinCells(paths, '; ');
}

/** Links to the first field of each call, with the call's title. */
export function linkCalls(
  fields: readonly FieldOfCall[],
  { operations }: Pick<ContractIndex, 'operations'>,
): Cell {
  const links = [...groupBy(fields, ({ operation }) => operation)].map(([operation, [first]]) =>
    linkNode(first?.href ?? '', operations[operation]?.title ?? operation),
  );
  return joinCells(links, ', ');
}

/** A path parameter has braces, as in paths. */
function shownPath({ path, place }: FieldEntry): string {
  return place === 'path' ? `{${path}}` : path;
}
