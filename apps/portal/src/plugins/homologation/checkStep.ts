import type { Guide } from '../../shared/findGuides';
import { nearestNames } from '../../shared/nearestNames';
import type { ContractIndex } from '../api-reference/embed/ContractIndex';
import { type Step, UNKNOWN_STATUS } from './Script';

/**
 * Holds a step against the contracts: operations that exist and are of its kind, an error that the
 * call documents, and a guide to send readers to.
 *
 * @returns one line for each fault, with file and line.
 */
export function checkStep(
  step: Step,
  index: Pick<ContractIndex, 'operations' | 'errors'>,
  guides: ReadonlyMap<string, Guide>,
): string[] {
  return step.operations
    .map((id) => findFault(step, id, index, guides))
    .flatMap((fault) => (fault ? [`${step.place} ${step.id}: ${fault}`] : []));
}

function findFault(
  { isNotification, status }: Step,
  id: string,
  { errors, operations }: Pick<ContractIndex, 'operations' | 'errors'>,
  guides: ReadonlyMap<string, Guide>,
): string | undefined {
  const kind = isNotification ? 'webhook' : 'path';
  if (!Object.hasOwn(operations, id) || operations[id]?.kind !== kind) {
    const names = Object.keys(operations).filter((name) => operations[name]?.kind === kind);
    const near = nearestNames(id, names).join(', ');
    return `não há ${isNotification ? 'notificação' : 'chamada'} "${id}". Nomes mais parecidos: ${near}`;
  }
  const known = (errors[id] ?? []).map((error) => error.status);
  if (status && status !== UNKNOWN_STATUS && !known.includes(status)) {
    return `${id} não documenta ${status}; documenta ${known.join(', ')}`;
  }
  return guides.has(id) ? undefined : `nenhum guia mostra ${id}`;
}
