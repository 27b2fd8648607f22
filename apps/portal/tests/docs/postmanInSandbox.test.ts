import { operationsOf } from '@frontier/reference';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modelSnapshots } from '../support/readContracts';
import { openTrial, type Trial } from './support/journeys/openTrial';
import { Newman } from './support/Newman';

/** What the story has done already by the time that the collection is run. */
const REFUSED = new Map([
  ['Criar cadastro', 400],
  ['Criar representante legal', 400],
  ['Cadastrar investidor', 400],
  ['Atualizar solicitação', 400],
  ['Adicionar dados financeiros', 400],
  ['Atualizar dados financeiros', 400],
  ['Adicionar parcelas', 400],
  ['Atualizar parcelas', 400],
  ['Criar oferta primária', 400],
  ['Aprovar ou reprovar oferta primária', 400],
  ['Liquidar evento financeiro', 400],
  ['Liberar bloqueio', 400],
  ['Aprovar ou reprovar movimentação', 400],
]);

const operations = modelSnapshots()
  .flatMap(({ service }) => operationsOf(service))
  .filter(({ kind }) => kind !== 'webhook');
let newman: Newman;
let trial: Trial;

beforeAll(async () => {
  trial = await openTrial();
  const { apiKey, secretKey } = trial.examples.request('gerarTokenDeAcesso').value as Record<
    string,
    string
  >;
  newman = new Newman([`apiKey=${apiKey}`, `secretKey=${secretKey}`]);
  await newman.prepare(trial.point);
});

afterAll(async () => {
  newman.close();
  await trial.service.close();
});

it('the Postman collection is answered by the simulator, each call as its contract documents', async () => {
  const shell = await trial.openShell('eventos-e-resgate-antecipado');
  await shell.close();
  const { run } = await newman.run();
  const codes = new Map(run.executions.map(({ item, response }) => [item.name, response?.code]));
  const refused = [...codes].filter(([, code = 0]) => code >= 300);
  expect(refused).toEqual([...REFUSED]);
  expect([...codes.keys()].sort()).toEqual(operations.map(({ title }) => title).sort());
  for (const { responses, title } of operations) {
    expect(responses.map(({ status }) => status)).toContain(String(codes.get(title)));
  }
  const others = run.failures.filter(({ source }) => !REFUSED.has(source?.name ?? ''));
  expect(others.map(({ error, source }) => `${source?.name}: ${error.message}`)).toEqual([]);
  console.log(`Postman: ${codes.size} calls answered by the simulator, ${refused.length} refused`);
});
