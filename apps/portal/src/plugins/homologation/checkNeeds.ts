import type { Step } from './Script';

/**
 * Holds the steps against one another: each needs others that exist, and the core needs nothing that
 * an integration may leave out.
 *
 * @returns one line for each fault, with file and line.
 */
export function checkNeeds(steps: readonly Step[]): string[] {
  const known = new Map(steps.map((step) => [step.id, step]));
  return steps.flatMap((step) =>
    step.needs
      .map((need) => findFault(step, known.get(need), need))
      .flatMap((fault) => (fault ? [`${step.place} ${step.id}: ${fault}`] : [])),
  );
}

function findFault(step: Step, needed: Step | undefined, need: string): string | undefined {
  if (!needed || needed === step) return `needs cita ${need}, que não é outro passo`;
  if (!step.isCore || needed.isCore) return undefined;
  return `é do núcleo e precisa de ${need}, que não é; marque os dois`;
}
