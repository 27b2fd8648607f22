import type { ResolvedContract } from '@frontier/openapi/resolve';
import { sql } from 'kysely';
import { groupBy } from '../domain/groupBy.js';
import {
  type Delivery,
  type DeliveryOutcome,
  deliveryOrder,
  presentNotification,
  recordOutcome,
} from '../domain/notifications.js';
import { getRow } from '../domain/rows.js';
import { readSettings, secretOf } from '../domain/webhookSettings.js';
import { writeExact } from '../exact/exactJson.js';
import { aWait, defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { ReportError } from '../server/answerErrors.js';
import type { CallLog } from '../server/CallLog.js';
import type { Runner } from '../server/Runner.js';
import type { Row } from '../store/Database.js';
import type { Store } from '../store/openOn.js';
import { reshapeAnswer } from '../surprises/reshapeAnswer.js';
import { clockNow } from '../work/clock.js';
import { realNow, setTimeout } from '../work/realGlobals.js';
import { buildRequest, type OutgoingRequest } from './buildRequest.js';

/** The time limit of a receiver's response. */
export const answer = defineRule('resposta-esperada', { segundos: aWait });

/** Concurrent deliveries of one account, so that a slow receiver delays only its account. */
const PER_COMPANY = 4;
/** Concurrent deliveries in all: many slow receivers leave capacity for the others. */
const IN_ALL = 256;

/** Milliseconds between polls of the outbox, for retries and for deliveries of other processes. */
const PAUSE = 1000;

/**
 * Sends a delivery once, with a limit in seconds for the response. It never rejects. A sender without a network returns
 * the request, for the log.
 */
export type SendDelivery = (request: OutgoingRequest, seconds: number) => Promise<Sent>;

type Sent = DeliveryOutcome & { request?: OutgoingRequest };

export class Deliverer {
  /** Deliveries that are being sent, by their id. */
  readonly #underWay = new Map<string, { company: string; sending: Promise<void> }>();
  /** The last claim of a poll. The database has it before `#underWay` does. */
  #claiming: Promise<unknown> | undefined;
  #isStopped = true;
  #polling: Promise<void> | undefined;
  /** Ends the pause between two polls, because a delivery may be due. */
  wake: () => void = () => undefined;

  constructor(
    private readonly runner: Runner,
    private readonly send: SendDelivery,
    private readonly report: ReportError,
    private readonly log: CallLog,
    private readonly contracts: readonly ResolvedContract[],
  ) {
    runner.onNews = () => this.wake();
  }

  start(): void {
    this.#isStopped = false;
    this.#polling = this.#poll();
  }

  /** Stops polling, and waits for the deliveries under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.wake();
    await this.#polling;
    await Promise.all([...this.#underWay.values()].map(({ sending }) => sending));
  }

  /** Sends one delivery now, unless it is over; waits for it if it is under way. */
  async attempt(id: string): Promise<void> {
    const delivery = await this.#claim({ id });
    if (delivery) return this.#send(delivery);
    await this.#claiming;
    await this.#underWay.get(id)?.sending;
  }

  readonly #reportError = (error: unknown) => this.report('delivery', error);

  async #poll(): Promise<void> {
    while (!this.#isStopped) {
      const pause = new Promise<void>((resolve) => {
        this.wake = resolve;
        // The server keeps the process alive; a test that forgets to close it must still end.
        setTimeout(resolve, PAUSE).unref?.();
      });
      await this.#takeAll().catch(this.#reportError);
      await pause;
    }
  }

  async #takeAll(): Promise<void> {
    await this.runner.runDueJobs();
    while (!this.#isStopped && this.#underWay.size < IN_ALL) {
      const busy = groupBy([...this.#underWay.values()], ({ company }) => company)
        .filter(({ length }) => length >= PER_COMPANY)
        .map(([{ company }]) => company);
      const claim = this.#claim({ busy });
      this.#claiming = claim.catch(() => undefined);
      const delivery = await claim;
      if (!delivery) return;
      const sending = this.#send(delivery)
        .catch(this.#reportError)
        .finally(() => {
          this.#underWay.delete(delivery.id);
          this.wake();
        });
      this.#underWay.set(delivery.id, { company: delivery.company, sending });
    }
  }

  #claim(which: Pick<Claim, 'id' | 'busy'>): Promise<Delivery | undefined> {
    const { rules, store } = this.runner;
    const isSwapped = rules.of(deliveryOrder).ordem === 'trocada';
    return claimDelivery(store, { ...which, isSwapped, lease: rules.of(answer).segundos + 10 });
  }

  async #send(delivery: Delivery): Promise<void> {
    const { runner } = this;
    const rules = runner.rules.watch();
    if (rules.peek(deliveryOrder).ordem !== 'criacao') rules.note(deliveryOrder);
    const { event, request, secret } = await this.#prepare(delivery, rules);
    const { segundos } = rules.of(answer);
    const begun = realNow();
    const outcome: Sent = request
      ? await this.send(request, segundos)
      : { error: 'A configuração não tem mais um endereço de webhook.' };
    const took = realNow() - begun;
    await runner.run(delivery.company, rules, (work) =>
      recordOutcome(work, delivery, outcome, took),
    );
    const { attempts: attempt, id, notification_id: notification } = delivery;
    const { error, request: unsent, status } = outcome;
    const entry = { delivery: id, notification, event, attempt, status, error };
    const more = unsent && { unsent: { request: unsent, secret } };
    this.log.addDelivery({ ...entry, ...more }, rules);
  }

  /** Signs with the current settings, not those at the notification's creation. No request without an address. */
  #prepare({ company, notification_id }: Delivery, rules: WatchedRules) {
    return this.runner.run(company, rules, async (work) => {
      const target = (await readSettings(work)).webhookConfig;
      const own = { id: notification_id };
      const notification = await getRow(work, 'notifications', own, 'notificação');
      const body = writeNotification(this.contracts, notification, work.rules);
      return {
        event: notification.event_type,
        request: target && buildRequest(work.rules, target, body),
        secret: target ? secretOf(target) : '',
      };
    });
  }
}

