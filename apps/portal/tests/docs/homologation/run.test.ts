import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScript, type Step } from '../../../src/plugins/data-pages/homologation/readScript';
import { acesso } from './journeys/acesso';
import { bloqueios } from './journeys/bloqueios';
import { compraEVenda } from './journeys/compra-e-venda';
import { conciliacoes } from './journeys/conciliacoes';
import { emissao } from './journeys/emissao';
import { eventosFinanceiros } from './journeys/eventos-financeiros';
import { investidores } from './journeys/investidores';
import { notificacoes } from './journeys/notificacoes';
import { ofertaPrimaria } from './journeys/oferta-primaria';
import { onboardingDoEmissor } from './journeys/onboarding-do-emissor';
import { operacoes } from './journeys/operacoes';
import { transferencias } from './journeys/transferencias';
import { webhooks } from './journeys/webhooks';
import { OutcomeTable } from './support/OutcomeTable';
import { reachNeeds } from './support/reachNeeds';
import { Story } from './support/Story';
import { type Runs, Turn } from './support/Turn';

/** The steps of each journey. The page requires notifications to be configured first. */
const RUNS: Readonly<Record<string, Runs>> = {
  acesso,
  webhooks,
  'onboarding-do-emissor': onboardingDoEmissor,
  investidores,
  emissao,
  'oferta-primaria': ofertaPrimaria,
  operacoes,
  'eventos-financeiros': eventosFinanceiros,
  'compra-e-venda': compraEVenda,
  transferencias,
  bloqueios,
  conciliacoes,
  notificacoes,
};

const script = readScript('apps/portal/docs/frontier/homologacao.yml');
const order = Object.keys(RUNS);
const journeys = [...script].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
const steps = journeys.flatMap((journey) => journey.steps);
const table = new OutcomeTable();

let story: Story;

beforeAll(async () => {
  story = await Story.begin();
});

afterAll(async () => {
  await story.end();
  if (process.env.HOMOLOGATION_TABLE) console.log(table.format());
  console.log(`homologation: ${table.summarize()}`);
});

it('does exactly the steps of the script', () => {
  const done = Object.entries(RUNS).map(([id, runs]) => [id, Object.keys(runs)]);
  expect(done).toEqual(journeys.map(({ id, steps: own }) => [id, own.map((step) => step.id)]));
});

it('does each step after those that it needs', () => {
  const ids = steps.map(({ id }) => id);
  const late = steps.flatMap(({ id, needs }) =>
    needs.filter((need) => ids.indexOf(need) > ids.indexOf(id)).map((need) => `${id}: ${need}`),
  );
  expect(late).toEqual([]);
});

describe.each(journeys)('$name', ({ id, steps: own }) => {
  it.each(own.map((step) => [nameStep(step), step] as const))('%s', async (_, step) => {
    const turn = new Turn(story, step, reachNeeds(steps, step));
    await RUNS[id]?.[step.id]?.(turn);
    expect(turn.outcomes.length, 'calls of the step itself').toBeGreaterThan(0);
    expect(turn.unneeded, `${step.place}: what it uses, without a need`).toEqual([]);
    table.add(step, turn.outcomes);
  });
});

function nameStep({ id, operations: [operation], status = '2xx' }: Step): string {
  return `${id} ${operation} ${status}`;
}
