import type { Step } from '../../../../src/plugins/data-pages/homologation/readScript';

/** Numbers of a step and of all steps that it needs, directly or indirectly. */
export function reachNeeds(steps: readonly Step[], step: Step): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const need of steps.find((other) => other.id === id)?.needs ?? []) visit(need);
  };
  visit(step.id);
  return reached;
}
