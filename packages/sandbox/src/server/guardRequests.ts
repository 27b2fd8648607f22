import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defineRule } from '../rules/defineRule.js';
import { aNumber } from '../rules/readers.js';
import { writeErrorBody } from './answerRefusal.js';

const callers = defineRule('quem-pode-chamar', { codigo: aNumber });

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Answers only who calls this machine by its own names (or by `host`, if one was given), and no web page of
 * another site: a page that a browser shows can't reach the simulator by a name that leads here.
 */
export function guardRequests(server: FastifyInstance, host: string): void {
  const names = new Set([...LOOPBACK, host.includes(':') ? `[${host}]` : host]);
  server.addHook('onRequest', async (request, reply) => {
    if (names.has(nameOf(request.headers.host)) && isOwnOrigin(request, names)) return;
    const { codigo } = request.ruled.of(callers);
    const problem = 'chame o simulador pelo nome desta máquina';
    const body = writeErrorBody(codigo, undefined, request.ruled, [
      { onde: 'Host ou Origin', problema: problem },
    ]);
    return reply.code(codigo).send(body);
  });
}

function isOwnOrigin(request: FastifyRequest, names: ReadonlySet<string>): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && names.has(new URL(origin).hostname);
}

function nameOf(host = ''): string {
  return host.replace(/:\d+$/, '').toLowerCase();
}
