import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How many entries are kept. */
const KEPT = 500;

/** A call that came: no header, no body and no query of it, so no token and no secret. */
export interface LoggedCall {
  kind: 'call';
  method: string;
  path: string;
  /** The contract's call; `undefined` where none has it. */
  operation: string | undefined;
  /** `undefined` where an ordered fault left it without an answer. */
  status: number | undefined;
  milliseconds: number;
}

/** One attempt to deliver a notification. */
export interface LoggedDelivery {
  kind: 'delivery';
  delivery: string;
  notification: string;
  attempt: number;
  /** What the receiver answered; `undefined` where it did not. */
  status: number | undefined;
  error: string | undefined;
}

export type LogEntry = (LoggedCall | LoggedDelivery) & {
  /** Counts all entries of this process. */
  number: number;
  /** In real time. */
  at: Date;
  /** The rules that shaped the answer, or the delivery. */
  rules: readonly string[];
};

/** The last calls that came to this process and the last deliveries it tried, oldest first. */
export class CallLog {
  /** Another one after the log was emptied: who reads on from a number begins anew. */
  run = randomUUID();
  entries: readonly LogEntry[] = [];
  #last = 0;

  /** Keeps what the contracts' calls are answered; not those that steer or watch the simulator. */
  listen(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, { elapsedTime, statusCode }) =>
      this.addCall(request, elapsedTime, statusCode),
    );
  }

  /** Keeps a call, now, unless it is one of the simulator's own. */
  addCall({ method, operation, ruled, url }: FastifyRequest, elapsed: number, status?: number) {
    const path = url.split('?', 1)[0] ?? '';
    if (path.startsWith('/_sandbox') || path === '/health' || path === '/') return;
    const milliseconds = Math.round(elapsed);
    const call = { kind: 'call', method, path, operation: operation?.id, status, milliseconds };
    this.#add(call as LoggedCall, ruled?.asked ?? []);
  }

  /** Keeps an attempt, now. */
  addDelivery(attempt: Omit<LoggedDelivery, 'kind'>, rules: readonly string[]): void {
    this.#add({ kind: 'delivery', ...attempt }, rules);
  }

  clear(): void {
    this.entries = [];
    this.run = randomUUID();
  }

  #add(what: LoggedCall | LoggedDelivery, rules: readonly string[]): void {
    this.#last += 1;
    const entry = { ...what, number: this.#last, at: new Date(), rules };
    this.entries = [...this.entries, entry].slice(-KEPT);
  }
}
