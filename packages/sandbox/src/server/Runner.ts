import { sql } from 'kysely';
import { WAITING_KINDS } from '../domain/decisions.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import type { Tx } from '../store/Database.js';
import type { Store } from '../store/openOn.js';
import { clockNow, readClock } from '../work/clock.js';
import { type IdSource, Refusal, type Work } from '../work/Work.js';

/** Advisory lock shared by all processes, so that due actions run one at a time and in order. */
const JOBS_LOCK = 4172;

/** PostgreSQL's error code for a transaction that it aborted because of a deadlock. */
const DEADLOCK = '40P01';

/** Due actions that a call runs first; the sender, or the call that set the clock, runs the others. */
const MOST_DUE = 20;

export interface CallContext {
  now: Date;
  /** The signing key of tokens; `null` before the first token. */
  key: Uint8Array | null;
  due_at: Date | null;
  hasFault: boolean;
}

export class Runner {
  /** Called after a commit with new deliveries or jobs. */
  onNews: () => void = () => undefined;

  constructor(
    readonly store: Store,
    /** The current rules, which the control can replace. */
    public rules: Rules,
    private readonly ids: IdSource,
  ) {}

  /** Runs `task` in one transaction, at the time of `moment` or else at the current simulator time. */
  run<Result>(
    company: string,
    rules: WatchedRules,
    task: (work: Work) => Promise<Result>,
    moment?: Pick<CallContext, 'now'>,
  ): Promise<Result> {
    return this.#transact(async (tx, begin) => {
      const { now = await readClock(tx) } = moment ?? {};
      return task(begin({ company, now, rules }));
    });
  }

  /** Runs a read-only task without a transaction, which would not change the result at this isolation level. */
  read<Result>(
    company: string,
    rules: WatchedRules,
    task: (work: Work) => Promise<Result>,
    { now }: Pick<CallContext, 'now'>,
  ): Promise<Result> {
    const newId = () => Promise.reject(new Error('Uma consulta não cria identificadores'));
    const notifyPending = () => undefined;
    return task({ tx: this.store, newId, notifyPending, company, now, rules });
  }

  /** Runs the due actions before a call. */
  async begin(operation: string): Promise<CallContext> {
    const { rows } = await sql<CallContext>`select ${clockNow()} as now,
      (select secret from signing_key) as key,
      (select min(due_at) from jobs) as due_at,
      exists (select from faults where operation = ${operation} and remaining > 0) as "hasFault"`.execute(
      this.store,
    );
    const [found] = rows as [CallContext];
    if (found.due_at && found.due_at <= found.now) await this.runDueJobs(MOST_DUE);
    return found;
  }

  /**
   * Runs the due actions in order, each in a separate transaction and at its due time. Other calls, and other processes,
   * may do the same meanwhile. A refused action is dropped, because a retry would be refused again.
   */
  async runDueJobs(most = Number.POSITIVE_INFINITY): Promise<void> {
    let left = most;
    while (left > 0 && (await this.#doNext())) left -= 1;
  }

  /** @returns whether an action was due */
  async #doNext(): Promise<boolean> {
    let due: number | undefined;
    const doDue = async (tx: Tx, begin: BeginWork): Promise<boolean> => {
      await sql`select pg_advisory_xact_lock(${sql.lit(JOBS_LOCK)})`.execute(tx);
      const item = await tx
        .selectFrom('jobs')
        .selectAll()
        .where('due_at', '<=', clockNow())
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst();
      if (!item) return false;
      due = item.id;
      await tx.deleteFrom('jobs').where('id', '=', item.id).execute();
      const { company, due_at, kind, subject } = item;
      const rules = this.rules.watch();
      const waiting = WAITING_KINDS.find(({ table }) => table === kind);
      await waiting?.decide(begin({ company, now: due_at, rules }), subject);
      return true;
    };
    try {
      return await this.#transact(doDue);
    } catch (error) {
      if (!(error instanceof Refusal) || due === undefined) throw error;
      await this.store.deleteFrom('jobs').where('id', '=', due).execute();
      return true;
    }
  }

  async #transact<Result>(task: (tx: Tx, begin: BeginWork) => Promise<Result>): Promise<Result> {
    let hasNews = false;
    const notifyPending = () => {
      hasNews = true;
    };
    const result = await retryDeadlocks(() =>
      this.store.transaction().execute((tx) => {
        const newId = () => this.ids(tx);
        return task(tx, (parts) => ({ ...parts, tx, newId, notifyPending }));
      }),
    );
    if (hasNews) this.onNews();
    return result;
  }
}

type BeginWork = (parts: Pick<Work, 'company' | 'now' | 'rules'>) => Work;

async function retryDeadlocks<Result>(transact: () => Promise<Result>, left = 3): Promise<Result> {
  try {
    return await transact();
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (left === 0 || code !== DEADLOCK) throw error;
    return retryDeadlocks(transact, left - 1);
  }
}
