import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../packages/sandbox/src/__tests__/createDatabase';
import { makeTempFolder } from '../../scripts/test/tempFolder';
import { type KillPlan, proveKills } from './support/proveKills';
import { proveTwoProcesses } from './support/proveTwoProcesses';
import { startPostgres } from './support/startPostgres';

/*
 * Kills the simulator during writes and deliveries and checks its store: its own one, and PostgreSQL, whose
 * server is killed as well. Then runs two simulators on one database with 50 good and bad receivers.
 *
 *   npm run proofs -- durable [--rounds 5]
 */
const faults: string[] = [];

main();

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const rounds = Number(values.rounds);
  const folder = makeTempFolder();
  const server = await startPostgres();
  console.log(`${rounds} kills on each store\n`);
  console.log('| killed | writes answered | lost or half done | delivered | of them again |');
  console.log('|---|--:|--:|--:|--:|');
  try {
    const data = path.join(folder, 'data');
    await printKills('simulator with `--data`', { place: { data }, rounds });
    const place = { databaseUrl: await createDatabase(server.url, 'kills') };
    await printKills('simulator or server of PostgreSQL', { place, server, rounds });
    await printTwo(await createDatabase(server.url, 'two'));
  } finally {
    await server.stop();
  }
  for (const fault of faults) console.log(`- ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function printKills(title: string, plan: KillPlan): Promise<void> {
  const proof = await proveKills(plan);
  const writes = Object.values(proof.answered).flat().length;
  const row = [title, writes, proof.faults.length, proof.delivered, proof.again];
  console.log(`| ${row.join(' | ')} |`);
  faults.push(...proof.faults);
}

async function printTwo(databaseUrl: string): Promise<void> {
  const proof = await proveTwoProcesses(databaseUrl);
  console.log(`
Two processes, ${proof.receivers} receivers: ${proof.delivered} deliveries arrived, ${proof.again} of them again;
${proof.failed} to mute, dead and failing receivers ended in failure, ${proof.waiting} of them still under way when
the others had all of theirs. Of 200 sales of one balance at once, ${proof.sold} were made.
Faults: ${proof.faults.length}`);
  faults.push(...proof.faults);
}
