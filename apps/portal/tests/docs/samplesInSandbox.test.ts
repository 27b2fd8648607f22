import { type Operation, operationsOf } from '@frontier/openapi';
import { writeSamples } from '@frontier/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { minimalCalls } from '../../src/contracts/buildContractIndex';
import { drawSample } from '../support/drawSample';
import { modelSnapshots } from '../support/snapshots';
import { openSimulator, pointOf, type Simulator } from './support/openSimulator';
import { readGuides } from './support/readBlocks';
import { readCalls } from './support/readCalls';

const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ request }) => request);
const tried = drawSample(operations, 2);
/** Calls that a guide shows with required fields only. */
const minimalOperations = operations.flatMap((operation) => {
  const shown = readGuides()
    .map(({ text }) => new RegExp(`<Operation id="${operation.id}" required="(\\w+)"`).exec(text))
    .find((match) => match !== null);
  return shown?.[1] === undefined ? [] : (minimalCalls(operation).get(shown[1]) ?? []);
});
const files = operations.flatMap(fileNames).map((name) => [name, '%PDF-1.7\n']);
const folder = makeTempFolder(Object.fromEntries(files));
let simulator: Simulator;

beforeAll(async () => {
  simulator = await openSimulator({ 'parametros-desconhecidos': { recusa: true } });
});

afterAll(() => simulator.close());

/** Names of the files an operation's sample sends. */
function fileNames({ request }: Operation): string[] {
  const parts = request?.body?.kind === 'multipart' ? request.body.parts : [];
  return parts.filter(({ file }) => file).map(({ value }) => value);
}

/** Runs the sample of an operation and expects one call with a documented success. @returns its output */
async function expectCall(operation: Operation, language: 'curl' | 'javascript'): Promise<string> {
  const { id, responses } = operation;
  const shell = await simulator.openShell(pointOf([id]), folder);
  const sample = writeSamples(operation).find((candidate) => candidate.language === language);
  const code = simulator.point(sample?.code ?? '');
  const run = language === 'curl' ? shell.run(code) : shell.runJavaScript(code);
  const { complaint, exit, printed } = await run;
  const calls = simulator.take().map((call) => `${call.id} ${call.status}`);
  const success = responses.find(({ status }) => status.startsWith('2'))?.status;
  expect({ calls, exit }, complaint).toEqual({ calls: [`${id} ${success}`], exit: 0 });
  return printed;
}

it.each(tried)('$id in JavaScript prints its status', async (operation) => {
  expect(await expectCall(operation, 'javascript')).toMatch(/^2\d\d\b/);
});

it.each(tried)('$id with curl succeeds as documented', async (operation) => {
  await expectCall(operation, 'curl');
});

it.each(drawSample(minimalOperations, 1))(
  '$id with what is required only prints its status',
  async (operation) => {
    await expectCall(operation, 'javascript');
  },
);

it('every call has samples', () => {
  expect(operations).toHaveLength(readCalls().length);
  expect(minimalOperations.length).toBeGreaterThan(2);
});
