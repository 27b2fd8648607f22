import { type Delivery, recordOutcome } from '../domain/deliveries.js';
import { presentNotification } from '../domain/notifications.js';
import { readSettings } from '../domain/webhookSettings.js';
import { writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aNumber } from '../rules/readers.js';
import type { Runner } from '../server/Runner.js';
import { buildRequest, type OutgoingRequest } from './buildRequest.js';
import { claimDelivery } from './claimDelivery.js';
import { sendRequest } from './sendRequest.js';

const answer = defineRule('resposta-esperada', { segundos: aNumber });

/** Deliveries of one account that are under way at a time: a slow receiver keeps only its own waiting. */
const PER_COMPANY = 4;
/** Many receivers that are slow at once still leave room for the others. */
const IN_ALL = 256;

/** Milliseconds between looks at the outbox, where nobody wakes it: for retries, and for other processes. */
const PAUSE = 1000;

/** Takes deliveries from the outbox and sends them, for as long as it runs. */
export class Deliverer {
  readonly #underWay = new Map<Promise<void>, string>();
  #timer: NodeJS.Timeout | undefined;
  #look: Promise<void> = Promise.resolve();
  #stopped = true;
  #looking = false;
  /** Whether it was woken while it looked. */
  #again = false;

  constructor(
    private readonly runner: Runner,
    /** Host names, besides this machine's, that may be delivered to. */
    private readonly allowed: readonly string[],
    private readonly tellError: (error: unknown) => void,
  ) {}

  start(): void {
    this.#stopped = false;
    this.#schedule(0);
  }

  /** Looks soon: something may be due. */
  wake(): void {
    if (this.#looking) this.#again = true;
    else this.#schedule(0);
  }

  /** Takes no more, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#look;
    await Promise.all(this.#underWay.keys());
  }

  /** Sends one delivery now, unless it is under way or over. */
  async attempt(id: string): Promise<void> {
    const delivery = await claimDelivery(this.runner.store, { id, lease: this.#lease() });
    if (delivery) await this.#send(delivery);
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#look = this.#lookOnce();
    }, pause);
  }

  async #lookOnce(): Promise<void> {
    this.#looking = true;
    this.#again = false;
    await this.#takeAll().catch(this.tellError);
    this.#looking = false;
    this.#schedule(this.#again ? 0 : PAUSE);
  }

  async #takeAll(): Promise<void> {
    await this.runner.passTime();
    while (!this.#stopped && this.#underWay.size < IN_ALL) {
      const busy = this.#busyCompanies();
      const delivery = await claimDelivery(this.runner.store, { busy, lease: this.#lease() });
      if (!delivery) return;
      const sending = this.#send(delivery)
        .catch(this.tellError)
        .finally(() => {
          this.#underWay.delete(sending);
          this.wake();
        });
      this.#underWay.set(sending, delivery.company);
    }
  }

  #busyCompanies(): string[] {
    const companies = [...this.#underWay.values()];
    return [...new Set(companies)].filter(
      (company) => companies.filter((other) => other === company).length >= PER_COMPANY,
    );
  }

  /** Seconds after which somebody else may try a delivery whose sender has died. */
  #lease(): number {
    return this.runner.rules.of(answer).segundos + 10;
  }

  async #send(delivery: Delivery): Promise<void> {
    const { runner } = this;
    const request = await this.#prepare(delivery);
    const { segundos } = runner.rules.of(answer);
    const outcome =
      request === undefined
        ? { error: 'A configuração não tem mais um endereço de webhook.' }
        : await sendRequest(request, { seconds: segundos, allowed: this.allowed });
    await runner.run(delivery.company, runner.rules.watch(), (work) =>
      recordOutcome(work, delivery, outcome),
    );
  }

  /** Signs with what is configured now, not when the notification was made. */
  #prepare({ company, notification_id }: Delivery): Promise<OutgoingRequest | undefined> {
    const { runner } = this;
    return runner.run(company, runner.rules.watch(), async (work) => {
      const target = (await readSettings(work)).webhookConfig;
      const notification = await work.tx
        .selectFrom('notifications')
        .selectAll()
        .where('id', '=', notification_id)
        .executeTakeFirstOrThrow();
      const body = writeExact(presentNotification(notification));
      return target && buildRequest(work.rules, target, body);
    });
  }
}
