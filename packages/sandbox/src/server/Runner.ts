import { sql } from 'kysely';
import { settleEvent } from '../domain/eventPayments.js';
import { settleMovement } from '../domain/movements.js';
import { settleOffer } from '../domain/offers.js';
import { decideRegistration } from '../domain/registrationDecision.js';
import { decideSubmission } from '../domain/submission.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import type { Tx } from '../store/Database.js';
import type { Store } from '../store/openStore.js';
import { readClock } from '../work/clock.js';
import { type IdSource, Refusal, type Work } from '../work/Work.js';

/** The number of a lock that all processes share: only one at a time does what is due, in its order. */
const AGENDA_LOCK = 4172;

/** What may fall due, by the name that the agenda keeps. */
const ACTIONS: Readonly<Record<string, (work: Work, subject: string) => Promise<void>>> = {
  decideRegistration,
  decideSubmission,
  settleOffer,
  settleMovement,
  settleEvent,
};

/** PostgreSQL's code for the transaction that it ends, of two that wait for each other. */
const DEADLOCK = '40P01';

/** What a call must know before its work. */
export interface Moment {
  now: Date;
  /** The key of tokens; `undefined` before the first. */
  key: Uint8Array | undefined;
  /** Whether a fault is ordered for the call. */
  hasFault: boolean;
  /** Whether identifiers of the guides' story are left to give. */
  hasStory: boolean;
}

/** What the store says of the moment. */
interface Facts {
  sandbox_at: Date | null;
  real_at: Date | null;
  key: Uint8Array | null;
  /** When the next thing falls due. */
  due_at: Date | null;
  /** Operations that a fault is ordered for, with spaces between. */
  faulty: string | null;
  has_story: boolean;
}

/** Does units of work on a store, and what falls due between them. */
export class Runner {
  /** In one process what falls due is done by one caller at a time: who comes later finds it done. */
  #turn: Promise<unknown> = Promise.resolve();
  /** What was read last, and how much had been written before: it holds until more is. */
  #known: { writes: number; facts: Facts } | undefined;
  /** Called once there is something new to send, or to do later. */
  onNews: () => void = () => undefined;

  constructor(
    readonly store: Store,
    /** The rules as they are now: the control can change them while the simulator runs. */
    public rules: Rules,
    private readonly ids: IdSource,
  ) {}

  /** One transaction: all that `task` does, or nothing if it throws. At this moment, or at the one it begins. */
  run<Result>(
    company: string,
    rules: WatchedRules,
    task: (work: Work) => Promise<Result>,
    moment?: Moment,
  ): Promise<Result> {
    return this.#transact(async (tx, begin) => {
      const { hasStory = true, now = await readClock(tx) } = moment ?? {};
      return task(begin({ company, now, rules, hasStory }));
    });
  }

  /** What only reads: without a transaction, which at this store's level of isolation would show nothing else. */
  read<Result>(
    company: string,
    rules: WatchedRules,
    task: (work: Work) => Promise<Result>,
    { now }: Pick<Moment, 'now'>,
  ): Promise<Result> {
    const newId = () => Promise.reject(new Error('Uma consulta não cria identificadores'));
    const tellNews = () => undefined;
    return task({ tx: this.store, company, now, rules, hasStory: false, newId, tellNews });
  }

  /** Begins a call: does what has fallen due, and tells the moment it is in. */
  async begin(operation: string): Promise<Moment> {
    const real = new Date();
    const { sandbox_at, real_at, key, due_at, faulty, has_story } = await this.#readFacts();
    const now = sandbox_at && real_at ? new Date(+sandbox_at + +real - +real_at) : real;
    if (due_at && due_at <= now) await this.passTime();
    return {
      now,
      key: key ?? undefined,
      hasFault: faulty?.split(' ').includes(operation) ?? false,
      hasStory: has_story,
    };
  }

  /** In one statement; in none while a store that only this process writes to is as it was. */
  async #readFacts(): Promise<Facts> {
    // Counted before the statement, which a transaction that writes may go before.
    const writes = this.store.countWrites?.();
    if (this.#known && this.#known.writes === writes) return this.#known.facts;
    const { rows } = await sql<Facts>`select clock.sandbox_at, clock.real_at,
      (select secret from signing_key) as key,
      (select min(due_at) from agenda) as due_at,
      (select string_agg(operation, ' ') from faults where remaining > 0) as faulty,
      exists (select from story_ids) as has_story
      from (select) as one left join clock on true`.execute(this.store);
    const [facts] = rows as [Facts];
    this.#known = writes === undefined ? undefined : { writes, facts };
    return facts;
  }

  /**
   * Does what has fallen due, in its order, each in a transaction of its own and at the instant it was due.
   * Another process that does the same is waited for. What is refused is dropped: it would be refused again.
   */
  async passTime(): Promise<void> {
    const now = await readClock(this.store);
    if (!(await this.#hasDue(now))) return;
    const turn = this.#turn.then(async () => {
      while ((await this.#hasDue(now)) && (await this.#doNext(now)));
    });
    this.#turn = turn.catch(() => undefined);
    await turn;
  }

  async #hasDue(now: Date): Promise<boolean> {
    const query = this.store.selectFrom('agenda').select('id').where('due_at', '<=', now).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async #doNext(now: Date): Promise<boolean> {
    let due: number | undefined;
    const doDue = async (tx: Tx, begin: BeginWork): Promise<boolean> => {
      await sql`select pg_advisory_xact_lock(${sql.lit(AGENDA_LOCK)})`.execute(tx);
      const item = await tx
        .selectFrom('agenda')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!item) return false;
      due = item.id;
      await tx.deleteFrom('agenda').where('id', '=', item.id).execute();
      const { action, company, due_at, subject } = item;
      const rules = this.rules.watch();
      await ACTIONS[action]?.(begin({ company, now: due_at, rules, hasStory: true }), subject);
      return true;
    };
    try {
      return await this.#transact(doDue);
    } catch (error) {
      if (!(error instanceof Refusal) || due === undefined) throw error;
      await this.store.deleteFrom('agenda').where('id', '=', due).execute();
      return true;
    }
  }

  /** Does a transaction, and tells once it is kept if its work has news. */
  async #transact<Result>(task: (tx: Tx, begin: BeginWork) => Promise<Result>): Promise<Result> {
    let hasNews = false;
    const tellNews = () => {
      hasNews = true;
    };
    const result = await retryDeadlocks(() =>
      this.store.transaction().execute((tx) => {
        const newId = this.ids(tx);
        return task(tx, (parts) => ({ ...parts, tx, newId, tellNews }));
      }),
    );
    if (hasNews) this.onNews();
    return result;
  }
}

/** Makes the work of a transaction. */
type BeginWork = (parts: Pick<Work, 'company' | 'now' | 'rules' | 'hasStory'>) => Work;

/** Does a transaction, and does it again when it was ended for a deadlock: nothing of it was kept. */
async function retryDeadlocks<Result>(transact: () => Promise<Result>, left = 3): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (left === 0 || code !== DEADLOCK) throw error;
    return retryDeadlocks(transact, left - 1);
  }
}
