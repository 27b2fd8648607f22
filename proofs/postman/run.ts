import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { portal } from '../../apps/portal/portal.config';
import { downloads } from '../../apps/portal/src/plugins/downloads/options';
import {
  type Collection,
  writePostman,
} from '../../apps/portal/src/plugins/downloads/writePostman';
import { modelSnapshots } from '../../apps/portal/tests/support/snapshots';
import { makeTempFolder } from '../../scripts/test/tempFolder';
import { startSimulator } from '../sandbox/support/startSimulator';

/*
 * Runs each folder of the Postman collection with Newman against the simulator, with the simulator's environment and
 * the seed that the page names.
 *
 *   npm run proofs -- postman
 */
const NEWMAN = path.resolve('proofs/node_modules/newman/bin/newman.js');
const PAGE = 'apps/portal/docs/frontier/downloads.mdx';
const COLLECTION = 'frontier.postman_collection.json';
const ADDRESS = downloads.simulator.address;
/** The page says why. */
const REFUSED = ['Liquidar evento financeiro'];

/** The used part of Newman's report. */
interface Report {
  readonly run: {
    readonly stats: Readonly<Record<'assertions', { total: number }>>;
    readonly failures: readonly { error: { message: string }; source?: { name: string } }[];
    readonly executions: readonly unknown[];
  };
}

main();

async function main(): Promise<void> {
  const folder = makeTempFolder();
  const simulator = await startSimulator({});
  try {
    const collection = await writeFiles(folder, simulator.url);
    const seeds = readSeeds();
    const reports: Report[] = [];
    for (const service of collection.item) {
      for (const { id, name } of service.item) {
        const body = seeds.get(`${service.name} | ${name}`);
        if (body === undefined) throw new Error(`${PAGE}: no seed for ${service.name} | ${name}`);
        const headers = { 'content-type': 'application/json' };
        await fetch(`${simulator.url}/_sandbox/seed`, { method: 'POST', headers, body });
        reports.push(runNewman(folder, id));
      }
    }
    tell(reports);
  } finally {
    await simulator.stop();
  }
}

/** Bodies of `/_sandbox/seed` by service and folder, from the table of the page. */
function readSeeds(): ReadonlyMap<string, string> {
  const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| `(\{.*\})` \|$/gm);
  return new Map(
    [...rows].flatMap(([, service, folders = '', body = '']) =>
      folders.split(', ').map((name) => [`${service} | ${name}`, body] as const),
    ),
  );
}

/** Writes the files of the downloads, with an id for each folder. */
async function writeFiles(folder: string, simulator: string) {
  for (const { address, bytes } of writePostman(modelSnapshots(), portal.siteUrl)) {
    const text = new TextDecoder().decode(bytes);
    writeFileSync(path.join(folder, path.basename(address)), text.replaceAll(ADDRESS, simulator));
    for (const [, file = ''] of text.matchAll(/"src": "([^"]+)"/g)) {
      writeFileSync(path.join(folder, file), '%PDF-1.7\n');
    }
  }
  const collection = JSON.parse(readFileSync(path.join(folder, COLLECTION), 'utf8')) as Collection;
  // Folders of two services can have one name.
  const item = collection.item.map(({ name, item: folders }) => ({
    name,
    item: folders.map((one) => ({ ...one, id: `${name} | ${one.name}` })),
  }));
  writeFileSync(path.join(folder, COLLECTION), JSON.stringify({ ...collection, item }));
  return { ...collection, item };
}

function runNewman(cwd: string, folder: string): Report {
  const command = [
    NEWMAN,
    ...['run', COLLECTION, '--working-dir', cwd, '--folder', folder],
    ...['-e', 'frontier-sandbox.postman_environment.json'],
    ...['--reporters', 'json', '--reporter-json-export', 'report.json'],
  ];
  const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
  // Its exit code is ignored: the report has the failed checks.
  spawnSync(process.execPath, command, { cwd, env, timeout: 120_000 });
  return JSON.parse(readFileSync(path.join(cwd, 'report.json'), 'utf8')) as Report;
}

function tell(reports: readonly Report[]): void {
  const runs = reports.map(({ run }) => run);
  const failures = runs.flatMap((run) => run.failures);
  const [known, faults] = [true, false].map((isKnown) =>
    failures.filter(({ source }) => REFUSED.includes(source?.name ?? '') === isKnown),
  );
  const count = (read: (run: Report['run']) => number) =>
    runs.reduce((sum, run) => sum + read(run), 0);
  console.log(
    `Newman: ${runs.length} folders, ${count((run) => run.executions.length)} calls, ${count((run) => run.stats.assertions.total)} checks, ${known?.length} fail as the page says, ${faults?.length} others`,
  );
  for (const { error, source } of faults ?? []) console.log(`- ${source?.name}: ${error.message}`);
  if (faults?.length !== 0 || known?.length === 0) process.exitCode = 1;
}
