import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findCheck } from '../../../packages/sandbox/src/contract/findCheck.js';
import { readPreparedContracts } from '../../../packages/sandbox/src/node/readPreparedContracts.js';
import { findAnswers } from '../../../packages/sandbox/src/recorder/findAnswers.js';
import { readHar } from '../../../packages/sandbox/src/recorder/har.js';
import { Traffic } from '../../../packages/sandbox/src/recorder/Traffic.js';
import { readEntries } from '../../../packages/sandbox/src/rules/loadRules.js';
import { drawSurprises } from '../../../packages/sandbox/src/surprises/drawSurprises.js';
import { callNext } from './callNext.js';
import { record } from './startRecording.js';

/** Draws alternatives by a seed, and finds them again in the recorded traffic of a client. */
export async function proveAnswers(folder: string, seed: string) {
  const drawn = drawSurprises(seed) as Record<string, Record<string, unknown>>;
  const file = path.join(folder, `${seed}.har`);
  return record(file, drawn, async (client, receiver) => {
    await client.runJourneys();
    await new Promise((resolve) => setTimeout(resolve, 9000));
    await client.readAll('listarNotificacoes', {});
    const byJourneys = await compare(file, drawn);
    const before = readFileSync(file, 'utf8');
    await callNext(client, receiver);
    const byAll = await compare(file, drawn);
    const { all, found, missing, rules } = byAll;
    return {
      file,
      found: `${byJourneys.found.length} of ${all} by journeys, ${found.length} in all`,
      contradicted: [...byJourneys.contradicted, ...byAll.contradicted],
      faults: {
        missing,
        wrong: [...byJourneys.wrong, ...byAll.wrong],
        unlike: await replay(before, rules, path.join(folder, `${seed} again.har`)),
      },
    };
  });
}

async function compare(file: string, drawn: Record<string, Record<string, unknown>>) {
  const contracts = readPreparedContracts();
  const traffic = new Traffic(
    contracts,
    new Map([['run.har', readFileSync(file, 'utf8')]]),
    findCheck,
  );
  const report = findAnswers(traffic);
  const rules = report.rules as Record<string, Record<string, unknown>>;
  const own = new Map(readEntries().map(({ id, parameters }) => [id, parameters]));
  const found: string[] = [];
  /** Answers that differ from the drawn rules. */
  const wrong: string[] = [];
  for (const [id, parameters] of Object.entries(rules)) {
    for (const [name, value] of Object.entries(parameters)) {
      const truth = drawn[id]?.[name] ?? own.get(id)?.[name];
      const isDrawn = drawn[id] !== undefined && name in drawn[id];
      const isSame = String(value).toLowerCase() === String(truth).toLowerCase();
      if (!isSame) wrong.push(`${id}.${name}: ${value}, and not ${truth}`);
      else if (isDrawn) found.push(`${id}.${name}`);
    }
  }
  const all = Object.entries(drawn).flatMap(([id, one]) =>
    Object.keys(one).map((name) => `${id}.${name}`),
  );
  return {
    all: all.length,
    missing: all.filter((one) => !found.includes(one)),
    found,
    wrong,
    rules,
    contradicted: report.sections
      .filter(({ title }) => title.startsWith('Contradições'))
      .flatMap(({ rows }) => rows.map((row) => row.join(': '))),
  };
}

/** Makes the journeys again in a simulator with the found rules, and compares status, shape and order of each answer. */
async function replay(before: string, rules: object, file: string): Promise<string[]> {
  await record(file, rules, (client) => client.runJourneys());
  const [one, other] = [before, readFileSync(file, 'utf8')].map(describeCalls);
  return (other ?? []).filter((call, at) => call !== one?.[at]);
}

/** Each call with its status and the shape of its answer, whose texts and numbers differ. */
function describeCalls(har: string): string[] {
  return readHar(har, 'run.har').entries.flatMap(({ request, response }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/api/') || pathname.includes('notification')) return [];
    const shape = (response.content.text ?? '')
      .replace(/:"(?:[^"\\]|\\.)*"/g, ':""')
      .replace(/:-?[\d.]+/g, ':0');
    return [
      `${request.method} ${pathname.replace(/[\da-f-]{11,}/g, '*')} ${response.status} ${shape}`,
    ];
  });
}
