import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operationsOf } from '@frontier/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelSnapshots } from '../support/readContracts';
import { provideFiles } from './support/mock/provideFiles';
import { isInstalled, runJavaScript, runShell } from './support/mock/runCode';
import { type Mock, type MockCall, startMock } from './support/mock/startMock';
import { type CodeBlock, readBlocks, readGuides } from './support/readBlocks';
import { readCalls } from './support/readCalls';

const operations = new Map(
  modelSnapshots()
    .flatMap(({ service }) => operationsOf(service))
    .map((operation) => [operation.id, operation]),
);
const blocks = readGuides().flatMap(({ file, text }) => readBlocks(file, text));
const HOST = '.homologacao.frontier.example';
const modules = blocks.filter(({ code, language }) => language === 'js' && code.includes(HOST));
/** Commands that call the services, or read with jq what the page's earlier ones wrote. */
const scripts = blocks.filter(
  ({ code, language }) => language === 'bash' && (code.includes(HOST) || /^jq\b/m.test(code)),
);
const missing = ['bash', 'curl', 'jq'].filter((program) => !isInstalled(program));
const runnable = scripts.filter(({ code }) =>
  missing.every((program) => program === 'jq' && !/\bjq\b/.test(code)),
);
const folders = new Map<string, string>();
const counts = { bash: 0, js: 0, calls: 0 };
let mock: Mock;

beforeAll(async () => {
  mock = await startMock(readCalls());
});

afterAll(async () => {
  await mock.close();
  for (const folder of folders.values()) rmSync(folder, { recursive: true });
});

/** Readers work through a page in one folder: later commands read what earlier ones wrote. */
function folderOf({ file }: CodeBlock): string {
  const known = folders.get(file);
  if (known !== undefined) return known;
  const folder = mkdtempSync(path.join(tmpdir(), 'guia-'));
  folders.set(file, folder);
  for (const block of scripts.filter((script) => script.file === file))
    provideFiles(block, operations, folder);
  return folder;
}

/** What is wrong with the calls a block made, each of which must have had its documented success. */
function faultsOf(calls: readonly MockCall[]): string[] {
  return calls.flatMap(({ faults, id, status }) => {
    const { responses = [] } = operations.get(id) ?? {};
    const success = responses.find((response) => response.status.startsWith('2'))?.status;
    return String(status) === success ? faults : [`${id} respondeu ${status}`, ...faults];
  });
}

/** Loops make a call again and again; a fence names it once. */
function namesOf(ids: readonly string[]): string {
  return ids.filter((id, index) => id !== ids[index - 1]).join(' ');
}

describe('code of the guides, run against the contracts', () => {
  it.each(runnable)('$file:$line (bash)', async (block) => {
    const { complaint, exit } = await runShell(folderOf(block), mock.point(block.code));
    const calls = mock.take();
    const made = namesOf(calls.map(({ id }) => id));
    const named = block.meta.get('operation');
    const expected = Number(block.meta.get('exit') ?? 0);
    expect({ exit, faults: faultsOf(calls) }, complaint).toEqual({ exit: expected, faults: [] });
    if (expected > 0) expect(named ?? '').toContain(made);
    else if (named !== undefined) expect(made).toBe(namesOf(named.split(/\s+/)));
    counts.bash += 1;
    counts.calls += calls.length;
  });

  it.each(modules)('$file:$line (js)', async (block) => {
    const call = block.meta.get('call');
    const code = call === undefined ? block.code : `${block.code}\nawait ${call};\n`;
    const { complaint, exit } = await runJavaScript(folderOf(block), mock.point(code));
    const calls = mock.take();
    expect({ exit, faults: faultsOf(calls) }, complaint).toEqual({ exit: 0, faults: [] });
    expect(calls.length).toBeGreaterThan(0);
    counts.js += 1;
    counts.calls += calls.length;
  });

  it('is answered', () => {
    const left = scripts.length - runnable.length;
    const why = left > 0 ? `; ${left} shell blocks not run, not installed: ${missing}` : '';
    console.log(
      `guides: ${counts.bash} shell and ${counts.js} JavaScript blocks run, ${counts.calls} calls answered as the contracts say${why}`,
    );
    expect(modules.length).toBeGreaterThan(5);
    expect(scripts.length).toBeGreaterThan(30);
  });
});
