import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PreparedContract } from '../contract/Contract.js';
import { Examples } from '../contract/Examples.js';
import type { CallLog } from '../server/CallLog.js';
import type { Runner } from '../server/Runner.js';
import { describeJourneys } from '../story/describeJourneys.js';
import { readStory, readStoryIds } from '../story/Story.js';
import { readClock } from '../work/clock.js';
import { describeCalls } from './describeCalls.js';
import { readCounts } from './readCounts.js';
import {
  countObjects,
  LONGEST_PAGE,
  listIdentifiers,
  listObjects,
  OBJECT_KINDS,
  readAgenda,
  readFaults,
  readKind,
  readObject,
  readState,
} from './readObjects.js';
import { describeLives } from './stateChanges.js';

/** Maximum log entries per response; the newest ones are kept. */
const LOGGED = 200;
const FURTHEST = Number.MAX_SAFE_INTEGER;

/** Serves the read-only calls of the console. No response contains a whole table. */
export function serveReadings(
  server: FastifyInstance,
  { contracts, log, runner }: { contracts: PreparedContract[]; log: CallLog; runner: Runner },
): void {
  const { store } = runner;
  const examples = new Examples(contracts);
  const readIds = () => readStoryIds(runner.rules, examples);

  server.get('/inspect', async ({ query }) => {
    const { limit } = readCounts(query, { limit: [0, LONGEST_PAGE, 100] });
    return readState(store, limit);
  });
  server.get('/operations', async () => describeCalls(contracts, readIds()));
  server.get('/journeys', async () => describeJourneys(readStory(), examples, readIds()));
  server.get('/identifiers', async () => listIdentifiers(store));
  server.get('/objects', async () => ({
    counts: Object.fromEntries(
      await Promise.all(OBJECT_KINDS.map(async (kind) => [kind, await countObjects(store, kind)])),
    ),
    lives: describeLives(contracts, runner.rules.entries),
    notifications: contracts.flatMap(({ notifications }) => notifications),
  }));
  server.get<{ Params: { kind: string } }>('/objects/:kind', async ({ params, query }) => {
    const kind = readKind(params.kind);
    const page = readCounts(query, { limit: [0, LONGEST_PAGE, 25], offset: [0, FURTHEST, 0] });
    return listObjects(store, kind, page);
  });
  server.get<{ Params: { kind: string; id: string } }>(
    '/objects/:kind/:id',
    async ({ params: { id, kind } }) => readObject(store, readKind(kind), id),
  );
  server.get('/log', async ({ query }) => {
    const { after } = readCounts(query, { after: [0, FURTHEST, 0] });
    const [next = null] = await readAgenda(store, 1);
    return {
      run: log.run,
      now: await readClock(store),
      next,
      faults: await readFaults(store),
      items: log.entries.filter(({ number }) => number > after).slice(-LOGGED),
    };
  });
}

/** Allows only the simulator's own files and calls, and no markup from strings. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The console's files by URL path. */
const FILES = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/_sandbox/console.js': ['console.js', 'text/javascript; charset=utf-8'],
  '/_sandbox/console.css': ['console.css', 'text/css; charset=utf-8'],
  '/_sandbox/geist.woff2': ['geist.woff2', 'font/woff2'],
  '/_sandbox/geist-mono.woff2': ['geist-mono.woff2', 'font/woff2'],
} as const;

/** Serves the console at `/` from the build's folder; does nothing when the folder does not exist. */
export function serveConsole(server: FastifyInstance, folder: string | undefined): void {
  if (folder === undefined || !existsSync(folder)) return;
  for (const [url, [name, type]] of Object.entries(FILES)) {
    const bytes = readFileSync(path.join(folder, name));
    const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
    server.get(url, async ({ headers }, reply) => {
      reply
        .header('etag', tag)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .header('cross-origin-opener-policy', 'same-origin')
        .header('cross-origin-resource-policy', 'same-origin');
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      return reply.type(type).send(bytes);
    });
  }
  server.get('/_sandbox/', async (_request, reply) => reply.redirect('/'));
}
