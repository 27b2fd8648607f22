import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How many calls are kept. */
const KEPT = 20;

/** A call that came: no header, no body and no query of it, so no token and no secret. */
export interface LoggedCall {
  at: Date;
  method: string;
  path: string;
  /** `undefined` where an ordered fault left it without an answer. */
  status: number | undefined;
  /** The rules that shaped the answer. */
  rules: readonly string[];
}

/** The last calls that came to this process, newest first. */
export class CallLog {
  calls: readonly LoggedCall[] = [];

  /** Keeps what the contracts' calls are answered; not those that steer or watch the simulator. */
  listen(server: FastifyInstance): void {
    server.addHook('onResponse', async (request, { statusCode }) => this.add(request, statusCode));
  }

  /** Keeps a call, now, unless it is one of the simulator's own. */
  add({ method, url, ruled }: FastifyRequest, status?: number): void {
    const path = url.split('?', 1)[0] ?? '';
    if (path.startsWith('/_sandbox') || path === '/health' || path === '/') return;
    const call = { at: new Date(), method, path, status, rules: ruled?.asked ?? [] };
    this.calls = [call, ...this.calls].slice(0, KEPT);
  }

  clear(): void {
    this.calls = [];
  }
}
