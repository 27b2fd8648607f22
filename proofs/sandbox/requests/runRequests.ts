import fc from 'fast-check';
import { inject } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import type { Simulator as Sandbox } from '../../../packages/sandbox/src/server/Simulator.js';
import { type Exchange, findFault } from './checkAnswer.js';
import { drawRequests, type RequestPlan } from './drawRequests.js';
import { makeRequest } from './makeRequest.js';
import { RawContracts } from './RawContracts.js';
import { World } from './World.js';

export interface RequestOptions {
  sandbox: Sandbox;
  specs: string;
  accounts: [string, string][];
  seed: number;
  /** Number of stories, each on a reset store. */
  stories: number;
  /** Requests per story. */
  requests: number;
}

export interface RequestCounts {
  requests: number;
  calls: Map<string, number>;
  statuses: Map<number, number>;
  /** Calls that accepted a request. */
  reached: Set<string>;
  /** Accepted requests by fault: without one, or with one that the contract allows. */
  accepted: Map<string, number>;
  /** Faults of responses, each with its first exchange. */
  faults: Map<string, string>;
}

/** Sends random requests, with the same initial state for each story, and checks every response. */
export async function runRequests(options: RequestOptions): Promise<RequestCounts> {
  const { sandbox, accounts, seed, stories, requests } = options;
  const contracts = new RawContracts(options.specs);
  const plans = drawRequests(contracts, accounts.length);
  const counts: RequestCounts = {
    requests: 0,
    calls: new Map(),
    statuses: new Map(),
    reached: new Set(),
    accepted: new Map(),
    faults: new Map(),
  };
  for (let story = 0; story < stories; story += 1) {
    const world = await World.create(sandbox, accounts);
    const checks = { contracts, world, entries: sandbox.runner.rules.entries };
    const drawn = fc.sample(plans, { seed: seed + story, numRuns: requests });
    for (const [index, plan] of drawn.entries()) {
      if (index % 25 === 0) await advanceClock(world, plan);
      const exchange = await send(plan, world, contracts);
      count(counts, plan, exchange);
      const fault = findFault(exchange, checks);
      if (fault === undefined) continue;
      const kind = `${plan.call.id} ${exchange.status} ${plan.fault}`;
      const text = describe(exchange, fault, `seed ${seed} story ${story} request ${index}`);
      if (!counts.faults.has(kind)) counts.faults.set(kind, text);
    }
  }
  return counts;
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
  const { request, company } = makeRequest(plan, world);
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

function count(counts: RequestCounts, { call, fault }: RequestPlan, { status }: Exchange): void {
  counts.requests += 1;
  add(counts.calls, call.id);
  add(counts.statuses, status);
  if (status >= 400) return;
  counts.reached.add(call.id);
  add(counts.accepted, fault);
}

function add<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
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
