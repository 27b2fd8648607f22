import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Operation, operationsOf } from '@frontier/openapi';
import { writeSamples } from '@frontier/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { minimalCalls } from '../../src/contracts/buildContractIndex';
import { drawSample } from '../support/drawSample';
import { modelSnapshots } from '../support/snapshots';
import { readGuides } from './support/readBlocks';
import { readCalls } from './support/readCalls';
import { openSimulator, type Simulator, spoilsOthers } from './support/samples/openSimulator';
import { isInstalled, runJavaScript, runShell } from './support/samples/runCode';

const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ request }) => request)
  .sort((a, b) => Number(spoilsOthers(a.id)) - Number(spoilsOthers(b.id)));
const tried = drawSample(operations, 2);
/** Calls that a guide shows with required fields only. */
const minimalOperations = operations.flatMap((operation) => {
  const shown = readGuides()
    .map(({ text }) => new RegExp(`<Operation id="${operation.id}" required="(\\w+)"`).exec(text))
    .find((match) => match !== null);
  return shown?.[1] === undefined ? [] : (minimalCalls(operation).get(shown[1]) ?? []);
});
const hasCurl = isInstalled('curl') && isInstalled('bash');
const folder = makeTempFolder();
let simulator: Simulator;

beforeAll(async () => {
  simulator = await openSimulator();
  for (const name of operations.flatMap(fileNames)) {
    writeFileSync(path.join(folder, name), '%PDF-1.7\n');
  }
});

afterAll(() => simulator.close());

/** Names of the files an operation's sample sends. */
function fileNames({ request }: Operation): string[] {
  const parts = request?.body?.kind === 'multipart' ? request.body.parts : [];
  return parts.filter(({ file }) => file).map(({ value }) => value);
}

function sampleOf(operation: Operation, language: string): string {
  const sample = writeSamples(operation).find((candidate) => candidate.language === language);
  return simulator.point(sample?.code ?? '');
}

/** The single call of a sample, if the response matches the contract. */
function expectedCall({ id, responses }: Operation) {
  const success = responses.find(({ status }) => status.startsWith('2'));
  return { id, status: Number(success?.status) };
}

describe('samples of operations, run in the simulator', () => {
  it.each(tried)('$id in JavaScript', async (operation) => {
    const token = await simulator.goTo([operation.id]);
    const code = sampleOf(operation, 'javascript');
    const { complaint, exit, printed } = await runJavaScript(folder, code, token);
    const expected = expectedCall(operation);
    const [status] = printed.split(' ');
    expect({ calls: simulator.take(), exit, status }, complaint).toEqual({
      calls: [expected],
      exit: 0,
      status: String(expected.status),
    });
  });

  it.runIf(hasCurl).each(tried)('$id with curl', async (operation) => {
    const token = await simulator.goTo([operation.id]);
    const { complaint, exit } = await runShell(folder, sampleOf(operation, 'curl'), token);
    const calls = simulator.take();
    expect({ calls, exit }, complaint).toEqual({ calls: [expectedCall(operation)], exit: 0 });
  });

  it.each(drawSample(minimalOperations, 1))('$id with what is required only', async (operation) => {
    const token = await simulator.goTo([operation.id]);
    const code = sampleOf(operation, 'javascript');
    const { complaint, exit } = await runJavaScript(folder, code, token);
    const made = simulator.take();
    expect({ calls: made, exit }, complaint).toEqual({ calls: [expectedCall(operation)], exit: 0 });
  });

  it('are there for every call', () => {
    expect(operations).toHaveLength(readCalls().length);
    expect(minimalOperations.length).toBeGreaterThan(2);
  });
});
