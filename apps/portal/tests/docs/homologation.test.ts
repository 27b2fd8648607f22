import { expect, it } from 'vitest';
import { readPreparedContracts } from '../../../../packages/sandbox/src/node/readPreparedContracts';
import { readScript } from '../../src/plugins/data-pages/homologation/describeScript';
import { countOperations } from '../support/countOperations';
import { indexSnapshots } from '../support/snapshots';
import { readCalls, wordsOf } from './support/readCalls';

const FILE = 'apps/portal/docs/frontier/homologacao.yml';
const index = indexSnapshots();
const operations = Object.entries(index.operations).map(([id, entry]) => ({ id, ...entry }));
const journeys = readScript(FILE);
const steps = journeys.flatMap((journey) => journey.steps);
const calls = new Map(readCalls().map((call) => [call.id, call]));
const notifications = readPreparedContracts().map((contract) => contract.notifications);

/** Calls with a documented error that no step causes, each with the file for a new step. */
function findUnmet(status: string, canBeMet: (id: string) => boolean): string[] {
  const met = steps.filter((step) => step.status === status).flatMap((step) => step.operations);
  return operations
    .map(({ id }) => id)
    .filter((id) => index.errors[id]?.some((error) => error.status === status) && canBeMet(id))
    .filter((id) => !met.includes(id))
    .map((id) => `${FILE}: no step with ${status} for ${id}`);
}

it('the script has journeys whose steps are numbered one after another', () => {
  for (const journey of journeys) {
    const prefix = journey.steps[0]?.id.slice(0, 4);
    expect(journey.steps.map(({ id }) => id)).toEqual(
      journey.steps.map((_, at) => `${prefix}${String(at + 1).padStart(2, '0')}`),
    );
  }
});

it('the script tries every call and every notification with success', () => {
  const done = steps.filter(({ status }) => status === undefined);
  const tried = new Set(done.flatMap((step) => step.operations));
  const untried = operations.filter(({ id }) => !tried.has(id));
  expect(untried.map(({ id }) => `${FILE}: no step for ${id}`)).toEqual([]);
  expect(operations).toHaveLength(countOperations());
});

it('the script meets 400 of each known body, 404 of each identifier and 401 of each service', () => {
  expect(findUnmet('400', (id) => calls.get(id)?.body !== undefined)).toEqual([]);
  expect(findUnmet('404', (id) => /\{/.test(index.operations[id]?.path ?? ''))).toEqual([]);
  const refused = steps.filter(({ status }) => status === '401').flatMap((s) => s.operations);
  const services = new Set(refused.map((id) => index.operations[id]?.service));
  const others = Object.keys(index.services).filter((id) => !services.has(id));
  expect(others.map((id) => `${FILE}: no step with 401 for a call of ${id}`)).toEqual([]);
});

it('the script names only fields, parameters and values of the calls of the journey', () => {
  const foreign = journeys.flatMap((journey) => {
    const used = journey.steps.flatMap((step) => step.operations);
    const known = new Set(used.flatMap((id) => wordsOf(calls.get(id) ?? notifications)));
    return journey.steps.flatMap(({ action, expected = '', sourceLine }) =>
      [...`${action} ${expected}`.matchAll(/`([^`]+)`/g)]
        .filter(([, word = '']) => !known.has(word))
        .map(([, word]) => `${sourceLine} ${word}`),
    );
  });
  expect(foreign).toEqual([]);
});

it('the script sends readers only to steps that exist', () => {
  const ids = new Set(steps.map(({ id }) => id));
  const cited = steps.flatMap(({ action, expected = '', sourceLine }) =>
    [...`${action} ${expected}`.matchAll(/\b[A-Z]{3}-\d\d\b/g)].map(([id]) => ({
      id,
      sourceLine,
    })),
  );
  expect(cited.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(cited.length).toBeGreaterThan(30);
});
