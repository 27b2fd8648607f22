import { execFile } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { story } from '../../../packages/sandbox/dist/data.js';
import { apiKey, secretKey, specs } from '../../../packages/sandbox/src/__tests__/startSandbox.js';
import { createSandbox, type Sandbox } from '../../../packages/sandbox/src/index.js';
import { readPreparedContracts } from '../../../packages/sandbox/src/node/readPreparedContracts.js';
import { loadRules } from '../../../packages/sandbox/src/rules/loadRules.js';
import { writeArazzo } from '../../../packages/sandbox/src/story/writeArazzo.js';
import { makeTempFolder } from '../../../scripts/test/tempFolder.js';

const require = createRequire(import.meta.url);
const cli = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const folder = makeTempFolder();
const journeys = Object.keys(story);
let sandbox: Sandbox;
let address: string;
let services: string[];

const redocly = (...options: string[]) =>
  promisify(execFile)(process.execPath, [cli, ...options], { cwd: folder, env });

beforeAll(async () => {
  const contracts = readPreparedContracts();
  services = contracts.map(({ service }) => service);
  cpSync(specs, folder, { recursive: true });
  for (const [name, text] of writeArazzo(contracts, loadRules())) {
    writeFileSync(path.join(folder, `${name}.arazzo.yaml`), text);
    for (const [, file = ''] of text.matchAll(/\$file\('\.\/([^']+)'\)/g)) {
      writeFileSync(path.join(folder, file), '%PDF-1.7\n');
    }
  }
  sandbox = await createSandbox();
  address = await sandbox.listen();
});

afterAll(() => sandbox.close());

describe('the journeys as Arazzo documents', () => {
  it('are valid', async () => {
    const files = journeys.map((name) => `${name}.arazzo.yaml`);
    const { stderr } = await redocly('lint', '--extends', 'recommended-strict', ...files);
    expect(stderr).toContain('Your API descriptions are valid');
  });

  it.each(journeys)('%s runs in the simulator by Respect', async (name) => {
    await sandbox.seed(name);
    const servers = services.flatMap((service) => ['--server', `${service}=${address}`]);
    const inputs = ['--input', `apiKey=${apiKey}`, '--input', `secretKey=${secretKey}`];
    const report = `${name}.json`;
    await redocly(
      'respect',
      `${name}.arazzo.yaml`,
      ...servers,
      ...inputs,
      // Respect does not know the contracts' `2XX`. Each step checks its own status.
      ...['--severity', 'STATUS_CODE_CHECK=off'],
      '--json-output',
      report,
    ).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}${error.stderr}`);
    });
  });
});
