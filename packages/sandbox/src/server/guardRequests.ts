import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod';
import { defineRule } from '../rules/defineRule.js';
import { answerProblems } from './answerErrors.js';
import { type HttpCall, type HttpEnv, hostOf } from './HttpCall.js';

const callers = defineRule('quem-pode-chamar', {});

/** User-Agent of deliveries: simulators refuse them, their own included. */
export const DELIVERY_AGENT = 'frontier-sandbox';

/** Loopback names of this machine in URLs. */
export const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export interface AllowedCallers {
  /** The name that the server listens on, accepted in addition to loopback names. */
  host?: string;
  /** Other accepted host names, such as a container's, as `aHostName` reads them. */
  allowHosts?: readonly string[];
  /** Origins of pages with the rights of the simulator's own page: `http://localhost:5173`. */
  allowOrigins?: readonly string[];
}

/**
 * Accepts only requests to a loopback name, `host` or one of `allowHosts`, and refuses web pages of other sites. This
 * prevents DNS rebinding, and writes from pages on other ports. It also refuses deliveries of simulators, so that a
 * webhook address cannot point at one.
 */
export function guardRequests(
  app: Hono<HttpEnv>,
  { host = '127.0.0.1', allowHosts = [], allowOrigins = [] }: AllowedCallers,
): void {
  const names = new Set([...LOOPBACK, bracket(host), ...allowHosts]);
  const origins = new Set(allowOrigins);
  app.use(async (call, next) => {
    const problem = findStranger(call, names, origins);
    if (!problem) return next();
    return answerProblems(call, 403, [{ ...problem, rule: callers.id }]);
  });
  if (origins.size > 0) app.use(cors({ origin: [...origins], exposeHeaders: ['*'] }));
}

function findStranger(call: HttpCall, names: ReadonlySet<string>, origins: ReadonlySet<string>) {
  const { req } = call;
  if (req.header('user-agent')?.includes(DELIVERY_AGENT)) {
    const problem = 'uma entrega do simulador não chama o simulador';
    return { location: 'User-Agent', problem };
  }
  const called = hostOf(call);
  const origin = req.header('origin');
  const stranger = findForeign({ called, method: req.method, origin }, names, origins);
  if (stranger === 'host') {
    const problem = `chame o simulador pelo nome desta máquina, e não por ${called}, ou informe o nome em --allow-host`;
    return { location: 'Host', problem };
  }
  if (stranger === undefined) return undefined;
  const problem = `uma página de ${origin} é de outra origem ou de outra porta que o simulador em ${called}: informe a origem em --allow-origin`;
  return { location: 'Origin', problem };
}

export function findForeign(
  { called, method, origin }: { called: string; method: string; origin: string | undefined },
  names: ReadonlySet<string>,
  origins: ReadonlySet<string> = new Set(),
): 'host' | 'origin' | undefined {
  if (!names.has(nameOf(called))) return 'host';
  if (origin === undefined || origins.has(origin)) return undefined;
  const { host, hostname } = URL.canParse(origin) ? new URL(origin) : { host: '', hostname: '' };
  // Pages on any port of this machine may read; only those of the called port may write.
  const isAllowed = method === 'GET' ? names.has(hostname) : host === called;
  return isAllowed ? undefined : 'origin';
}

export function isByOwnName(call: HttpCall): boolean {
  return LOOPBACK.includes(nameOf(hostOf(call)));
}

function nameOf(host: string): string {
  return host.replace(/:\d+$/, '');
}

/** The name as in a URL: IPv6 in brackets. */
function bracket(name: string): string {
  return (name.includes(':') && !name.startsWith('[') ? `[${name}]` : name).toLowerCase();
}

/** A host name or address without scheme, port, path or wildcard; read in lower case, IPv6 in brackets. */
export const aHostName = z
  .string()
  .transform(bracket)
  .refine(
    (name) => /^([\w.-]+|\[[\da-f:.]+\])$/.test(name) && URL.canParse(`http://${name}`),
    'deve ser um nome exato, sem esquema nem porta, como sandbox',
  );

/** An origin as browsers send it: scheme, host and port, without a path. */
export const anOrigin = z
  .string()
  .toLowerCase()
  .refine(
    (text) => URL.canParse(text) && new URL(text).origin === text,
    'deve ser uma origem, como http://localhost:5173',
  );
