import type { ResolvedOperation } from '@frontier/openapi/resolve';
import type { Context } from 'hono';
import type { Detail } from '../contract/describeViolations.js';
import { groupBy } from '../domain/groupBy.js';
import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { randomUUID } from '../work/realGlobals.js';

defineRule('identificador-do-pedido', {});

export interface Exchange {
  id: string;
  /** The request's body; of a form, its fields and the names of its files as JSON. */
  sent?: string;
  answered?: string;
  details?: readonly Detail[];
}

/** `undefined` for the simulator's own calls, which are not logged. */
export function beginExchange(path: string): Exchange | undefined {
  if (path.startsWith('/_sandbox') || path === '/health' || path === '/') return undefined;
  return { id: randomUUID() };
}

export interface HttpEnv {
  Bindings: {
    /** IP address at the other end of the connection; `undefined` for a call in process. */
    peer: string | undefined;
  };
  Variables: {
    /** When the call arrived, by `performance.now()`. */
    begun: number;
    /** `undefined` for the simulator's own calls. */
    exchange: Exchange | undefined;
    /** The contract's operation; `undefined` for the simulator's own routes. */
    operation: ResolvedOperation | undefined;
    ruled: WatchedRules;
  };
}

export type HttpCall = Context<HttpEnv>;

/** Host and port, in lower case. */
export function hostOf({ req }: HttpCall): string {
  return (req.header('host') ?? new URL(req.url).host).toLowerCase();
}

/** Without the query; percent signs stay as they were sent. */
export function pathOf({ req }: HttpCall): string {
  return new URL(req.url).pathname;
}

/** A parameter that comes more than once is a list. */
export function parseQuery(url: string): Record<string, unknown> {
  const all = groupBy(new URL(url).searchParams, ([name]) => name).map((own) => {
    const values = own.map(([, value]) => value);
    return [own[0][0], values.length > 1 ? values : values[0]];
  });
  return Object.fromEntries(all);
}

/** Responds with JSON unless `headers` say otherwise; names the rules that shaped it, and keeps it for the log. */
export function respond(
  { var: { exchange, ruled } }: { var: Pick<HttpEnv['Variables'], 'exchange' | 'ruled'> },
  status: number,
  body?: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { asked } = ruled;
  const all: Record<string, string> = {
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    ...(body === undefined && status !== 204 && { 'content-length': '0' }),
    ...headers,
    ...(asked.length > 0 && { 'sandbox-regras': asked.join(', ') }),
    ...(exchange && { 'sandbox-pedido': exchange.id }),
  };
  if (exchange && typeof body === 'string') exchange.answered = body;
  return new Response(body, { status, headers: all });
}
