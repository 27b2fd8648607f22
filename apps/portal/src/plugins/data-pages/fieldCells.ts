import { groupBy } from '@frontier/openapi';
import type { ContractIndex, FieldEntry } from '../../contracts/buildContractIndex';
import { type Cell, codeNode, joinCells, linkNode } from '../../shared/mdx/tableNodes';

/** Each field once, with links to its places in the calls: "`id` (Criar bloqueio, Liberar bloqueio)". */
export function fieldCell(
  fields: readonly FieldEntry[],
  index: Pick<ContractIndex, 'operations'>,
  nameOf = shownPath,
): Cell {
  const paths = [...groupBy(fields, nameOf)].map(([path, own]) => [
    codeNode(path),
    ' (',
    linkCalls(own, index),
    ')',
  ]);
  return joinCells(paths, '; ');
}

/** Links to the first field of each call, with the call's title. */
function linkCalls(
  fields: readonly FieldEntry[],
  { operations }: Pick<ContractIndex, 'operations'>,
): Cell {
  const links = [...groupBy(fields, ({ operation }) => operation)].map(([operation, [first]]) =>
    linkNode(first.href, operations[operation]?.title ?? operation),
  );
  return joinCells(links, ', ');
}

/** A path parameter has braces, as in paths. */
function shownPath({ path, part }: FieldEntry): string {
  return part === 'path' ? `{${path}}` : path;
}
