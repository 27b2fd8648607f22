import {
  apiKey,
  secretKey,
  TestSandbox,
} from '../../../../../../packages/sandbox/src/__tests__/startSandbox';
import {
  type Receiver,
  startReceiver,
} from '../../../../../../packages/sandbox/src/webhooks/__tests__/startReceiver';
import { indexSnapshots } from '../../../support/snapshots';
import type { Answer, CallInput } from './Call';
import type { Kept } from './Kept';

/** The issue date of the examples' titles. */
const ISSUE_DAY = '2026-03-16';

export const credentials = { apiKey, secretKey };

/** A run of the script by one integrator: account, receiver and values kept by steps. */
export class Story {
  readonly values: Partial<Kept> = {};
  /** The step that kept each value. */
  readonly keepers = new Map<string, string>();
  /** Codes of the receiver's next responses, before its usual 204. */
  readonly #codes: number[];
  #token = '';

  private constructor(
    readonly sandbox: TestSandbox,
    readonly receiver: Receiver,
    codes: number[],
  ) {
    this.#codes = codes;
  }

  /** An empty simulator, a receiver that listens, and no token yet. */
  static async begin(): Promise<Story> {
    const sandbox = await TestSandbox.start();
    await sandbox.call('PUT /_sandbox/clock', { now: ISSUE_DAY });
    const codes: number[] = [];
    const receiver = await startReceiver(codes);
    sandbox.sandbox.deliverer.start();
    return new Story(sandbox, receiver, codes);
  }

  async end(): Promise<void> {
    await this.sandbox.sandbox.deliverer.stop();
    await this.receiver.close();
  }

  /** Makes a call of the contracts. */
  async call<Body>(operationId: string, request: CallInput = {}): Promise<Answer<Body>> {
    const { body, form, token = this.#token } = request;
    const route = writeRoute(operationId, request);
    const { status, text, headers } = form
      ? await this.sandbox.send(route, form, token)
      : await this.sandbox.call(route, body as object | undefined, token);
    const rules = String(headers['sandbox-regras'] ?? '').split(', ');
    return { status, text, rules, body: text === '' ? undefined : JSON.parse(text) };
  }

  /** Uses a token from now on; requests a new one by default. */
  async enter(token?: string): Promise<void> {
    this.#token = token ?? (await this.sandbox.login());
  }

  /** Advances the clock by seconds and runs due entries. */
  async pass(seconds: number): Promise<void> {
    await this.sandbox.advance(seconds);
  }

  /** Sets the time to an instant. */
  async setTime(now: string): Promise<void> {
    await this.sandbox.call('PUT /_sandbox/clock', { now });
  }

  /** Advances to the next morning and requests a new token, since the old one has expired. */
  async sleep(): Promise<void> {
    await this.pass(24 * 60 * 60);
    await this.enter();
  }

  /** Today in Brazil, or some days before: `2026-03-10`. */
  async today(daysBefore = 0): Promise<string> {
    const { body } = await this.sandbox.call('GET /_sandbox/clock');
    const now = Date.parse((body as { now: string }).now);
    return new Date(now - (daysBefore * 24 + 3) * 60 * 60 * 1000).toISOString().slice(0, 10);
  }

  /** Records a decision that custodian or registrar make outside the API. */
  async decide(id: string, approve: boolean): Promise<void> {
    await this.control('decide', { id, approve });
  }

  /** Replaces parameters of the simulator's rules and resets all others. */
  async rule(rules: object = {}): Promise<void> {
    await this.control('rules', rules, 'PUT');
  }

  async control(name: string, body: object, method = 'POST'): Promise<void> {
    const { status, text } = await this.sandbox.call(`${method} /_sandbox/${name}`, body);
    if (status !== 204) throw new Error(`${name}: ${text}`);
  }

  /** Sets the codes of the receiver's next responses. */
  break(...codes: number[]): void {
    this.#codes.push(...codes);
  }

  /** Waits until current deliveries have ended. */
  async settleDeliveries(): Promise<void> {
    const { deliverer } = this.sandbox.sandbox;
    await deliverer.stop();
    deliverer.start();
  }
}

function writeRoute(operationId: string, { path: values = {}, query = {} }: CallInput): string {
  const operation = indexSnapshots().operations[operationId];
  if (!operation) throw new Error(`no contract has ${operationId}`);
  const path = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operationId} needs ${name} in its path`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return `${operation.method} ${path}${search.size > 0 ? `?${search}` : ''}`;
}
