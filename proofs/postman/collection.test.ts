import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloads } from '../../apps/portal/src/plugins/downloads/options';
import {
  type Collection,
  writePostman,
} from '../../apps/portal/src/plugins/downloads/writePostman';
import { modelSnapshots } from '../../apps/portal/tests/support/snapshots';
import { createSandbox, type Sandbox } from '../../packages/sandbox/src/index';
import { makeTempFolder } from '../../scripts/test/tempFolder';

/* Each folder of the Postman collection, run by Newman with the simulator's environment and the seed that the page names. */
const NEWMAN = path.resolve('proofs/node_modules/newman/bin/newman.js');
const PAGE = 'apps/portal/docs/frontier/downloads.mdx';
/** The page says why. */
const REFUSED = ['Liquidar evento financeiro'];

/** The used part of Newman's report. */
interface Report {
  readonly run: {
    readonly stats: Readonly<Record<'assertions', { total: number }>>;
    readonly failures: readonly { error: { message: string }; source?: { name: string } }[];
  };
}

const folder = makeTempFolder();
const files = writePostman(modelSnapshots()).map(({ address, bytes }) => ({
  name: path.basename(address),
  text: new TextDecoder().decode(bytes),
}));
const collection = JSON.parse(files[0]?.text ?? '') as Collection;
// Folders of two services can have one name.
const item = collection.item.map(({ item: folders, name }) => ({
  name,
  item: folders.map((one) => ({ ...one, id: `${name} | ${one.name}` })),
}));
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox();
  const address = await sandbox.listen();
  for (const { name, text } of files) {
    writeFileSync(path.join(folder, name), text.replaceAll(downloads.simulator.address, address));
    for (const [, file = ''] of text.matchAll(/"src": "([^"]+)"/g)) {
      writeFileSync(path.join(folder, file), '%PDF-1.7\n');
    }
  }
  writeFileSync(path.join(folder, 'collection.json'), JSON.stringify({ ...collection, item }));
});
afterAll(() => sandbox.close());

it.each(
  item.flatMap(({ item: folders, name }) => folders.map((one) => ({ ...one, service: name }))),
)(
  'every check of $id holds, except of calls that the page names',
  async ({ id, item: calls, name, service }) => {
    await sandbox.control('POST seed', readSeed(service, name));
    const command = [
      ...['run', 'collection.json', '--working-dir', folder, '--folder', id],
      ...['-e', 'frontier-sandbox.postman_environment.json'],
      ...['--reporters', 'json', '--reporter-json-export', `${id}.json`],
    ];
    const env = { ...process.env, NO_PROXY: '*', no_proxy: '*' };
    // It fails if a check does: the report says which.
    await promisify(execFile)(process.execPath, [NEWMAN, ...command], { cwd: folder, env }).catch(
      () => undefined,
    );
    const { run } = JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as Report;
    expect(run.stats.assertions.total).toBeGreaterThanOrEqual(calls.length);
    const failures = run.failures.map(({ error, source }) => [source?.name, error.message]);
    const refused = calls.map((call) => call.name).filter((call) => REFUSED.includes(call));
    expect(failures).toEqual(refused.map((call) => [call, expect.any(String)]));
  },
);

/** The body of `/_sandbox/seed` for a folder of a service, from the table of the page. */
function readSeed(service: string, folder: string): object {
  const rows = readFileSync(PAGE, 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| `(\{.*\})` \|$/gm);
  const row = [...rows].find(
    ([, own, folders = '']) => own === service && folders.split(', ').includes(folder),
  );
  if (!row) throw new Error(`${PAGE}: no seed for ${service} | ${folder}`);
  return JSON.parse(row[3] ?? '') as object;
}
