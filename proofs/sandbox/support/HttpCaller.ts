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
  async call(route: string, payload?: object | string): Promise<Reply> {
    const [method, address] = route.split(' ', 2) as [string, string];
    const body = typeof payload === 'object' ? JSON.stringify(payload) : payload;
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }) };
    return this.#fetch(address, { method, headers, ...(body !== undefined && { body }) });
  }

  async send(route: string, parts: Record<string, string | Uint8Array>): Promise<Reply> {
    const [method, address] = route.split(' ', 2) as [string, string];
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'string') body.append(name, value);
      else body.append(name, new Blob([Buffer.from(value)], { type: 'application/pdf' }), 'a.pdf');
    }
    return this.#fetch(address, { method, body, headers: {} });
  }

  async advance(seconds: number): Promise<void> {
    await this.call('PUT /_sandbox/clock', { advance: seconds });
  }

  async #fetch(
    address: string,
    init: { method: string; body?: string | FormData; headers: object },
  ): Promise<Reply> {
    const headers = {
      ...init.headers,
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
    };
    const response = await fetch(`${this.url}${address}`, { ...init, headers });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
      text,
      headers: Object.fromEntries(response.headers),
    };
  }
}
