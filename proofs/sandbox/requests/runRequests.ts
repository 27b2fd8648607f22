import fc from 'fast-check';
import { inject, specs } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';
import { type Exchange, findFault } from './checkAnswer.js';
import { drawRequests, type RequestPlan } from './drawRequests.js';
import { makeRequest } from './makeRequest.js';
import { RawContracts } from './RawContracts.js';
import { World } from './World.js';

/** Requests of a story. */
const REQUESTS = 500;

const ACCOUNTS = ['alfa', 'beta', 'gama'].map((name): [string, string] => [
  `conta-${name}`,
  `segredo-${name}`,
]);

/**
 * Sends random requests of three accounts in stories, each on a reset store, and checks every response.
 *
 * @returns the calls that accepted a request, and the faults of responses, each with its first exchange.
 */
export async function runRequests(sandbox: Sandbox, seed: number, stories: number) {
  const contracts = new RawContracts(specs);
  const plans = drawRequests(contracts, ACCOUNTS.length);
  const accepted = new Set<string>();
  const faults = new Map<string, string>();
  for (let story = 0; story < stories; story += 1) {
    const world = await World.create(sandbox, ACCOUNTS);
    const checks = { contracts, world, entries: sandbox.runner.rules.entries };
    const drawn = fc.sample(plans, { seed: seed + story, numRuns: REQUESTS });
    for (const [index, plan] of drawn.entries()) {
      if (index % 25 === 0) await advanceClock(world, plan);
      const exchange = await send(plan, world, contracts);
      if (exchange.status < 400) accepted.add(plan.call.id);
      const fault = findFault(exchange, checks);
      if (fault === undefined) continue;
      const kind = `${plan.call.id} ${exchange.status} ${plan.fault}`;
      const text = describe(exchange, fault, `seed ${seed} story ${story} request ${index}`);
      if (!faults.has(kind)) faults.set(kind, text);
    }
  }
  return { accepted, faults };
}

/** Refreshes the known objects, and sometimes advances the clock by a day, so that tokens expire. */
async function advanceClock(world: World, { dice }: RequestPlan): Promise<void> {
  if (dice % 4 === 0) {
    await world.control('/clock', { advance: 86_400 * (1 + (dice % 200)) });
    await world.login();
  }
  await world.refresh();
}

async function send(plan: RequestPlan, world: World, contracts: RawContracts): Promise<Exchange> {
  const { request, company } = await makeRequest(plan, world);
  const query = request.query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  const url = query.length > 0 ? `${request.path}?${query.join('&')}` : request.path;
  const payload =
    request.payload ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const answer = await inject(world.sandbox, {
    method: request.method as 'GET',
    url,
    headers: request.headers,
    ...(payload !== undefined && { payload }),
  });
  const rules = String(answer.headers['sandbox-regras'] ?? '');
  return {
    call: contracts.findCall(request.method, request.path),
    request,
    company,
    sent: `${url} ${payload?.toString() ?? ''}`,
    status: answer.statusCode,
    text: answer.body,
    mediaType: String(answer.headers['content-type'] ?? ''),
    rules: rules === '' ? [] : rules.split(', '),
  };
}

function describe(exchange: Exchange, fault: string, place: string): string {
  const { request, sent, status, text, rules } = exchange;
  return [
    `${place}: ${fault}`,
    `  ${request.method} ${sent.slice(0, 600)}`,
    `  ${status} ${text.slice(0, 600)}`,
    `  rules: ${rules.join(', ')}`,
  ].join('\n');
}
