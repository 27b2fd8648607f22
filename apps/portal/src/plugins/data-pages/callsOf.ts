import type { ContractIndex, OperationEntry } from '../../contracts/ContractIndex';
import { nearestNames } from '../../shared/nearestNames';

/** A call or webhook with its entry in the contract index. */
export type IndexedCall = OperationEntry & { readonly id: string };

/** The calls with these ids. Unknown ids are left out. */
export function callsOf(
  ids: readonly string[],
  { operations }: Pick<ContractIndex, 'operations'>,
): IndexedCall[] {
  return ids.flatMap((id) => {
    const entry = Object.hasOwn(operations, id) ? operations[id] : undefined;
    return entry ? [{ ...entry, id }] : [];
  });
}

/** The fault text for an unknown name, with the nearest known names. */
export function describeUnknown(kind: string, name: string, known: readonly string[]): string {
  return `unknown ${kind} "${name}". Nearest names: ${nearestNames(name, known).join(', ')}`;
}
