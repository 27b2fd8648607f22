import { sql } from 'kysely';
import { inject } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { parseExact, writeExact } from '../../../packages/sandbox/src/exact/exactJson.js';
import type { Replacements } from '../../../packages/sandbox/src/rules/loadRules.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';

const ACCOUNT = {
  apiKey: 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  secretKey: 'sk_homologacao_8Qv2LmZr5TnW',
};

/** A call had another result than the model expects. */
class UnexpectedAnswer extends Error {}

/** Client of one account, with exact numbers. */
export class Client {
  #token = '';

  private constructor(readonly sandbox: Sandbox) {}

  static async start(sandbox: Sandbox, rules: Replacements): Promise<Client> {
    const client = new Client(sandbox);
    await client.control('POST', '/reset');
    await client.control('PUT', '/rules', rules);
    await client.control('PUT', '/clock', { now: '2026-03-16' });
    await client.login();
    return client;
  }

  async login(): Promise<void> {
    const answer = await inject(this.sandbox, {
      method: 'POST',
      url: '/api/v1/auth',
      payload: ACCOUNT,
    });
    this.#token = answer.json().accessToken;
  }

  /** Advances the clock and logs in again, since a token expires within a day. */
  async advance(days: number): Promise<void> {
    await this.control('PUT', '/clock', { advance: days * 86_400 });
    await this.login();
  }

  async control(method: 'POST' | 'PUT', path: string, payload?: object): Promise<void> {
    const answer = await inject(this.sandbox, {
      method,
      url: `/_sandbox${path}`,
      ...(payload && { payload }),
    });
    if (answer.statusCode >= 300) throw new UnexpectedAnswer(`${path}: ${answer.body}`);
  }

  /**
   * @param expected whether the model expects the call to be accepted
   * @returns the body of an accepted call
   * @throws UnexpectedAnswer
   */
  async call<Body = Record<string, unknown>>(
    route: string,
    body?: object,
    expected = true,
  ): Promise<Body> {
    const [method, url] = route.split(' ', 2) as ['GET', string];
    const payload = body && writeExact(body);
    const answer = await inject(this.sandbox, {
      method,
      url,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload }),
    });
    const { statusCode: status, body: text } = answer;
    if (expected ? status >= 300 : status !== 400) {
      const foreseen = expected ? 'accepted' : 'refused';
      throw new UnexpectedAnswer(`${route} ${payload}: ${foreseen} foreseen, ${status} ${text}`);
    }
    return (text === '' ? undefined : parseExact(text)) as Body;
  }

  /** The last id of a table, for calls that do not return it. */
  async lastId(table: 'offers' | 'movements'): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} order by number desc limit 1`.execute(
      this.sandbox.runner.store,
    );
    return rows[0]?.id ?? '';
  }
}
