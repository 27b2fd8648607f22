import { fileURLToPath } from 'node:url';
import { listen } from './command/main.js';
import { LONGEST_PAGE } from './control/readObjects.js';
import { createSandbox as createServer } from './server/createSandbox.js';
import { parseInstant } from './work/clock.js';

/** Options of a simulator in the process of a test; all have a default. */
export interface SandboxOptions {
  /** The instant the clock begins at: `2026-03-16`, or with a time and zone. The real time without it. */
  clock?: string;
  /** Makes identifiers the same in every run. */
  seed?: string;
  /** Parameters of rules by id, as in a file for `--rules`: `{ liquidacao: { decisao: 'manual' } }`. */
  rules?: Readonly<Record<string, object>>;
  /** Secrets by account (`apiKey`), besides those of the guides. */
  accounts?: Readonly<Record<string, readonly string[]>>;
  /** Host names, besides this machine's, that notifications are delivered to. */
  allowTargets?: readonly string[];
  /** Folder with other contracts than the package's own. */
  specs?: string;
  /** A PostgreSQL server's address; the store is in memory without it. */
  databaseUrl?: string;
}

/** A call to a simulator without a port. */
export interface InjectedRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query: `/api/v1/cadastros`. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent unchanged, so that a number keeps its digits. */
  body?: unknown;
}

/** An answer of the simulator. */
export interface InjectedResponse {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** As it was sent: numbers with all their digits. */
  text: string;
  /** The body read as JSON; numbers are floats. */
  json: () => unknown;
}

/** A fault of the next calls of an operation: see `POST /_sandbox/fail`. */
export interface Failure {
  operation: string;
  kind?: string;
  remaining?: number;
  afterWork?: boolean;
  /** Milliseconds. */
  delay?: number;
  /** Seconds. */
  retryAfter?: number;
}

/** A state that the control gives an object: see `POST /_sandbox/state`. */
export interface State {
  id: string;
  status?: string;
  type?: string;
  suspended?: boolean;
  notify?: string;
}

/** A notification that the simulator made. */
export interface SandboxNotification {
  id: string;
  company: string;
  subject_id: string;
  event_type: string;
}

