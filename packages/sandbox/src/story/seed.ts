import * as z from 'zod';
import { story } from '../../dist/data.js';
import { findSecret } from '../auth/accounts.js';
import { type Account, Examples, LOGIN } from '../contract/Examples.js';
import { approveAll } from '../control/decide.js';
import type { Simulator } from '../server/Simulator.js';
import { emptyStore } from '../store/createTables.js';
import { parseInstant, readClock, setClock } from '../work/clock.js';
import { Refusal, requireOneOf } from '../work/Work.js';
import { buildCall, planDays, readStoryIds, type StoryDay } from './Story.js';

export const journeyPoint = z.strictObject({
  journey: z.string(),
  step: z.int().default(1),
  /** How many of the step's own calls are made, too. */
  calls: z.int().min(0).optional(),
  /** Whether the account's webhook is configured after the story's calls, as the journey `webhooks` does. */
  webhook: z.boolean().optional(),
});

export type JourneyPoint = z.output<typeof journeyPoint>;

/**
 * Empties the store and makes the story's calls before a step of a journey. They are real calls, so a seed is always a
 * reachable state; it approves decisions that a rule leaves waiting.
 * @returns the resulting state, and a token to continue with
 * @throws Refusal naming the available journeys or steps, or the refused call; the store is empty then
 */
export async function seed(simulator: Simulator, until: JourneyPoint) {
  const { calls, journey, step } = until;
  requireOneOf('journey', journey, Object.keys(story));
  const last = story[journey]?.last ?? 0;
  if (step < 1 || step > last) throw Refusal.of('invalid', 'step', `deve ir de 1 a ${last}`);
  const days = planDays(journey, step, calls);
  if (until.webhook) days.at(-1)?.calls.push({ call: 'atualizarConfiguracao' });
  const { store } = simulator.runner;
  const credentials = findCredentials(simulator);
  // Earlier tokens stay valid, because guides request theirs first.
  const empty = () => store.transaction().execute((tx) => emptyStore(tx, ['signing_key']));
  await empty();
  try {
    const accessToken = await walk(simulator, days, credentials);
    return { ...until, now: await readClock(store), accessToken };
  } catch (error) {
    await empty();
    throw error;
  }
}

function findCredentials({ options, runner }: Simulator): Account {
  const { apiKey } = new Examples(options.contracts).guidesAccount();
  const secretKey = findSecret(runner.rules, apiKey);
  if (secretKey !== undefined) return { apiKey, secretKey };
  const problem = `a conta da história, ${apiKey}, não está na regra contas: devolva-a com um segredo`;
  throw Refusal.of('invalid', 'contas', problem);
}

async function walk(
  { fetch, options, runner }: Simulator,
  days: readonly StoryDay[],
  credentials: Account,
): Promise<string> {
  const { rules, store } = runner;
  const company = credentials.apiKey;
  const login = { call: LOGIN, body: credentials };
  const examples = new Examples(options.contracts);
  const ids = readStoryIds(rules, examples);
  const rows = [...ids].map(([kind, value]) => ({ company, kind, value }));
  if (rows.length > 0) await store.insertInto('story_ids').values(rows).execute();
  let accessToken = '';
  for (const { on, calls } of days) {
    await setClock(store, parseInstant(on));
    await runner.runDueJobs();
    const answer = await sendStep(fetch, LOGIN, buildCall(login, examples, ids));
    ({ accessToken } = JSON.parse(answer) as { accessToken: string });
    for (const call of calls) {
      const request = buildCall(call, examples, ids);
      request.headers.set('authorization', `Bearer ${accessToken}`);
      await sendStep(fetch, call.call, request);
      await runner.runDueJobs();
      await approveAll(runner);
    }
  }
  await runner.runDueJobs();
  return accessToken;
}

async function sendStep(
  fetch: Simulator['fetch'],
  call: string,
  request: Request,
): Promise<string> {
  const response = await fetch(request);
  const text = await response.text();
  if (response.ok) return text;
  const problem = `a história para em ${call}, que respondeu ${response.status} (${text}): veja as regras trocadas`;
  throw Refusal.of('invalid', 'journey', problem);
}
