import type { ResolvedContract } from '@frontier/openapi/resolve';
import { states } from '../../dist/data.js';

/** Lists the states of a kind of object from its contract schema, or else from its transitions. */
export function listStates(
  contracts: readonly ResolvedContract[],
  kind: string,
): readonly string[] {
  const { changes = [], schema } = states[kind] ?? {};
  const contract = contracts.find(({ service }) => service === schema?.service);
  const described = contract?.choices[schema?.name ?? ''];
  return described ?? [...new Set(changes.map(({ to }) => to))];
}

export type SettableKind = ReturnType<typeof listSettable>[number];

export function listSettable() {
  return Object.entries(states).flatMap(([table, { subjects }]) =>
    subjects ? [{ table, subjects: Object.keys(subjects) }] : [],
  );
}

export type DescribedLife = ReturnType<typeof describeLives>[number];

export function describeLives(contracts: readonly ResolvedContract[]) {
  return Object.entries(states).map(([kind, { changes, rules: ofKind = [], subjects }]) => ({
    kind,
    states: listStates(contracts, kind),
    /** How the names of its notifications begin; `null` where the control sets no status. */
    subjects: subjects ? Object.keys(subjects) : null,
    changes: changes.map((change) => ({ ...change, rules: change.rules ?? ofKind })),
  }));
}
