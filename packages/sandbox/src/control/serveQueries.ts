import type { Hono } from 'hono';
import * as z from 'zod';
import { Examples } from '../contract/Examples.js';
import { lowerId } from '../contract/formats.js';
import { type HttpCall, type HttpEnv, respond } from '../server/HttpCall.js';
import type { Simulator } from '../server/Simulator.js';
import { describeJourneys, readStory, readStoryIds } from '../story/Story.js';
import { readClock } from '../work/clock.js';
import { readData } from '../work/readData.js';
import { Refusal } from '../work/Work.js';
import { listEventNames } from './deliveries.js';
import { describeCalls } from './describeCalls.js';
import {
  countObjects,
  LONGEST_PAGE,
  listObjects,
  OBJECT_KINDS,
  readFaults,
  readJobs,
  readKind,
  readObject,
  readState,
} from './readObjects.js';
import { describeLives } from './stateChanges.js';

/** A whole number of a query, sent once. */
function aCount(least: number, most: number, byDefault: number) {
  const isCount = (text: string) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .refine(isCount, `deve ser um número inteiro, de ${least} a ${most}`)
    .transform(Number)
    .default(byDefault);
}

export function serveQueries(
  app: Hono<HttpEnv>,
  { log, options: { contracts }, runner }: Simulator,
): void {
  const { store } = runner;
  const examples = new Examples(contracts);

  const answer = <Counts extends z.ZodRawShape>(
    url: string,
    counts: Counts,
    read: (sent: z.output<z.ZodObject<Counts>>, req: HttpCall['req']) => unknown,
  ) =>
    app.get(url, async (call) => {
      const texts = Object.entries(call.req.queries()).map(([name, all]) => [name, all.join()]);
      const sent = readData(z.strictObject(counts), Object.fromEntries(texts), 'consulta');
      return respond(call, 200, JSON.stringify(await read(sent, call.req)));
    });
  answer('/clock', {}, async () => ({ now: await readClock(store) }));
  answer('/events', {}, () => ({ events: listEventNames(contracts) }));
  answer('/rules', {}, () => runner.rules.entries);
  answer('/inspect', { limit: aCount(0, LONGEST_PAGE, 100) }, ({ limit }) =>
    readState(store, limit),
  );
  answer('/operations', {}, () => describeCalls(contracts));
  answer('/journeys', {}, () =>
    describeJourneys(readStory(), examples, readStoryIds(runner.rules, examples)),
  );
  answer('/objects', {}, async () => ({
    counts: Object.fromEntries(
      await Promise.all(OBJECT_KINDS.map(async (kind) => [kind, await countObjects(store, kind)])),
    ),
    lives: describeLives(contracts, runner.rules.entries),
    notifications: listEventNames(contracts),
  }));
  const offset = aCount(0, Number.MAX_SAFE_INTEGER, 0);
  answer('/objects/:kind', { limit: aCount(0, LONGEST_PAGE, 25), offset }, (page, req) =>
    listObjects(store, readKind(req.param('kind') ?? ''), page),
  );
  answer('/objects/:kind/:id', {}, (_, req) =>
    readObject(store, readKind(req.param('kind') ?? ''), req.param('id') ?? ''),
  );
  answer('/deliveries', { limit: aCount(1, 100, 20), offset }, (page) =>
    listObjects(store, 'deliveries', page),
  );
  answer('/log', { after: offset }, async ({ after }) => {
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
