import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSimulator } from '../../packages/sandbox/src/node/createSimulator.js';
import { runRequests } from './requests/runRequests.js';

/*
 * Sends random valid and invalid requests, generated from the contracts, to a simulator in memory with three
 * accounts, and checks every response.
 *
 *   npm run proofs -- requests [--seed 7 --runs 20000]
 *
 * --seed repeats the same requests, --runs is their number.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, runs: { type: 'string', default: '20000' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const perStory = 500;
const started = performance.now();
console.log(`seed ${seed}`);

main();

async function main(): Promise<void> {
  const sandbox = await createSimulator({ seed: 'proof', deliver: false });
  const counts = await runRequests({
    sandbox,
    specs: path.resolve('packages/sandbox/dist/specs'),
    accounts: ['alfa', 'beta', 'gama'].map((name) => [`conta-${name}`, `segredo-${name}`]),
    seed,
    stories: Math.ceil(Number(values.runs) / perStory),
    requests: perStory,
  });
  await sandbox.close();
  const list = (map: Map<unknown, number>) =>
    [...map].map(([key, count]) => `${key} ${count}`).join(', ');
  const accepted = [...counts.accepted.values()].reduce((sum, count) => sum + count, 0);
  for (const fault of counts.faults.values()) console.log(fault);
  console.log(`${counts.requests} requests to ${counts.calls.size} calls, ${accepted} accepted`);
  const silent = [...counts.calls.keys()].filter((id) => !counts.reached.has(id));
  console.log(`calls that accepted none: ${silent.join(', ') || 'none'}`);
  console.log(`codes: ${list(counts.statuses)}`);
  console.log(`accepted, by fault: ${list(counts.accepted)}`);
  console.log(
    `${Math.round((performance.now() - started) / 1000)} s, ${counts.faults.size} kinds of fault`,
  );
  process.exitCode = counts.faults.size > 0 ? 1 : 0;
}
