import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { story } from '../../../../packages/sandbox/dist/data.js';
import { buildCall, readStoryIds } from '../../../../packages/sandbox/src/story/Story';
import { drawSample } from '../support/drawSample';
import { type Expectation, readExpectations } from './support/journeys/readExpectations';
import { readJourney, type Step } from './support/journeys/readJourney';
import { openSimulator, type Simulator } from './support/openSimulator';
import { readGuides } from './support/readBlocks';
import type { Shell } from './support/Shell';

/** Commands that read a state in `then`: a response, and an investor's free titles. */
const TOOLS = `
ler() { curl --silent --fail "$API$1" -H "Authorization: Bearer $TOKEN"; }
livres() { ler "/api/v1/posicoes?cpfCnpj=$1" | jq '[.contasDeposito[].operacoes[].quantidadeDisponivel] | add'; }
`;
const LOGIN = `export TOKEN=$(curl --silent --fail "$API/api/v1/auth" \\
  -H 'Content-Type: application/json' -d @credenciais.json | jq -r .accessToken)`;

const journeys = readGuides('apps/portal/docs/frontier/jornadas')
  .map(({ file, text }) => ({
    name: path.basename(file, '.mdx'),
    title: /^title: "?(.+?)"?$/m.exec(text)?.[1],
    steps: readJourney(file, text),
    nextSteps: text.split('## Próximo passo')[1],
  }))
  .filter(({ name }) => name !== 'index');
const walked = drawSample(journeys, 1);
let simulator: Simulator;

beforeAll(async () => {
  simulator = await openSimulator();
});

afterAll(() => simulator.close());

/** Output of the page's commands and of those by hand, and the JSON files that they send. */
async function act(shell: Shell, { actions }: Step, byHand: string | undefined) {
  const printed: string[] = [];
  const sent: unknown[] = [];
  const run = async (code: string) => {
    const outcome = await shell.run(code);
    expect(outcome.exit, `${code}\n${outcome.complaint}`).toBe(0);
    if (outcome.printed !== '') printed.push(outcome.printed);
    for (const [, name = ''] of code.matchAll(/-d @([\w-]+\.json)/g))
      sent.push(shell.readJson(name));
  };
  for (const action of actions) {
    if (action.kind === 'save') shell.save(action.name, simulator.point(action.text));
    else await run(simulator.point(action.code));
  }
  if (byHand !== undefined) await run(byHand);
  return { printed: printed.join('\n'), sent };
}

function compare(shell: Shell, printed: string, expected: Expectation): void {
  if (expected.prints !== undefined) expect(printed).toBe(expected.prints.trim());
  if (expected.shows !== undefined) expect(JSON.parse(printed)).toMatchObject(expected.shows);
  if (expected.echoes === undefined) return;
  expect(JSON.parse(printed)).toEqual(shell.readJson(expected.echoes));
}

/** The seed's calls for a step of the story, which must be the guide's calls. */
async function readStoryCalls(journey: string, step: number) {
  const { examples, sandbox } = simulator;
  const ids = readStoryIds(sandbox.sandbox.runner.rules, examples);
  const calls = (story[journey]?.steps ?? []).flatMap(({ call, step: number, ...rest }) =>
    call === undefined || number !== step ? [] : [{ call, ...rest }],
  );
  return calls.map((call) => buildCall(call, examples, ids));
}

async function compareWithStory(
  journey: string,
  step: number,
  made: readonly string[],
  sent: readonly unknown[],
): Promise<void> {
  const calls = await readStoryCalls(journey, step);
  expect(made).toEqual(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`));
  const bodies = await Promise.all(
    calls
      .filter(({ headers }) => headers.get('content-type') === 'application/json')
      .map((call): Promise<unknown> => call.json()),
  );
  if (sent.length !== bodies.length) return;
  const text = JSON.stringify(sent).replaceAll(simulator.receiver, 'http://127.0.0.1:8080');
  expect(JSON.parse(text)).toEqual(bodies);
}

async function walk(journey: string, step: Step, expected: Expectation, shell: Shell) {
  const { answers = [], beside = [], clock, then = [] } = expected;
  if (clock !== undefined) {
    await simulator.sandbox.call('PUT /_sandbox/clock', { now: clock }, '');
    await shell.run(LOGIN);
    simulator.take();
  }
  const { printed, sent } = await act(shell, step, expected['by-hand']);
  const calls = simulator.take();
  expect(calls.map(({ status }) => status)).toEqual(answers);
  compare(shell, printed, expected);
  const writes = calls.map(({ route }) => route).filter((route) => !/^GET |\/auth$/.test(route));
  const own = writes.filter((route) => !beside.includes(route));
  await compareWithStory(journey, step.number, own, sent);
  for (const { prints, run } of then) {
    const outcome = await shell.run(TOOLS + run);
    expect(outcome.printed, `${run}\n${outcome.complaint}`).toBe(prints.trim());
  }
  simulator.take();
}

it.each(journeys)('$name has its story, and the next journey', ({ name, nextSteps, steps }) => {
  const expectations = readExpectations(name);
  expect(expectations.map(({ step }) => step)).toEqual(steps.map(({ number }) => number));
  expect(story[name]?.last).toBe(steps.length);
  const first = (story[name]?.steps ?? []).filter(
    ({ step }, at, all) => step !== all[at - 1]?.step,
  );
  expect(first.map(({ step, title }) => `Passo ${step}: ${title}`)).toEqual(
    steps.map(({ title }) => title),
  );
  const { journey, step = '' } = story[name]?.next ?? {};
  expect(nextSteps).toContain(`(/docs/frontier/jornadas/${journey}${step && `#passo-${step}-`}`);
});

it.each(walked)('$name leads where it says, by its own commands', async ({ name, steps }) => {
  const expectations = readExpectations(name);
  const shell = await simulator.openShell({ journey: name });
  simulator.take();
  try {
    for (const [index, step] of steps.entries()) {
      const expected = expectations[index] ?? { step: step.number };
      await walk(name, step, expected, shell).catch((error: unknown) => {
        throw Object.assign(error as Error, { message: `${step.title}: ${error}` });
      });
    }
  } finally {
    await shell.close();
  }
});

it('the journeys are those of the story', () => {
  const titles = Object.entries(story).map(([name, { title }]) => `${name}: ${title}`);
  expect(journeys.map(({ name, title }) => `${name}: ${title}`).sort()).toEqual(titles.sort());
});
