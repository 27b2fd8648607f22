import { operationsOf } from '@frontier/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { drawSample } from '../support/drawSample';
import { modelSnapshots } from '../support/snapshots';
import { readJourney } from './support/journeys/readJourney';
import { openSimulator, pointOf, type Simulator } from './support/openSimulator';
import { provideFiles } from './support/provideFiles';
import { type CodeBlock, readBlocks, readGuides } from './support/readBlocks';

const operations = new Map(
  modelSnapshots()
    .flatMap(({ service }) => operationsOf(service))
    .map((operation) => [operation.id, operation]),
);
const guides = readGuides();
/** `journeysInSandbox.test.ts` runs the steps of journeys, each in the state that the previous step left. */
const walked = new Set(
  guides
    .filter(({ file }) => file.includes('/jornadas/'))
    .flatMap(({ file, text }) => readJourney(file, text).map((step) => ({ file, step })))
    .flatMap(({ file, step: { actions } }) =>
      actions.flatMap((action) => (action.kind === 'run' ? [`${file}:${action.line}`] : [])),
    ),
);
const blocks = guides
  .flatMap(({ file, text }) => readBlocks(file, text))
  .filter(({ file, line }) => !walked.has(`${file}:${line}`));
const HOST = '.homologacao.frontier.example';
const modules = blocks.filter(({ code, language }) => language === 'js' && code.includes(HOST));
/** Shell commands that call the services, and `jq` commands on their files. Other tests run the recorder. */
const scripts = blocks.filter(
  ({ code, language }) =>
    language === 'bash' &&
    (code.includes(HOST) || /^jq\b/m.test(code)) &&
    !code.startsWith('frontier-sandbox '),
);
/** Pages whose commands run here. Commands read files of earlier ones, so a page is run completely. */
const pages = drawSample([...new Set(scripts.map(({ file }) => file))], 4);
const folders = new Map<string, string>();
let simulator: Simulator;

beforeAll(async () => {
  // Query parameters that a contract does not document are refused.
  simulator = await openSimulator({ 'parametros-desconhecidos': { recusa: true } });
});

afterAll(() => simulator.close());

/** Calls of a block, then of its page, so that reads come before changes. */
function callsFrom({ file, line }: CodeBlock): string[] {
  return blocks
    .filter((other) => other.file === file && other.line >= line)
    .flatMap(({ meta }) => meta.get('operation')?.split(/\s+/) ?? []);
}

function folderOf({ file }: CodeBlock): string {
  const known = folders.get(file);
  if (known !== undefined) return known;
  const folder = makeTempFolder();
  folders.set(file, folder);
  for (const block of scripts.filter((script) => script.file === file))
    provideFiles(block, operations, folder);
  return folder;
}

/** Faults of the calls a block made; each must have succeeded as documented. */
function faultsOf(calls: ReturnType<Simulator['take']>): string[] {
  return calls.flatMap(({ id, status }) => {
    const { responses = [] } = operations.get(id) ?? {};
    const success = responses.find((response) => response.status.startsWith('2'))?.status;
    return String(status) === success ? [] : [`${id} respondeu ${status}`];
  });
}

/** Loops make a call again and again; a fence names it once. */
function namesOf(ids: readonly string[]): string {
  return ids.filter((id, index) => id !== ids[index - 1]).join(' ');
}

it.each(scripts.filter(({ file }) => pages.includes(file)))('$file:$line (bash)', async (block) => {
  const named = block.meta.get('operation');
  const shell = await simulator.openShell(pointOf(callsFrom(block)), folderOf(block));
  const { complaint, exit } = await shell.run(simulator.point(block.code));
  const calls = simulator.take();
  const made = namesOf(calls.map(({ id }) => id));
  const expected = Number(block.meta.get('exit') ?? 0);
  expect({ exit, faults: faultsOf(calls) }, complaint).toEqual({ exit: expected, faults: [] });
  if (expected > 0) expect(named ?? '').toContain(made);
  else if (named !== undefined) expect(made).toBe(namesOf(named.split(/\s+/)));
});

it.each(drawSample(modules, 2))('$file:$line (js)', async (block) => {
  const call = block.meta.get('call');
  const code = call === undefined ? block.code : `${block.code}\nawait ${call};\n`;
  const shell = await simulator.openShell(pointOf([]), folderOf(block));
  const { complaint, exit } = await shell.runJavaScript(simulator.point(code));
  const calls = simulator.take();
  expect({ exit, faults: faultsOf(calls) }, complaint).toEqual({ exit: 0, faults: [] });
  expect(calls.length).toBeGreaterThan(0);
});

it('guides have requests in shell and JavaScript', () => {
  expect(modules.length).toBeGreaterThan(4);
  expect(scripts.length + walked.size).toBeGreaterThan(110);
});
