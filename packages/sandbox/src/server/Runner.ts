import { agendaActions } from '../domain/agendaActions.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import type { Store } from '../store/openStore.js';
import { readClock } from '../work/clock.js';
import type { IdSource } from '../work/ids.js';
import type { Work } from '../work/Work.js';

/** Does units of work on a store, and what falls due between them. */
export class Runner {
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
    return this.store.transaction().execute(async (tx) => {
      const now = await readClock(tx);
      return task({ tx, company, now, rules, newId: this.ids(tx) });
    });
  }

  /**
   * Does what has fallen due, in its order, each in a transaction of its own and at the instant it was due.
   * What another process is at is left to it.
   */
  async passTime(): Promise<void> {
    const now = await readClock(this.store);
    while (await this.#hasDue(now)) {
      if (!(await this.#doNext(now))) return;
    }
  }

  async #hasDue(now: Date): Promise<boolean> {
    const query = this.store.selectFrom('agenda').select('id').where('due_at', '<=', now).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }

  #doNext(now: Date): Promise<boolean> {
    return this.store.transaction().execute(async (tx) => {
      const item = await tx
        .selectFrom('agenda')
        .selectAll()
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!item) return false;
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
