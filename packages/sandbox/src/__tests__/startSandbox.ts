import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseExact } from '../exact/exactJson.js';
import type { Replacements } from '../rules/Rules.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../server/createSandbox.js';
import { createDatabase } from './createDatabase.js';

export const specs = path.resolve('specs');

const inPackage = (name: string): string =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The contracts as the build checked them: only a contract of another text is checked once more. */
export const contractsFile = inPackage('dist/contracts.json');

const common = { specs, contractsFile, deliver: false };

/** One simulator for all tests of a process: each test empties it. */
let shared: Promise<Sandbox> | undefined;

async function openShared(): Promise<Sandbox> {
  const seed = 'test';
  const server = process.env.SANDBOX_TEST_SERVER;
  if (server) {
    const databaseUrl = await createDatabase(server, `test_${process.pid}`);
    return createSandbox({ ...common, seed, databaseUrl });
  }
  return createSandbox({ ...common, seed, ...(isBuilt() && { clusterFile }) });
}

const clusterFile = inPackage('dist/cluster.tar');

/** Whether the build's empty cluster has the tables of now. */
function isBuilt(): boolean {
  const tables = (folder: string): string => inPackage(`${folder}/store/migrations/001-tables.sql`);
  const read = (file: string): string => readFileSync(file, 'utf8');
  return existsSync(tables('dist')) && read(tables('dist')) === read(tables('src'));
}

/** Starts a second server with other options on the store of the shared simulator. */
export async function serveAnother(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const { runner } = await openOnce();
  return createSandbox({ ...common, ...options, store: runner.store });
}

function openOnce(): Promise<Sandbox> {
  shared ??= openShared();
  return shared;
}

export const [apiKey, secretKey] = [
  'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  'sk_homologacao_8Qv2LmZr5TnW',
];
const other = ['0b7a5f3e-52c1-4a86-9d0e-6f1c2b3a4d5e', 'sk_homologacao_outra_conta'] as const;

export interface Reply {
  status: number;
  /** Read with numbers as `Decimal`; `undefined` where there is none. */
  body: unknown;
  text: string;
  headers: Record<string, unknown>;
}

/** A simulator on an empty store, with calls made by its own account. */
export class TestSandbox {
  private constructor(
    readonly sandbox: Sandbox,
    private readonly token: string,
    readonly otherToken: string,
  ) {}

  static async start(rules: Replacements = {}): Promise<TestSandbox> {
    return TestSandbox.startOn(await openOnce(), rules);
  }

  /** Empties a simulator of one's own, of the same seed. */
  static async startOn(sandbox: Sandbox, rules: Replacements = {}): Promise<TestSandbox> {
    const inject = (route: string, payload?: object) => {
      const [method, url] = route.split(' ', 2) as ['POST', string];
      return sandbox.server.inject({ method, url, ...(payload && { payload }) });
    };
    await inject('POST /_sandbox/reset');
    if (Object.keys(rules).length > 0) await inject('PUT /_sandbox/rules', rules);
    await inject('PUT /_sandbox/clock', { now: '2026-03-10T12:00:00Z' });
    const own = await inject('POST /api/v1/auth', { apiKey, secretKey });
    const second = await inject('POST /api/v1/auth', { apiKey: other[0], secretKey: other[1] });
    return new TestSandbox(sandbox, own.json().accessToken, second.json().accessToken);
  }

  /** `'POST /api/v1/cadastros'` with a JSON body, or a text that is sent as JSON as it stands. */
  async call(route: string, payload?: object | string, token = this.token): Promise<Reply> {
    const [method, url] = route.split(' ', 2) as ['GET', string];
    const response = await this.sandbox.server.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });
    return read(response);
  }

  /** Sends a form; a part that is bytes is a PDF of that name. */
  async send(
    route: string,
    parts: Record<string, string | Uint8Array>,
    token = this.token,
  ): Promise<Reply> {
    const [method, url] = route.split(' ', 2) as ['PUT', string];
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'string') form.append(name, value);
      else
        form.append(
          name,
          new Blob([Buffer.from(value)], { type: 'application/pdf' }),
          `${name}.pdf`,
        );
    }
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const response = await this.sandbox.server.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    return read(response);
  }

  /** The file at an address that an answer gave. */
  async download(url: string) {
    return this.sandbox.server.inject({ url: new URL(url).pathname });
  }

  /** Another token, after the first has expired. */
  async login(): Promise<string> {
    const { body } = await this.call('POST /api/v1/auth', { apiKey, secretKey }, '');
    return (body as { accessToken: string }).accessToken;
  }

  /** Seconds go by, and what falls due in them happens. */
  async advance(seconds: number): Promise<void> {
    await this.call('PUT /_sandbox/clock', { advance: seconds });
  }

  /** Events of all notifications so far, oldest first. */
  async events(): Promise<string[]> {
    const { body } = await this.call('GET /_sandbox/objects/notifications?limit=1000');
    const { items } = body as { items: { event: string }[] };
    return items.map(({ event }) => event).reverse();
  }
}

function read(response: { statusCode: number; body: string; headers: object }): Reply {
  const { statusCode, body, headers } = response;
  return {
    status: statusCode,
    body: body === '' ? undefined : parseExact(body),
    text: body,
    headers: { ...headers },
  };
}
