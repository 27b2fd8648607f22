import type { ContractIndex, OperationEntry } from '../../contracts/ContractIndex';
import { nearestNames } from '../../shared/nearestNames';

/** A call or webhook, as the contracts describe it. */
export type Call = OperationEntry & { readonly id: string };

/** The calls of these ids; those that no contract has are left out. */
export function callsOf(
  ids: readonly string[],
  { operations }: Pick<ContractIndex, 'operations'>,
): Call[] {
  return ids.flatMap((id) => {
    const entry = Object.hasOwn(operations, id) ? operations[id] : undefined;
    return entry ? [{ ...entry, id }] : [];
  });
}

/** Says that there is no such call, and which there are. */
export function describeUnknown(what: string, name: string, known: readonly string[]): string {
  return `não há ${what} "${name}". Nomes mais parecidos: ${nearestNames(name, known).join(', ')}`;
}
