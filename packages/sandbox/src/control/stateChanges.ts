import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Contract } from '../contract/Contract.js';
import { readPointer } from '../exact/exactJson.js';
import type { RuleEntry } from '../rules/Rules.js';

/** A change of state that the simulator makes; without `from`, the state that an object is born in. */
export interface StateChange {
  from?: string;
  to: string;
  /** The call that makes it, of a contract or of the control; the agenda's own decisions are `decide`, too. */
  by: string;
  /** Ids of the rules whose texts describe it. */
  rules: readonly string[];
}

/** A state that a rule's parameter decides. */
interface RuledState {
  rule: string;
  parameter: string;
  /** By the parameter's values; without it the value is the state. */
  states?: Readonly<Record<string, string>>;
}

/** A kind of object, as `states.yml` writes it. */
interface Life {
  schema?: { service: string; name: string };
  rules?: readonly string[];
  changes: readonly {
    from?: string;
    to: string | RuledState;
    by: string;
    rules?: readonly string[];
  }[];
}

const file = new URL('../rules/states.yml', import.meta.url);
const LIVES = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Life>>;

/** The changes of state of a kind of object, as the simulator makes them with these rules. */
export function listChanges(kind: string, rules: readonly RuleEntry[]): StateChange[] {
  const { changes = [], rules: ofKind = [] } = LIVES[kind] ?? {};
  return changes.map(({ from, to, by, rules: own = ofKind }) => ({
    ...(from !== undefined && { from }),
    to: typeof to === 'string' ? to : readState(to, rules),
    by,
    rules: own,
  }));
}

function readState({ rule, parameter, states }: RuledState, rules: readonly RuleEntry[]): string {
  const value = String(rules.find(({ id }) => id === rule)?.parameters[parameter]);
  return states?.[value] ?? value;
}

/** The states that the contracts give to a kind of object, or that its changes name. */
export function listStates(contracts: readonly Contract[], kind: string): string[] {
  const { schema } = LIVES[kind] ?? {};
  const contract = contracts.find(({ service }) => service === schema?.service);
  const states =
    contract && readPointer(contract.document, `/components/schemas/${schema?.name}/enum`);
  return (states as string[]) ?? [...new Set(listChanges(kind, []).map(({ to }) => to))];
}

export type DescribedLife = ReturnType<typeof describeLives>[number];

/** The kinds of objects that have states, with their changes and the rules that describe each. */
export function describeLives(contracts: readonly Contract[], rules: readonly RuleEntry[]) {
  return Object.entries(LIVES).map(([kind, { schema }]) => ({
    kind,
    states: listStates(contracts, kind),
    isContracts: schema !== undefined,
    changes: listChanges(kind, rules),
  }));
}
