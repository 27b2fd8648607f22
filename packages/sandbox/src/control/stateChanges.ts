import type { ResolvedContract } from '@frontier/openapi/resolve';
import { states } from '../../dist/data.js';

/** A state transition of the simulator; without `from`, the initial state of an object. */
export interface StateTransition {
  from?: string;
  to: string;
  /** The call that causes it, of a contract or the control; `decide` also covers the jobs' decisions. */
  by: string;
  /** Ids of the rules that describe it. */
  rules: readonly string[];
}

/** An entry of `states.yml`. */
export interface Lifecycle {
  schema?: { service: string; name: string };
  /** By the subject of its notifications, the one of each status that an object reaches. */
  subjects?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The rules of transitions without an own list. */
  rules?: readonly string[];
  changes: readonly (Omit<StateTransition, 'rules'> & Partial<StateTransition>)[];
}

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

/** Lists the kinds of objects whose status the control can set. */
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
    isSettable: subjects !== undefined,
    changes: changes.map(({ from, to, by, rules = ofKind }) => ({ from, to, by, rules })),
  }));
}
