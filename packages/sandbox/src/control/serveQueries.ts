import type { Hono } from 'hono';
import type { Violation } from '../contract/describeViolations.js';
import { Examples } from '../contract/Examples.js';
import { lowerId } from '../contract/formats.js';
import { type HttpCall, type HttpEnv, respond } from '../server/HttpCall.js';
import type { Simulator } from '../server/Simulator.js';
import { describeJourneys, readStory, readStoryIds } from '../story/Story.js';
import { readClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';
import { listEventNames } from './deliveries.js';
import { describeCalls } from './describeCalls.js';
import {
  countObjects,
  LONGEST_PAGE,
  listIdentifiers,
  listObjects,
  OBJECT_KINDS,
  readFaults,
  readJobs,
  readKind,
  readObject,
  readState,
} from './readObjects.js';
import { describeLives } from './stateChanges.js';

const FURTHEST = Number.MAX_SAFE_INTEGER;

/** Bounds of a whole number, and its default. */
type Count = readonly [least: number, most: number, byDefault: number];

/**
 * Reads the whole numbers of a query, each sent once.
 * @throws Refusal with each unknown name, and each value that is no whole number in its bounds
 */
function readCounts<Name extends string>(
  query: Readonly<Record<string, readonly string[]>>,
  counts: Readonly<Record<Name, Count>>,
): Record<Name, number> {
  const names = Object.keys(counts);
  const own = names.length > 0 ? `são ${names.join(', ')}` : 'não há nenhum';
  const violations: Violation[] = Object.keys(query)
    .filter((name) => !names.includes(name))
    .map((location) => ({ location, problem: `não é um parâmetro; ${own}` }));
  const read = new Map<string, number>();
  for (const [name, [least, most, byDefault]] of Object.entries<Count>(counts)) {
    const text = query[name]?.join() ?? String(byDefault);
    read.set(name, Number(text));
    if (/^\d+$/.test(text) && Number(text) >= least && Number(text) <= most) continue;
    violations.push({
      location: name,
      problem: `deve ser um número inteiro, de ${least} a ${most}`,
    });
  }
  if (violations.length > 0) throw new Refusal('invalid', violations);
  return Object.fromEntries(read) as Record<Name, number>;
}

export function serveQueries(
  app: Hono<HttpEnv>,
  { log, options: { contracts }, runner }: Simulator,
): void {
  const { store } = runner;
  const examples = new Examples(contracts);
  const readIds = () => readStoryIds(runner.rules, examples);

  const answer = <Name extends string>(
    url: string,
    counts: Readonly<Record<Name, Count>>,
    read: (sent: Record<Name, number>, req: HttpCall['req']) => unknown,
  ) =>
    app.get(url, async (call) => {
      const sent = readCounts(call.req.queries(), counts);
      return respond(call, 200, JSON.stringify(await read(sent, call.req)));
    });
  answer('/clock', {}, async () => ({ now: await readClock(store) }));
  answer('/events', {}, () => ({ events: listEventNames(contracts) }));
  answer('/rules', {}, () => runner.rules.entries);
  answer('/inspect', { limit: [0, LONGEST_PAGE, 100] }, ({ limit }) => readState(store, limit));
  answer('/operations', {}, () => describeCalls(contracts, readIds()));
  answer('/journeys', {}, () => describeJourneys(readStory(), examples, readIds()));
  answer('/identifiers', {}, () => listIdentifiers(store));
  answer('/objects', {}, async () => ({
    counts: Object.fromEntries(
      await Promise.all(OBJECT_KINDS.map(async (kind) => [kind, await countObjects(store, kind)])),
    ),
    lives: describeLives(contracts, runner.rules.entries),
    notifications: listEventNames(contracts),
  }));
  const offset: Count = [0, FURTHEST, 0];
  answer('/objects/:kind', { limit: [0, LONGEST_PAGE, 25], offset }, (page, req) =>
    listObjects(store, readKind(req.param('kind') ?? ''), page),
  );
  answer('/objects/:kind/:id', {}, (_, req) =>
    readObject(store, readKind(req.param('kind') ?? ''), req.param('id') ?? ''),
  );
  answer('/deliveries', { limit: [1, 100, 20], offset }, (page) =>
    listObjects(store, 'deliveries', page),
  );
  answer('/log', { after: [0, FURTHEST, 0] }, async ({ after }) => {
    const [next = null] = await readJobs(store, 1);
    return {
      run: log.run,
      now: await readClock(store),
      next,
      faults: await readFaults(store),
      items: log.entries.filter(({ number }) => number > after),
    };
  });
  answer('/log/:id', {}, (_, req) => {
    const id = lowerId(req.param('id') ?? '');
    const exchange = log.read(id);
    if (exchange) return exchange;
    throw Refusal.of('missing', 'id', `o registro não tem, ou não tem mais, o pedido ${id}`);
  });
}
