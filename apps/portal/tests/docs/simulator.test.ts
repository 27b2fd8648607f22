import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalls } from './support/readCalls';
import { openSimulator, type Simulator } from './support/samples/openSimulator';

const BLOQUEIOS = 'https://pos-emissao.homologacao.frontier.example/api/v1/bloqueios';
const BLOQUEIO = {
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '04172538690',
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'Ordem judicial',
};
let simulator: Simulator;

beforeAll(async () => {
  simulator = await openSimulator(readCalls());
  await simulator.goTo(['criarBloqueio']);
});

afterAll(() => simulator.close());

async function post(address: string, body: object): Promise<number> {
  const authorization = simulator.point('Bearer SEU_TOKEN');
  const headers = { 'content-type': 'application/json', authorization };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(simulator.point(address), request)).status;
}

it('records the calls of samples, as the contract documents them', async () => {
  expect(await post(BLOQUEIOS, BLOQUEIO)).toBe(201);
  expect(simulator.take()).toEqual([{ id: 'criarBloqueio', status: 201, faults: [] }]);
});

it.each([
  ['an unknown service', BLOQUEIOS.replace('pos-emissao', 'x'), BLOQUEIO, 'serviço'],
  [
    'a call at another service',
    BLOQUEIOS.replace('pos-emissao', 'onboarding'),
    BLOQUEIO,
    'não tem esta chamada',
  ],
  ['an unknown field', BLOQUEIOS, { ...BLOQUEIO, motivo: 'a' }, 'motivo'],
  ['a wrong value', BLOQUEIOS, { ...BLOQUEIO, constricaoTipo: 'FISCAL' }, 'constricaoTipo'],
])('refuses %s', async (_what, address, body, fault) => {
  expect(await post(address, body)).toBeGreaterThanOrEqual(400);
  expect(simulator.take()[0]?.faults.join('\n')).toContain(fault);
});
