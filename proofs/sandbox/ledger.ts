import { parseArgs } from 'node:util';
import { createSimulator } from '../../packages/sandbox/src/node/createSimulator.js';
import { runJourneys } from './ledger/runJourneys.js';

/*
 * Runs random journeys through the real calls, from issue to redemption, and compares every position with
 * a model in exact decimals. Checks the whole ledger every few steps.
 *
 *   npm run proofs -- ledger [--seed 7 --steps 10000]
 *
 * --seed repeats the same journeys, --steps is their total number of steps.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string', default: '10000' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const perJourney = 420;
const journeys = Math.ceil(Number(values.steps) / perJourney);
const started = performance.now();
console.log(`seed ${seed}`);

main();

async function main(): Promise<void> {
  const sandbox = await createSimulator({ seed: 'proof', deliver: false });
  const counts = await runJourneys({ sandbox, seed, journeys, steps: perJourney, every: 5 });
  await sandbox.close();
  const list = (map: Map<string, number>) =>
    [...map].map(([key, count]) => `${key} ${count}`).join(', ');
  console.log(`${journeys * perJourney} steps in ${journeys} journeys: ${list(counts.steps)}`);
  console.log(`results: ${list(counts.ends)}`);
  console.log(`${Math.round((performance.now() - started) / 1000)} s, no title was made or lost`);
}
