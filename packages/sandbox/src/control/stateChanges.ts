import type { ResolvedContract } from '@frontier/openapi/resolve';
import { states } from '../../dist/data.js';
import type { RuleEntry } from '../rules/Rules.js';

/** A state transition of the simulator; without `from`, the initial state of an object. */
export interface StateTransition {
  from?: string;
  to: string;
  /** The call that causes it, of a contract or the control; `decide` also covers the jobs' decisions. */
  by: string;
  /** Ids of the rules that describe it. */
  rules: readonly string[];
}

/** A state that depends on a rule's parameter. */
interface RuledState {
  rule: string;
  parameter: string;
  /** States by parameter value. */
  states: Readonly<Record<string, string>>;
}

interface Lifecycle {
  schema?: { service: string; name: string };
  /** By the subject of its notifications, the one of each status that an object reaches. */
  subjects?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  rules?: readonly string[];
  changes: readonly {
    from?: string;
    to: string | RuledState;
    by: string;
    rules?: readonly string[];
  }[];
}

/** The entries of `states.yml` by kind of object. */
const lifecycles = states as Readonly<Record<string, Lifecycle>>;

function listChanges(kind: string, rules: readonly RuleEntry[]): StateTransition[] {
  const { changes = [], rules: ofKind = [] } = lifecycles[kind] ?? {};
  return changes.map(({ from, to, by, rules: own = ofKind }) => ({
    ...(from !== undefined && { from }),
    to: typeof to === 'string' ? to : findState(to, rules),
    by,
    rules: own,
  }));
}

function findState({ rule, parameter, states }: RuledState, rules: readonly RuleEntry[]): string {
  return states[String(rules.find(({ id }) => id === rule)?.parameters[parameter])] ?? '';
}

/** Lists the states of a kind of object from its contract schema, or else from its transitions. */
export function listStates(
  contracts: readonly ResolvedContract[],
  kind: string,
): readonly string[] {
  const { schema } = lifecycles[kind] ?? {};
  const contract = contracts.find(({ service }) => service === schema?.service);
  const states = contract?.choices[schema?.name ?? ''];
  return states ?? [...new Set(listChanges(kind, []).map(({ to }) => to))];
}

export type SettableKind = ReturnType<typeof listSettable>[number];

/** Lists the kinds of objects whose status the control can set. */
export function listSettable() {
  return Object.entries(lifecycles).flatMap(([table, { subjects }]) =>
    subjects ? [{ table, subjects: Object.keys(subjects) }] : [],
  );
}

export type DescribedLife = ReturnType<typeof describeLives>[number];

export function describeLives(contracts: readonly ResolvedContract[], rules: readonly RuleEntry[]) {
  return Object.entries(lifecycles).map(([kind, { subjects }]) => ({
    kind,
    states: listStates(contracts, kind),
    isSettable: subjects !== undefined,
    changes: listChanges(kind, rules),
  }));
}
