import * as z from 'zod';
import { type HttpServer, listenHttp } from './command/listenHttp.js';
import { type Detail, writeDetails } from './contract/describeViolations.js';
import { type Account, Examples } from './contract/Examples.js';
import { LONGEST_PAGE } from './control/readObjects.js';
import type { StateOrder } from './control/setState.js';
import { createSimulator } from './node/createSimulator.js';
import { replacements } from './rules/loadRules.js';
import type { faultOrder } from './server/faults.js';
import { aHostName, anOrigin } from './server/guardRequests.js';
import { parseInstant } from './work/clock.js';
import { readData } from './work/readData.js';

const texts = z.array(z.string()).readonly();
const savedState = z.custom<Uint8Array>((value) => value instanceof Uint8Array, {
  error: 'deve ser os bytes que save() devolveu',
});

const sandboxOptions = z
  .strictObject({
    /** The instant the clock starts at: `2026-03-16`, or with a time and zone. Default: the real time. */
    clock: z.string(),
    /** Makes the identifiers the same in every run. */
    seed: z.string(),
    /** Rule parameters by rule id, as in a `--rules` file: `{ liquidacao: { decisao: 'manual' } }`. */
    rules: replacements,
    /** Draws an alternative of each open question by this text, as `--surprise` does; `rules` override them. */
    surprise: z.string(),
    /** Secrets by account (`apiKey`), added to the guides' accounts. */
    accounts: z.record(z.string(), texts),
    /** Origins of pages that may call it, besides its own: `http://localhost:5173`. */
    allowOrigins: z.array(anOrigin).readonly(),
    /** Host names that notifications may be delivered to, added to this machine's names. */
    allowTargets: z.array(aHostName).readonly(),
    /** A state that `save()` returned, or the page of the simulator exported. */
    state: savedState,
    /** Address of a PostgreSQL server. Default: a store in memory. */
    databaseUrl: z.string(),
  })
  .partial();

const listenOptions = z.object({ port: z.int().min(0).max(65_535) });

/** Options of a simulator that runs in the process of a test; each has a default. */
export type SandboxOptions = z.input<typeof sandboxOptions>;

/** A fault for the next calls of an operation: see `POST /_sandbox/fail`. */
export type Failure = z.input<typeof faultOrder>;

export interface SandboxNotification {
  id: string;
  company: string;
  subjectId: string;
  event: string;
}

/**
 * A simulator of the six services in this process, with a separate store. Methods reject with an Error in Portuguese
 * when the simulator refuses a request of theirs.
 */
export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/**
 * Starts a simulator in this process. Simulators do not share data.
 * @returns the simulator, ready to receive calls; end it with `close()`
 * @throws Error in Portuguese naming the invalid rule, account or instant
 * @example
 * const sandbox = await createSandbox({ clock: '2026-03-16' })
 * const { status } = await sandbox.fetch('https://onboarding.example/api/v1/cadastros')
 * status // 401
 * await sandbox.close()
 */
