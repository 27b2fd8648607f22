import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sql } from 'kysely';
import { type Violation, writeViolations } from '../contract/describeViolations.js';
import type { Rule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Tx } from '../store/Database.js';
import { randomUUID } from './realGlobals.js';

/** A unit of work in one transaction: a request or a due action. Domain functions take it first. */
export interface Work {
  tx: Tx;
  /** The account (`apiKey`) that owns the data. */
  company: string;
  /** The simulator's time, constant within this work. */
  now: Date;
  rules: WatchedRules;
  newId: () => Promise<string>;
  /** Reports that committing this work leaves something to send or to do later. */
  notifyPending: () => void;
}

/**
 * Why a call is refused; the call's documented responses determine the code. `unauthorised`: no valid token.
 * `forbidden`: not with this account. `invalid`: the request does not fit. `missing`: it names an object that does not
 * exist for this account. `refused`: a balance or state forbids it now.
 */
export type RefusalReason = 'unauthorised' | 'forbidden' | 'invalid' | 'missing' | 'refused';

/** Thrown by services and domain: it rolls back the transaction and becomes an error response. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    /** Problems to fix, in Portuguese, for the response's details. */
    readonly violations: readonly Violation[] = [],
  ) {
    super(writeViolations(violations));
  }

  /** A refusal by the contract, or of a control call. For a state or a balance use `by`. */
  static of(reason: Exclude<RefusalReason, 'refused'>, location: string, problem: string): Refusal {
    return new Refusal(reason, [{ location, problem }]);
  }

  static by(
    rule: Rule<unknown>,
    location: string,
    problem: string,
    reason: RefusalReason = 'refused',
  ): Refusal {
    return new Refusal(reason, [{ location, problem, rule: rule.id }]);
  }
}

/** @throws Refusal `invalid` naming the values that a part may have */
export function requireOneOf<Value extends string>(
  location: string,
  value: string,
  values: readonly Value[],
): Value {
  const found = values.find((one) => one === value);
  if (found !== undefined) return found;
  throw Refusal.of('invalid', location, `deve ser um de: ${values.join(', ')}`);
}

/** Runs a function that throws plain errors about its input. @throws Refusal `invalid` with the error's message */
export function refuseErrors<Value>(location: string, run: () => Value): Value {
  try {
    return run();
  } catch (error) {
    throw Refusal.of('invalid', location, error instanceof Error ? error.message : String(error));
  }
}

/** The result of a function, or `undefined` if foreign input makes it throw. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

export type IdSource = (tx: Tx) => Promise<string>;

/**
 * Random identifiers, or with a seed the same sequence in every run. The store keeps the count, so the sequence
 * continues after a restart and across processes.
 */
export function createIdSource(seed?: string): IdSource {
  if (seed === undefined) return async () => randomUUID();
  return async (tx) => {
    const { rows } = await sql<{ number: number }>`
      select nextval('id_numbers') as number`.execute(tx);
    return toUuid(bytesToHex(sha256(utf8ToBytes(`${seed}:${rows[0]?.number}`))));
  };
}

function toUuid(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, `$1-$2-4$3-${variant}$4-$5`);
}

/** Locks a name of this account until the transaction ends: of two that would create an object, the second finds it. */
export async function lockName({ tx, company }: Work, name: string): Promise<void> {
  const key = `${company} ${name}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

/** Whether this work has written something: PostgreSQL numbers a transaction only then. */
export async function hasWritten({ tx }: Work): Promise<boolean> {
  const { rows } = await sql<{ written: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as written`.execute(tx);
  return rows[0]?.written === true;
}
