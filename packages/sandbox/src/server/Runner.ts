import { sql } from 'kysely';
import { agendaActions } from '../domain/agendaActions.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import type { Store } from '../store/openStore.js';
import { retryDeadlocks } from '../store/retryDeadlocks.js';
import { readClock } from '../work/clock.js';
import type { IdSource } from '../work/ids.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';

/** Any number, the same for every process: one at a time does what is due, or it would lose its order. */
const AGENDA_LOCK = 4172;

/** Does units of work on a store, and what falls due between them. */
export class Runner {
  /** In one process what falls due is done by one caller at a time: who comes later finds it done. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly store: Store,
    /** The rules as they are now: the control can change them while the simulator runs. */
    public rules: Rules,
    private readonly ids: IdSource,
  ) {}

  /** One transaction: all that `task` does, or nothing if it throws. */
  run<Result>(
    company: string,
    rules: WatchedRules,
    task: (work: Work) => Promise<Result>,
  ): Promise<Result> {
    return retryDeadlocks(() =>
      this.store.transaction().execute(async (tx) => {
        const now = await readClock(tx);
        return task({ tx, company, now, rules, newId: this.ids(tx) });
      }),
    );
  }

  /**
   * Does what has fallen due, in its order, each in a transaction of its own and at the instant it was due.
   * What another process is at is waited for; what is refused is dropped, for it would be refused for ever.
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
    try {
      return await retryDeadlocks(() =>
        this.#doDue(now, (id) => {
          due = id;
        }),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || due === undefined) throw error;
      await this.store.deleteFrom('agenda').where('id', '=', due).execute();
      return true;
    }
  }

  #doDue(now: Date, tellId: (id: number) => void): Promise<boolean> {
    return this.store.transaction().execute(async (tx) => {
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
      tellId(item.id);
      await tx.deleteFrom('agenda').where('id', '=', item.id).execute();
      const work = {
        tx,
        company: item.company,
        now: item.due_at,
        rules: this.rules.watch(),
        newId: this.ids(tx),
      };
      await agendaActions[item.action]?.(work, item.subject);
      return true;
    });
  }
}