/** A sending of a notification to the account's address: see `GET /_sandbox/deliveries`. */
export interface SandboxDelivery {
  id: string;
  notificationId: string;
  company: string;
  event: string;
  subjectId: string;
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
  attempts: number;
  responseStatus: number | null;
  error: string | null;
  /** Null once it is over. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  createdAt: string;
}

/** A simulator of the six services in this process, with its own store. */
export interface Sandbox {
  /** Listens on this machine, on a free port if none is given; gives the address. */
  listen: (port?: number) => Promise<string>;
  /** Makes a call without a port; one that meets the fault `timeout` never ends. */
  inject: (request: InjectedRequest) => Promise<InjectedResponse>;
  /** The same as the global `fetch`, its `signal` too, but for every host the simulator answers: for a client that takes one. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** A token of an account: that of the guides, if none is given. */
  token: (account?: { apiKey: string; secretKey: string }) => Promise<string>;
  /** Empties the store, and brings clock and rules back to the start. */
  reset: () => Promise<void>;
  /** Goes to the start of a journey of the guides, or to just before a step of it; gives the time and a token. */
  seed: (journey: string, step?: number) => Promise<{ now: string; accessToken: string }>;
  /** Advances the clock, and does the actions that fall due until then; gives the time. */
  advance: (seconds: number) => Promise<string>;
  /** Sets the time to an instant or a day. */
  setClock: (instant: string) => Promise<string>;
  /** Approves an object that waits where a rule's `decisao` is `manual`, or reproves it with a reason. */
  decide: (id: string, approve: boolean, reason?: string) => Promise<void>;
  /** Has the next calls of an operation fail. */
  fail: (failure: Failure) => Promise<void>;
  /** Gives an object a state that its contract names; nothing else changes. */
  setState: (state: State) => Promise<void>;
  /** Changes parameters of rules until the next reset. */
  setRules: (rules: Readonly<Record<string, object>>) => Promise<void>;
  /** All notifications so far, oldest first. */
  notifications: () => Promise<SandboxNotification[]>;
  /** Deliveries by webhook, newest first: 100 if not said, and no more. */
  deliveries: (page?: { limit?: number; offset?: number }) => Promise<SandboxDelivery[]>;
  /** Sends a delivery that is over again; its own id or its notification's. */
  resend: (id: string) => Promise<void>;
  /** Makes a notification of the contract's example of an event, for the guides' account if none is given; gives its id. */
  trigger: (event: string, company?: string) => Promise<string>;
  /** Ends it: the port, deliveries under way and the store. */
  close: () => Promise<void>;
}

const inPackage = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** Of the guides' examples. */
const GUIDES = {
  apiKey: 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450',
  secretKey: 'sk_homologacao_8Qv2LmZr5TnW',
};

/**
 * Starts a simulator in this process, ready to be called. Several don't see each other.
 * @throws Error in Portuguese, naming the rule, account or instant that does not serve
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { accounts, allowTargets = [], clock, databaseUrl, rules = {}, seed } = options;
  const own = { ...rules, ...(accounts && { contas: { contas: accounts } }) };
  const { close, server } = await createServer({
    specs: options.specs ?? inPackage('specs'),
    clusterFile: inPackage('cluster.tar'),
    consoleFolder: inPackage('console'),
    rules: own,
    allowTargets: [...allowTargets],
    ...(clock !== undefined && { clock: parseInstant(clock) }),
    ...(seed !== undefined && { seed }),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });

  const inject: Sandbox['inject'] = async ({ body, headers, method, url }) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await server.inject({
      method,
      url,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(payload !== undefined && { payload }),
    });
    const { headers: answered, payload: text, statusCode } = answer;
    return { status: statusCode, headers: answered, text, json: () => JSON.parse(text) };
  };
  const steer = async (method: 'GET' | 'POST' | 'PUT', name: string, body?: object) => {
    const { json, status, text } = await inject({ method, url: `/_sandbox/${name}`, body });
    if (status < 300) return text === '' ? undefined : json();
    const { problemas } = json() as { problemas: { onde: string; problema: string }[] };
    throw new Error(problemas.map(({ onde, problema }) => `${onde}: ${problema}`).join('; '));
  };
  const setTime = async (change: object) => {
    const { now } = (await steer('PUT', 'clock', change)) as { now: string };
    return now;
  };

  return {
    listen: (port = 0) => listen(server, { host: '127.0.0.1', port }),
    inject,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { method, signal, url } = request;
      signal.throwIfAborted();
      const { pathname, search } = new URL(url);
      const answering = server.inject({
        method: method as 'GET',
        url: pathname + search,
        headers: { ...Object.fromEntries(request.headers), host: 'localhost' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      const aborting = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      const answer = await Promise.race([answering, aborting]);
      const hasBody = answer.statusCode !== 204 && method !== 'HEAD';
      return new Response(hasBody ? new Uint8Array(answer.rawPayload) : null, {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
      });
    },
    async token(account = GUIDES) {
      const { json, status, text } = await inject({
        method: 'POST',
        url: '/api/v1/auth',
        body: account,
      });
      if (status !== 200) throw new Error(`A autenticação respondeu ${status}: ${text}`);
      return (json() as { accessToken: string }).accessToken;
    },
    reset: async () => void (await steer('POST', 'reset')),
    seed: async (journey, step = 1) =>
      (await steer('POST', 'seed', { journey, step })) as { now: string; accessToken: string },
    advance: (seconds) => setTime({ advance: seconds }),
    setClock: (instant) => setTime({ now: instant }),
    decide: async (id, approve, reason) =>
      void (await steer('POST', 'decide', { id, approve, ...(reason && { reason }) })),
    fail: async (failure) => void (await steer('POST', 'fail', failure)),
    setState: async (state) => void (await steer('POST', 'state', state)),
    setRules: async (changes) => void (await steer('PUT', 'rules', changes)),
    async notifications() {
      const all = new Map<string, SandboxNotification>();
      for (let offset = 0; ; offset += LONGEST_PAGE) {
        const query = `limit=${LONGEST_PAGE}&offset=${offset}`;
        const page = await steer('GET', `objects/notifications?${query}`);
        const { items, total } = page as { items: SandboxNotification[]; total: number };
        for (const item of items) all.set(item.id, item);
        if (offset + LONGEST_PAGE >= total) return [...all.values()].reverse();
      }
    },
    async deliveries({ limit = 100, offset = 0 } = {}) {
      const page = await steer('GET', `deliveries?limit=${limit}&offset=${offset}`);
      return (page as { items: SandboxDelivery[] }).items;
    },
    resend: async (id) => void (await steer('POST', 'resend', { id })),
    async trigger(event, company) {
      const made = await steer('POST', 'trigger', { event, ...(company && { company }) });
      return (made as { notificationId: string }).notificationId;
    },
    close,
  };
}
