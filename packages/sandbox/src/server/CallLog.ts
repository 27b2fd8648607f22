import type { OutgoingRequest } from '../webhooks/buildRequest.js';
import { type HttpCall, pathOf } from './HttpCall.js';

/** Maximum number of entries. */
const KEPT = 500;

/** A received call without headers, body and query, so the log contains no token and no secret. */
export interface LoggedCall {
  kind: 'call';
  method: string;
  path: string;
  /** The `operationId`; `undefined` when no contract has the call. */
  operation: string | undefined;
  /** `undefined` when an ordered fault suppressed the response. */
  status: number | undefined;
  milliseconds: number;
}

/** One attempt to deliver a notification. */
export interface LoggedDelivery {
  kind: 'delivery';
  delivery: string;
  notification: string;
  event: string;
  attempt: number;
  /** The receiver's status; `undefined` without a response. */
  status: number | undefined;
  error: string | undefined;
  /** The request and what its receiver checks it with, only in a tab, which has no network and shows them instead. */
  unsent?: { request: OutgoingRequest; secret: string };
}

export type LogEntry = (LoggedCall | LoggedDelivery) & {
  /** Sequence number of the entry in this process. */
  number: number;
  /** Real time, not the simulator's. */
  at: Date;
  /** The rules that shaped the response or the delivery. */
  rules: readonly string[];
};

/** The latest calls and delivery attempts of this process, oldest first. */
export class CallLog {
  /** Changes when the log is emptied, so that readers start again from the first entry. */
  run = crypto.randomUUID();
  entries: readonly LogEntry[] = [];
  #last = 0;

  /**
   * Logs a call unless it is one of the simulator's own.
   * @param status `undefined` when an ordered fault suppresses the response
   */
  addCall(call: HttpCall, status?: number): void {
    const path = pathOf(call);
    if (path.startsWith('/_sandbox') || path === '/health' || path === '/') return;
    const { begun, operation, ruled } = call.var;
    const milliseconds = Math.round(performance.now() - begun);
    const { method } = call.req;
    this.#add(
      { kind: 'call', method, path, operation: operation?.id, status, milliseconds },
      ruled.asked,
    );
  }

  addDelivery(attempt: Omit<LoggedDelivery, 'kind'>, rules: readonly string[]): void {
    this.#add({ kind: 'delivery', ...attempt }, rules);
  }

  clear(): void {
    this.entries = [];
    this.run = crypto.randomUUID();
  }

  #add(fields: LoggedCall | LoggedDelivery, rules: readonly string[]): void {
    this.#last += 1;
    const entry = { ...fields, number: this.#last, at: new Date(), rules };
    this.entries = [...this.entries, entry].slice(-KEPT);
  }
}
