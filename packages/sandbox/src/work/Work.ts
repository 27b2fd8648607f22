import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Misfit } from '../contract/validators.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Tx } from '../store/Database.js';

/**
 * What happens together, or not at all: one request, or one thing that fell due. Domain functions take it first.
 */
export interface Work {
  tx: Tx;
  /** The account (`apiKey`) whose data this is about. */
  company: string;
  /** The simulator's time, the same for all of this work. */
  now: Date;
  rules: WatchedRules;
  /** Whether what is made may get an identifier of the guides' story. */
  hasStory: boolean;
  /** A new identifier (UUID). */
  newId: () => Promise<string>;
  /** Says that this work, once it is kept, leaves something to send or to do later. */
  tellNews: () => void;
}

/**
 * Why a call is refused; the code is chosen by what the call documents.
 * `unauthorised`: no valid token. `forbidden`: not with this account. `invalid`: the request does not fit.
 * `missing`: what it names does not exist for this account. `refused`: it fits, but not now (a balance, a state).
 */
export type RefusalReason = 'unauthorised' | 'forbidden' | 'invalid' | 'missing' | 'refused';

/** Thrown by services and domain: the transaction is undone and the call answered with an error. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    /** What to mend, in Portuguese, for the answer's details. */
    readonly misfits: readonly Misfit[] = [],
  ) {
    super(`${reason}: ${misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ')}`);
  }

  /** A refusal of one place. */
  static of(reason: RefusalReason, onde: string, problema: string): Refusal {
    return new Refusal(reason, [{ onde, problema }]);
  }
}

/** Makes identifiers for one transaction. */
export type IdSource = (tx: Tx) => () => Promise<string>;

/**
 * Random identifiers, or with a seed always the same ones in the same order: two runs that are asked the
 * same answer the same. The count is the store's, so it goes on after a restart and over several processes.
 */
export function createIdSource(seed?: string): IdSource {
  if (seed === undefined) return () => async () => randomUUID();
  return (tx) => async () => {
    const { rows } = await sql<{ number: number }>`
      select nextval('id_numbers') as number`.execute(tx);
    return toUuid(createHash('sha256').update(`${seed}:${rows[0]?.number}`).digest('hex'));
  };
}

/** A UUID of version 4 in form. */
function toUuid(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, `$1-$2-4$3-${variant}$4-$5`);
}

/**
 * Locks a name of this account until the work ends, where there is no row yet to lock: of two works that look for
 * something and then make it, the second finds it.
 */
export async function lockName({ tx, company }: Work, name: string): Promise<void> {
  const key = `${company} ${name}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
