import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../packages/sandbox/src/__tests__/createDatabase';
import { makeTempFolder } from '../../scripts/test/tempFolder';
import { proveKills } from './support/proveKills';
import { proveTwoProcesses } from './support/proveTwoProcesses';
import { startPostgres } from './support/startPostgres';

/*
 * Kills the simulator during writes and deliveries and checks its store: its own one, and PostgreSQL, whose
 * server is killed as well. Then runs two simulators on one database with 50 good and bad receivers.
 *
 *   npm run proofs -- durable [--rounds 5]
 */
main();

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const rounds = Number(values.rounds);
  const folder = makeTempFolder();
  const server = await startPostgres();
  try {
    const data = path.join(folder, 'data');
    report('Kills of a simulator with `--data`', await proveKills({ place: { data }, rounds }));
    const place = { databaseUrl: await createDatabase(server.url, 'kills') };
    report('Kills of a simulator or its server', await proveKills({ place, server, rounds }));
    const databaseUrl = await createDatabase(server.url, 'two');
    report('Two simulators, 200 sales at once', await proveTwoProcesses(databaseUrl));
  } finally {
    await server.stop();
  }
}

function report(name: string, proof: { faults: readonly string[] }): void {
  console.log(name, proof);
  if (proof.faults.length > 0) process.exitCode = 1;
}
