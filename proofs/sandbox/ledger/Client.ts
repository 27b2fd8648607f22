import { sql } from 'kysely';
import { TestSandbox } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { writeExact } from '../../../packages/sandbox/src/exact/exactJson.js';
import type { Replacements } from '../../../packages/sandbox/src/rules/loadRules.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';

/** Client of one account, with exact numbers. */
export class Client {
  #token = '';

  private constructor(private readonly calls: TestSandbox) {}

  get store() {
    return this.calls.sandbox.runner.store;
  }

  static async start(sandbox: Sandbox, rules: Replacements): Promise<Client> {
    const client = new Client(await TestSandbox.startOn(sandbox, rules));
    await client.control('PUT', '/clock', { now: '2026-03-16' });
    await client.login();
    return client;
  }

  async login(): Promise<void> {
    this.#token = await this.calls.login();
  }

  /** Advances the clock and logs in again, since a token expires within a day. */
  async advance(days: number): Promise<void> {
    await this.control('PUT', '/clock', { advance: days * 86_400 });
    await this.login();
  }

  async control(method: 'POST' | 'PUT', path: string, payload: object): Promise<void> {
    const { status, text } = await this.calls.call(`${method} /_sandbox${path}`, payload);
    if (status >= 300) throw new Error(`${path}: ${text}`);
  }

  /**
   * @param expected whether the model expects the call to be accepted
   * @returns the body of an accepted call
   * @throws {Error} if the call has another result than the model expects
   */
  async call<Body = Record<string, unknown>>(
    route: string,
    body?: object,
    expected = true,
  ): Promise<Body> {
    const payload = body && writeExact(body);
    const { body: answer, status, text } = await this.calls.call(route, payload, this.#token);
    if (expected ? status >= 300 : status !== 400) {
      const foreseen = expected ? 'accepted' : 'refused';
      throw new Error(`${route} ${payload}: ${foreseen} foreseen, ${status} ${text}`);
    }
    return answer as Body;
  }

  /** The last id of a table, for calls that do not return it. */
  async lastId(table: 'offers' | 'movements'): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by number desc limit 1`.execute(this.store);
    return rows[0]?.id ?? '';
  }
}
