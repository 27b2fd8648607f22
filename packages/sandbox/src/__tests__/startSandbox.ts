import path from 'node:path';
import { parseExact } from '../exact/exactJson.js';
import { createSimulator, type SimulatorOptions } from '../node/createSimulator.js';
import type { Replacements } from '../rules/loadRules.js';
import type { Simulator } from '../server/Simulator.js';
import { createDatabase } from './createDatabase.js';

export const specs = path.resolve('packages/sandbox/dist/specs');

const common = { deliver: false };

/** One simulator for all tests of a process: each test empties it. */
let shared: Promise<Simulator> | undefined;

async function openShared(): Promise<Simulator> {
  const server = process.env.SANDBOX_TEST_SERVER;
  const databaseUrl = server ? await createDatabase(server, `test_${process.pid}`) : undefined;
  return createSimulator({ ...common, seed: 'test', databaseUrl });
}

/** Starts a second server with other options on the store of the shared simulator. */
export async function serveAnother(options: Partial<SimulatorOptions> = {}): Promise<Simulator> {
  const { runner } = await openOnce();
  return createSimulator({ ...common, ...options, store: runner.store });
}

function openOnce(): Promise<Simulator> {
  shared ??= openShared();
  return shared;
}

export const [apiKey, secretKey] = [
  'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  'sk_homologacao_8Qv2LmZr5TnW',
];
const other = ['0b7a5f3e-52c1-4a86-9d0e-6f1c2b3a4d5e', 'sk_homologacao_outra_conta'] as const;

type Payload = object | string | undefined;

interface Injected {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON, except a form or bytes. */
  payload?: Payload;
  /** Address at the other end of the connection. */
  peer?: string;
}

/** Sends a request without a connection, and reads the response. */
export async function inject(
  { fetch }: Pick<Simulator, 'fetch'>,
  { headers, method = 'GET', payload, peer, url }: Injected,
) {
  const isJson =
    typeof payload === 'object' && !(payload instanceof FormData || payload instanceof Uint8Array);
  const request = new Request(`http://localhost${url}`, {
    method,
    headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
    // A web request of these methods has no body.
    ...(payload !== undefined &&
      !['GET', 'HEAD'].includes(method) && {
        body: isJson ? JSON.stringify(payload) : (payload as BodyInit),
      }),
  });
  const response = await fetch(request, peer);
  const rawPayload = Buffer.from(await response.arrayBuffer());
  const body = rawPayload.toString('utf8');
  return {
    statusCode: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    rawPayload,
    json: () => JSON.parse(body),
  };
}

export interface Reply {
  status: number;
  /** Parsed with numbers as `Decimal`; `undefined` without a body. */
  body: unknown;
  text: string;
  headers: Record<string, unknown>;
}

/** Of a form; bytes are a PDF of that name. */
export type Parts = Readonly<Record<string, string | Uint8Array>>;

export function writeForm(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value);
    else {
      const file = new Blob([Buffer.from(value)], { type: 'application/pdf' });
      form.append(name, file, `${name}.pdf`);
    }
  }
  return form;
}

/** A simulator on an empty store, with calls made by its own account. */
export class TestSandbox {
  private constructor(
    readonly sandbox: Simulator,
    private readonly token: string,
    readonly otherToken: string,
  ) {}

  /** Empties the simulator, or begins with a state that it saved. */
  static async start(rules: Replacements = {}, state?: string): Promise<TestSandbox> {
    return TestSandbox.startOn(await openOnce(), rules, state);
  }

  static async startOn(
    sandbox: Simulator,
    rules: Replacements = {},
    state?: string,
  ): Promise<TestSandbox> {
    const send = (route: string, payload?: object | string) => {
      const [method, url] = route.split(' ', 2) as ['POST', string];
      return inject(sandbox, { method, url, payload });
    };
    if (state === undefined) await send('POST /_sandbox/reset');
    else await send('PUT /_sandbox/state', state);
    if (Object.keys(rules).length > 0) await send('PUT /_sandbox/rules', rules);
    await send('PUT /_sandbox/clock', { now: '2026-03-10T12:00:00Z' });
    const own = await send('POST /api/v1/auth', { apiKey, secretKey });
    const second = await send('POST /api/v1/auth', { apiKey: other[0], secretKey: other[1] });
    return new TestSandbox(sandbox, own.json().accessToken, second.json().accessToken);
  }

  /** `'POST /api/v1/cadastros'` with an object as JSON, a text that is sent as JSON unchanged, a form, or bytes. */
  async call(
    route: string,
    payload?: Payload,
    token = this.token,
    further: object = {},
  ): Promise<Reply> {
    const [method, url] = route.split(' ', 2) as ['GET', string];
    const { body, headers, statusCode } = await inject(this.sandbox, {
      method,
      url,
      payload,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
        ...further,
      },
    });
    return {
      status: statusCode,
      body: body === '' ? undefined : parseExact(body),
      text: body,
      headers,
    };
  }

  /** The JSON of an answer, with numbers as floats. */
  async read(...request: Parameters<TestSandbox['call']>) {
    return JSON.parse((await this.call(...request)).text);
  }

  /** Makes a notification; returns its id. */
  async trigger(event = 'operacaoEmitida'): Promise<string> {
    return (await this.read('POST /_sandbox/trigger', { event })).notificationId;
  }

  send(route: string, parts: Parts, token?: string): Promise<Reply> {
    return this.call(route, writeForm(parts), token);
  }

  async download(url: string) {
    return inject(this.sandbox, { url: new URL(url).pathname });
  }

  /** Another token, after the first has expired. */
  async login(): Promise<string> {
    return (await this.read('POST /api/v1/auth', { apiKey, secretKey }, '')).accessToken;
  }

  async advance(seconds: number): Promise<void> {
    await this.call('PUT /_sandbox/clock', { advance: seconds });
  }

  /** Events of all notifications so far, oldest first. */
  async events(): Promise<string[]> {
    const { items } = await this.read('GET /_sandbox/objects/notifications?limit=1000');
    return items.map(({ event }: { event: string }) => event).reverse();
  }
}