/** The body of a delivery; rules may change it in ways that the contract does not exclude. */
export function writeNotification(
  contracts: readonly ResolvedContract[],
  notification: Row<'notifications'>,
  rules: WatchedRules,
): string {
  // No contract has the event of a test.
  const [content] = contracts.flatMap(
    ({ notifications }) => notifications[notification.event_type] ?? [],
  );
  const schema = content?.schema ?? {};
  return writeExact(reshapeAnswer(presentNotification(notification), schema, rules));
}

const isFree = sql<boolean>`(leased_until is null or leased_until <= clock_timestamp())`;

interface Claim {
  /** Selects one delivery, due or not; without it the next due one is claimed. */
  id?: string;
  busy?: string[];
  /** Whether a delivery may overtake earlier ones of its subject. */
  isSwapped?: boolean;
  /** Real seconds. */
  lease: number;
}

/**
 * Claims a waiting delivery and counts the attempt. Until the lease ends no other process can claim it, so a delivery
 * whose sender dies is retried.
 */
export async function claimDelivery(
  store: Store,
  { id, busy = [], isSwapped = false, lease }: Claim,
): Promise<Delivery | undefined> {
  const waiting = store
    .selectFrom('deliveries as one')
    .select('id')
    .where('status', '=', 'PENDING')
    .where(isFree)
    .where(
      sql<boolean>`(${isSwapped} or not exists (select from deliveries as earlier
        where earlier.company = one.company and earlier.subject_id = one.subject_id
          and earlier.number < one.number and earlier.status = 'PENDING'))`,
    )
    .$if(id === undefined, (query) => query.where('next_attempt_at', '<=', clockNow()))
    .$if(id !== undefined, (query) => query.where('id', '=', String(id)))
    .$if(busy.length > 0, (query) => query.where('company', 'not in', busy))
    .orderBy('next_attempt_at')
    .orderBy('number')
    .limit(1)
    .forUpdate()
    .skipLocked();
  return store
    .updateTable('deliveries')
    .set({
      attempts: sql`attempts + 1`,
      leased_until: sql`clock_timestamp() + make_interval(secs => ${lease})`,
    })
    .where('id', '=', waiting)
    .returningAll()
    .executeTakeFirst();
}
