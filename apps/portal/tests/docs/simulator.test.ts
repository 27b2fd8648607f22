import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalls } from './support/readCalls';
import { openSimulator, type Simulator } from './support/samples/openSimulator';

const POS_EMISSAO = 'https://pos-emissao.homologacao.frontier.example/api/v1';
const ONBOARDING = 'https://onboarding.homologacao.frontier.example/api/v1';
const TOKEN = { authorization: 'Bearer SEU_TOKEN' };
const JSON_TYPE = { 'content-type': 'application/json' };
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

function post(body: string, headers: Readonly<Record<string, string>> = TOKEN): RequestInit {
  return { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body };
}

function call(url: string, request: RequestInit): Promise<Response> {
  const headers = Object.entries({ ...request.headers }).map(([name, value]): [string, string] => [
    name,
    simulator.point(String(value)),
  ]);
  return fetch(simulator.point(url), { ...request, headers });
}

describe('the simulator that samples call', () => {
  it('answers what the contract documents', async () => {
    const response = await call(`${POS_EMISSAO}/bloqueios`, post(JSON.stringify(BLOQUEIO)));
    expect(await response.json()).toMatchObject({ operacaoCodigo: 'LNC000417' });
    expect(simulator.take()).toEqual([{ id: 'criarBloqueio', status: 201, faults: [] }]);
  });

  const form = new FormData();
  form.append('expirationDate', 'amanhã');

  it.each<[string, string, RequestInit, string]>([
    ['an unknown service', 'https://x.homologacao.frontier.example/api', {}, 'serviço'],
    ['an unknown path', `${POS_EMISSAO}/bloqueio`, { headers: TOKEN }, 'não tem esta chamada'],
    [
      'a wrong method',
      `${POS_EMISSAO}/bloqueios`,
      { method: 'PUT', headers: TOKEN },
      'não tem esta chamada',
    ],
    ['a missing token', `${POS_EMISSAO}/bloqueios`, {}, 'Authorization'],
    [
      'a token of another kind',
      `${POS_EMISSAO}/bloqueios`,
      { headers: { authorization: 'Basic YTpi' } },
      'Authorization',
    ],
    [
      'a token that nobody gave',
      `${POS_EMISSAO}/bloqueios`,
      { headers: { authorization: 'Bearer a' } },
      'Token ausente',
    ],
    [
      'a call at another service',
      `${ONBOARDING}/bloqueios`,
      { headers: TOKEN },
      'não tem esta chamada',
    ],
    ['a missing parameter', `${POS_EMISSAO}/posicoes`, { headers: TOKEN }, 'cpfCnpj'],
    ['an unknown parameter', `${POS_EMISSAO}/bloqueios?pageSize=1`, { headers: TOKEN }, 'pageSize'],
    ['a parameter of another type', `${POS_EMISSAO}/bloqueios?page=um`, { headers: TOKEN }, 'page'],
    ['a missing body', `${POS_EMISSAO}/bloqueios`, { method: 'POST', headers: TOKEN }, 'corpo'],
    ['a body that is no JSON', `${POS_EMISSAO}/bloqueios`, post('{'), 'JSON'],
    ['a missing field', `${ONBOARDING}/cadastros`, post('{}'), 'required'],
    [
      'a wrong type',
      `${POS_EMISSAO}/bloqueios`,
      post(JSON.stringify({ ...BLOQUEIO, quantidade: '200' })),
      'quantidade',
    ],
    [
      'a wrong value',
      `${POS_EMISSAO}/bloqueios`,
      post(JSON.stringify({ ...BLOQUEIO, constricaoTipo: 'FISCAL' })),
      'constricaoTipo',
    ],
    [
      'an unknown field',
      `${POS_EMISSAO}/bloqueios`,
      post(JSON.stringify({ ...BLOQUEIO, motivo: 'a' })),
      'motivo',
    ],
    [
      "a form's wrong part",
      `${ONBOARDING}/cadastros/6513270e-269e-4d37-b2a7-4de452e6b438/documentos/36f675cc-81e7-4ef5-a8e2-5d940ed90475`,
      { method: 'PUT', headers: TOKEN, body: form },
      'expirationDate',
    ],
    [
      'a form without its file',
      'https://emissao.homologacao.frontier.example/api/v1/solicitacoes/6b0d549b-6f03-475a-9600-a35a099950d8/documentos',
      { method: 'PUT', headers: TOKEN, body: form },
      'arquivo',
    ],
  ])('refuses %s', async (_what, url, request, fault) => {
    const { status } = await call(url, request);
    const [made] = simulator.take();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(made?.faults.join('\n')).toContain(fault);
  });
});
