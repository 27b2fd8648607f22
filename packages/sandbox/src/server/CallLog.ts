import type { Surprise, WatchedRules } from '../rules/Rules.js';
import type { OutgoingRequest } from '../webhooks/buildRequest.js';
import { randomUUID } from '../work/realGlobals.js';
import { type Exchange, type HttpCall, pathOf } from './HttpCall.js';
import { hideCredentials, hideHeaders } from './hideCredentials.js';

const MOST_ENTRIES = 500;
const MOST_BYTES_OF_BODY = 16 * 1024;
const MOST_DETAILS = 20;

export interface LoggedCall {
  kind: 'call';
  /** The identifier that the response's header has. */
  id: string;
  method: string;
  path: string;
  /** With its question mark, without secrets; empty without a query. */
  query: string;
  operation: string | undefined;
  /** `undefined` when an ordered fault suppressed the response. */
  status: number | undefined;
  milliseconds: number;
  /** The problems of an error, also when its body does not list them. */
  details: Exchange['details'];
}

export interface LoggedDelivery {
  kind: 'delivery';
  delivery: string;
  notification: string;
  event: string;
  attempt: number;
  status: number | undefined;
  error: string | undefined;
  /** A tab has no network: it shows the request, and the secret that checks its signature. Absent in Node. */
  unsent?: { request: OutgoingRequest; secret: string };
}

export type LogEntry = (LoggedCall | LoggedDelivery) & {
  /** Sequence number of the entry in this process. */
  number: number;
  /** Real time, not the simulator's. */
  at: Date;
  rules: readonly string[];
  /** The rules with an alternative in place of the assumed one. */
  surprises: readonly Surprise[];
};

/** One side of a logged call. Secrets are hidden. */
export interface LoggedMessage {
  headers: Readonly<Record<string, string>>;
  /** The start of the body; of a form, its fields and the names of its files as JSON. `null` without a text. */
  body: string | null;
  isCut: boolean;
}

export type LoggedExchange = Extract<LogEntry, { kind: 'call' }> & {
  request: LoggedMessage;
  /** `null` when there was no response. */
  response: LoggedMessage | null;
};

/** The latest calls and delivery attempts of this process, oldest first. */
export class CallLog {
  /** Changes when the log is emptied, so that readers start again from the first entry. */
  run = randomUUID();
  readonly entries: LogEntry[] = [];
  /** Grows with each call that changed the state, and each control call that may have. */
  changes = 0;
  readonly #exchanges = new WeakMap<LogEntry, Pick<LoggedExchange, 'request' | 'response'>>();
  #last = 0;

  /** Logs a call of the contracts. Without a response, an ordered fault suppressed it. */
  addCall(call: HttpCall, response?: Response): void {
    const { begun, exchange, operation, ruled } = call.var;
    if (!exchange) return;
    const { answered, details, id, sent } = exchange;
    const { method, raw, url } = call.req;
    const entry = this.#add(
      {
        kind: 'call',
        id,
        method,
        path: pathOf(call),
        query: hideCredentials(new URL(url).search),
        operation: operation?.id,
        status: response?.status,
        milliseconds: Math.round(performance.now() - begun),
        details: details?.slice(0, MOST_DETAILS),
      },
      ruled,
    );
    this.#exchanges.set(entry, {
      request: keep(raw.headers, sent),
      response: response ? keep(response.headers, answered) : null,
    });
  }

  addDelivery(attempt: Omit<LoggedDelivery, 'kind'>, rules: WatchedRules): void {
    this.#add({ kind: 'delivery', ...attempt }, rules);
  }

  /** `undefined` if the call is no longer kept. */
  read(id: string): LoggedExchange | undefined {
    const entry = this.entries.find((one) => one.kind === 'call' && one.id === id);
    const exchange = entry && this.#exchanges.get(entry);
    return entry?.kind === 'call' && exchange ? { ...entry, ...exchange } : undefined;
  }

  clear(): void {
    this.entries.length = 0;
    this.run = randomUUID();
  }

  #add(fields: LoggedCall | LoggedDelivery, { asked, surprises }: WatchedRules): LogEntry {
    this.#last += 1;
    const entry = { ...fields, number: this.#last, at: new Date(), rules: asked, surprises };
    this.entries.push(entry);
    if (this.entries.length > MOST_ENTRIES) this.entries.shift();
    return entry;
  }
}

/** Copies the start of a long body, because a slice of a text keeps all of it in memory. */
function keep(headers: Headers, body: string | undefined): LoggedMessage {
  const shown = hideHeaders(headers);
  if (body === undefined) return { headers: shown, body: null, isCut: false };
  const bytes = new Uint8Array(MOST_BYTES_OF_BODY);
  const { read, written } = new TextEncoder().encodeInto(body, bytes);
  const start = new TextDecoder().decode(bytes.subarray(0, written));
  return { headers: shown, body: hideCredentials(start), isCut: read < body.length };
}
