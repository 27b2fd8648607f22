import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../packages/sandbox/src/__tests__/createDatabase';
import type { Speed } from './support/measureCalls';
import { measureStore } from './support/measureStore';
import { startPostgres } from './support/startPostgres';
import type { StoreLocation } from './support/startSimulator';

/*
 * Measures the simulator on each store: start, reads, writes, deliveries, memory.
 *
 *   npm run proofs -- speed [--seconds 5] [--at-once 8] [--deliveries 200]
 */
main();

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      'at-once': { type: 'string', default: '8' },
      deliveries: { type: 'string', default: '200' },
    },
  });
  const atOnce = Number(values['at-once']);
  const plan = {
    seconds: Number(values.seconds),
    atOnce,
    deliveries: Number(values.deliveries) / 2,
  };
  const before = loadavg()[0];
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-sandbox-'));
  const server = await startPostgres();
  const places: [string, StoreLocation][] = [
    ['embedded, in memory', {}],
    ['embedded, `--data`', { data: path.join(folder, 'data') }],
    ['PostgreSQL', { databaseUrl: await createDatabase(server.url, 'bench') }],
  ];
  console.log(`| ${HEADINGS.join(' | ')} |\n|---|${'--:|'.repeat(HEADINGS.length - 1)}`);
  try {
    for (const [name, place] of places) await printStore(name, place, plan);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const loads = [before, loadavg()[0]].map((load) => load?.toFixed(1)).join(' → ');
  console.log(`
${atOnce} calls at once over HTTP, for ${plan.seconds} s each; a read is a position, a write a registration with its
document. ${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} cores, load ${loads}`);
}

const HEADINGS = [
  'store',
  'start s',
  'again s',
  'reads/s',
  'p50 ms',
  'p99 ms',
  'writes/s',
  'p50 ms',
  'p99 ms',
  'deliveries/s',
  'MB at start',
  'MB at end',
];

async function printStore(
  name: string,
  place: StoreLocation,
  plan: Parameters<typeof measureStore>[1],
): Promise<void> {
  const { started, restarted, reads, writes, deliveriesPerSecond, memory } = await measureStore(
    place,
    plan,
  );
  const seconds = (time?: number): string => (time === undefined ? '–' : (time / 1000).toFixed(1));
  const row = [
    name,
    seconds(started),
    seconds(restarted),
    ...figuresOf(reads),
    ...figuresOf(writes),
    deliveriesPerSecond.toFixed(0),
    ...memory.map((bytes) => (bytes / 1e6).toFixed(0)),
  ];
  printRow(row);
}

function figuresOf({ p50, p99, perSecond }: Speed): string[] {
  return [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
}

function printRow(row: readonly string[]): void {
  console.log(`| ${row.join(' | ')} |`);
}
