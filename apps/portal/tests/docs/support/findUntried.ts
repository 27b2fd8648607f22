import type { ContractIndex } from '../../../src/contracts/buildContractIndex';
import type { HomologationStep } from '../../../src/plugins/data-pages/homologation/describeScript';

/** Calls and notifications that no step completes successfully, each with the file for a new step. */
export function findUntried(
  index: ContractIndex,
  steps: readonly HomologationStep[],
  file: string,
): string[] {
  const tried = new Set(
    steps.filter(({ status }) => status === undefined).flatMap(({ operations }) => operations),
  );
  return Object.keys(index.operations)
    .filter((id) => !tried.has(id))
    .map((id) => `${file}: no step for ${id}`);
}
