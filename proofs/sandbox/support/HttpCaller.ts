import { inject } from '../../../packages/sandbox/src/__tests__/startSandbox';
import type { Caller } from '../../../packages/sandbox/src/services/__tests__/story';

type Reply = Awaited<ReturnType<Caller['call']>>;

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

  async send(route: string, parts: Record<string, string | Uint8Array>): Promise<Reply> {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, new Blob([Buffer.from(value)], { type: 'application/pdf' }), 'a.pdf');
    }
    return this.call(route, body);
  }

  async advance(seconds: number): Promise<void> {
    await this.call('PUT /_sandbox/clock', { advance: seconds });
  }
}
