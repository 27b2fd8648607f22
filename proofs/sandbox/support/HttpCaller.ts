import {
  inject,
  type Parts,
  type Reply,
  writeForm,
} from '../../../packages/sandbox/src/__tests__/startSandbox';
import type { Caller } from '../../../packages/sandbox/src/services/__tests__/story';

/** An account that calls simulators over HTTP. */
export class HttpCaller implements Caller {
  #token = '';

  /** @param url address of the simulator; may be changed to another one. */
  constructor(
    public url: string,
    private readonly account: { apiKey: string; secretKey: string },
  ) {}

  /** Gets a token, which is valid for every simulator of the same store. */
  async login(): Promise<void> {
    const { body } = await this.call('POST /api/v1/auth', this.account);
    this.#token = (body as { accessToken: string }).accessToken;
  }

  /** @throws {TypeError} if there is no response */
  async call(route: string, payload?: object): Promise<Reply> {
    const [method, url] = route.split(' ', 2) as [string, string];
    const server = {
      fetch: (request: Request) => fetch(new Request(new URL(url, this.url), request)),
    };
    const headers = this.#token && { authorization: `Bearer ${this.#token}` };
    const answer = await inject(server, { method, url, payload, ...(headers && { headers }) });
    const { body: text, statusCode: status } = answer;
    const body = text === '' ? undefined : JSON.parse(text);
    return { status, body, text, headers: answer.headers };
  }

  send(route: string, parts: Parts): Promise<Reply> {
    return this.call(route, writeForm(parts));
  }

  async advance(seconds: number): Promise<void> {
    await this.call('PUT /_sandbox/clock', { advance: seconds });
  }
}
