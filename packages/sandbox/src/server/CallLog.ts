import type { FastifyInstance } from 'fastify';

/** How many calls are kept. */
const KEPT = 100;

/** A call that was answered: no header, no body and no query of it, so no token and no secret. */
export interface LoggedCall {
  at: Date;
  method: string;
  path: string;
  status: number;
  /** The rules that shaped the answer. */
  rules: readonly string[];
}

/** The last calls that this process answered, newest first. */
export class CallLog {
  #calls: LoggedCall[] = [];

  get calls(): readonly LoggedCall[] {
    return this.#calls;
  }

  /** Keeps what the contracts' calls are answered; not those that steer or watch the simulator. */
  listen(server: FastifyInstance): void {
    server.addHook('onResponse', async ({ method, url, ruled }, { statusCode }) => {
      const path = url.split('?', 1)[0] ?? '';
      if (path.startsWith('/_sandbox') || path === '/health') return;
      const call = { at: new Date(), method, path, status: statusCode, rules: ruled?.asked ?? [] };
      this.#calls = [call, ...this.#calls].slice(0, KEPT);
    });
  }
}