export async function createSandbox(options: SandboxOptions = {}) {
  const { accounts, clock, rules, ...plain } = readData(sandboxOptions, options, 'opções');
  const simulator = await createSimulator({
    ...plain,
    rules: { ...rules, ...(accounts && { contas: { contas: accounts } }) },
    ...(clock !== undefined && { clock: parseInstant(clock) }),
  });

  const servers: HttpServer[] = [];
  const answer = async (request: Request): Promise<Response> => {
    simulator.closing.throwIfAborted();
    const response = await simulator.fetch(request);
    // The store closes while calls are open.
    simulator.closing.throwIfAborted();
    return response;
  };

  const noCall = (call: string) =>
    new Error(`control: não há a chamada ${call}; informe método e nome, como GET clock`);
  const askControl = async (name: string, request: RequestInit): Promise<Response> => {
    const url = `http://localhost/_sandbox/${name}`;
    const response = await answer(new Request(url, request));
    if (response.ok) return response;
    if (response.status === 404) throw noCall(`${request.method} ${name}`);
    const { problemas } = (await response.json()) as { problemas: Detail[] };
    throw new Error(writeDetails(problemas));
  };
  /**
   * Makes a call of the control, as the documentation lists them.
   * @param call method and name below `/_sandbox/`
   * @returns its response; `undefined` for none
   * @example
   * const { items } = await sandbox.control<{ items: object[] }>('GET deliveries?limit=100')
   */
  const control = async <Answer = void>(call: string, body?: object): Promise<Answer> => {
    const [, method, name] = /^(GET|PUT|POST) (\S+)$/.exec(call) ?? [];
    if (name === undefined) throw noCall(call);
    if (method === 'GET' && body) throw new Error(`control: ${call} não leva corpo`);
    const headers = { 'content-type': 'application/json' };
    const sent = body && { headers, body: JSON.stringify(body) };
    const response = await askControl(name, { method, ...sent });
    if (response.status === 204) return undefined as Answer;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    if (isJson) return (await response.json()) as Answer;
    throw new Error(`control: ${call} não responde JSON; o estado é de save() e load()`);
  };

  return {
    /**
     * Listens on 127.0.0.1.
     * @param port the port; a free one by default
     * @returns the address, as `http://127.0.0.1:4600`
     * @throws Error in Portuguese when the port is in use, or no port
     */
    async listen(port = 0): Promise<string> {
      simulator.closing.throwIfAborted();
      readData(listenOptions, { port }, 'listen');
      const server = await listenHttp(simulator, { host: '127.0.0.1', port });
      servers.push(server);
      return server.address;
    },
    /**
     * A `fetch` without a port: the simulator answers every host, and `signal` works as usual. The promise never settles
     * when the call meets the fault `timeout`.
     */
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const { signal } = request;
      signal.throwIfAborted();
      const { pathname, search } = new URL(request.url);
      const local = new Request(`http://localhost${pathname}${search}`, request);
      local.headers.delete('host');
      const aborting = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([answer(local), aborting]);
    },
    /**
     * Authenticates an account; the guides' account by default.
     * @returns the access token
     * @throws Error in Portuguese with the response, when the status is not 200
     */
    async token(
      account: Account = new Examples(simulator.options.contracts).guidesAccount(),
    ): Promise<string> {
      const headers = { 'content-type': 'application/json' };
      const sent = { method: 'POST', headers, body: JSON.stringify(account) };
      const response = await answer(new Request('http://localhost/api/v1/auth', sent));
      const text = await response.text();
      if (!response.ok) throw new Error(`A autenticação respondeu ${response.status}: ${text}`);
      return (JSON.parse(text) as { accessToken: string }).accessToken;
    },
    control,
    /** Returns to the option `state`, or else empties the store; restores the initial clock and rules. */
    reset: () => control('POST reset'),
    /**
     * Empties the store and replays a journey of the guides up to a step.
     * @param step the first step that is not replayed, from 1
     * @returns the simulator's time and a token
     */
    seed: (journey: string, step = 1) =>
      control<{ now: string; accessToken: string }>('POST seed', { journey, step }),
    /** Advances the clock and runs the actions that become due; returns the new time. */
    advance: async (seconds: number) =>
      (await control<{ now: string }>('PUT clock', { advance: seconds })).now,
    /** Approves or reproves an object that waits because a rule's `decisao` is `manual`. */
    decide: (id: string, approve: boolean, reason?: string) =>
      control('POST decide', { id, approve, reason }),
    /** Sets an object to a state of its contract and changes nothing else. */
    setState: (state: StateOrder) => control('POST state', state),
    /** Lists the newest thousand notifications, oldest first. */
    async notifications(): Promise<SandboxNotification[]> {
      const path = `objects/notifications?limit=${LONGEST_PAGE}`;
      return (await control<{ items: SandboxNotification[] }>(`GET ${path}`)).items.reverse();
    },
    /** Makes the next calls of an operation fail. */
    fail: (failure: Failure) => control('POST fail', failure),
    /** Changes rule parameters until the next reset. */
    setRules: (changes: Readonly<Record<string, object>>) => control('PUT rules', changes),
    /** Saves the whole state as JSON lines in UTF-8, for `load` and the option `state`. */
    async save(): Promise<Uint8Array> {
      return new Uint8Array(await (await askControl('state', {})).arrayBuffer());
    },
    /**
     * Replaces the whole state, with its clock and rules, by a saved one. The log is emptied.
     * @throws Error in Portuguese naming the line to fix, after which the simulator goes on as before
     */
    async load(state: Uint8Array): Promise<void> {
      readData(z.object({ state: savedState }), { state }, 'load');
      await askControl('state', { method: 'PUT', body: new Uint8Array(state) });
    },
    /** Closes the port, ends deliveries under way and closes the store. */
    async close(): Promise<void> {
      await Promise.all(servers.map((server) => server.close()));
      await simulator.close();
    },
  };
}
