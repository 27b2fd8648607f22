import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { describe, expect, it } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { loadRules } from '../../rules/loadRules.js';
import {
  add,
  countInvestors,
  decide,
  issueUnpaid,
  lastReason,
  move,
  movements,
  offer,
  offers,
  pay,
  payOnce,
  read,
  register,
  STRANGER,
  sandbox,
  start,
  statusesOf,
  submitTo,
} from './scenes.js';
import { FUND, trade } from './story.js';

type Table = Record<'documentos' | 'valores', Record<string, string | number>>;
const own = loadRules().entries.find(({ id }) => id === 'valores-de-teste');
const { documentos, valores } = (own?.parameters ?? {}) as Table;

const RULED = expect.stringContaining('valores-de-teste');
const WAITING = { status: 'AGUARDANDO_LIQUIDACAO' };
const REPROVED = { status: 'REPROVADA' };

/** Documents with an outcome; the waiting and the refused ones are a person and a company each. */
const documentsOf = (outcome: string | number) =>
  Object.keys(documentos).filter((document) => documentos[document] === outcome);
const personOf = (outcome: string) => documentsOf(outcome).find((one) => one.length === 11) ?? '';
const companyOf = (outcome: string) => documentsOf(outcome).find((one) => one.length === 14) ?? '';

describe('a document of the table', () => {
  it('has what waits for another party approved', async () => {
    const company = companyOf('aprova');
    await register(company);
    expect(await sandbox.events()).toEqual(['cadastroPendente', 'cadastroAprovado']);
    const url = await submitTo(company);
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Aguardando Liquidação' });
  });

  it('has an offer reproved', async () => {
    const id = await offer(personOf('reprova'), 1000);
    expect(await offers()).toMatchObject({ data: [{ id, ...REPROVED }] });
    expect(await sandbox.events()).toContain('ofertaPrimariaReprovada');
  });

  it('has movements, registrations and submissions reproved', async () => {
    const company = companyOf('reprova');
    await move(company, { isCustodian: true });
    expect(await movements()).toMatchObject([REPROVED, REPROVED, REPROVED]);
    expect(await sandbox.events()).toContain('compraEVendaReprovada');
    await register(company);
    expect(await sandbox.events()).toEqual(['cadastroPendente', 'cadastroReprovado']);
    expect(await lastReason()).toBe('Um valor de teste leva a isto.');
    const url = await submitTo(company);
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Cancelada' });
  });

  it('has an offer wait for a decision', async () => {
    const id = await offer(personOf('espera'), 1000);
    expect(await offers()).toMatchObject({ data: [WAITING] });
    await decide(id);
    expect(await offers()).toMatchObject({ data: [{ status: 'CONCLUIDA' }] });
  });

  it('has movements, registrations and submissions wait', async () => {
    const company = companyOf('espera');
    const [, , custody = ''] = await move(company, { isCustodian: true });
    expect(await movements()).toMatchObject([WAITING, WAITING, WAITING]);
    await decide(custody);
    expect(await movements()).toMatchObject([WAITING, WAITING, { status: 'CONCLUIDA' }]);
    const registration = await register(company);
    expect(await sandbox.events()).toEqual(['cadastroPendente']);
    await decide(registration);
    expect(await sandbox.events()).toContain('cadastroAprovado');
    const url = await submitTo(company);
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Em Andamento' });
    await decide(path.basename(url));
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Aguardando Liquidação' });
  });

  it('is answered with a code where the call documents it, or not at all, before the work or after it', async () => {
    await start();
    let kept = 0;
    for (const [document, outcome] of Object.entries(documentos)) {
      if (['aprova', 'reprova', 'espera'].includes(String(outcome))) continue;
      const [code = '', isKept] = String(outcome).split('-');
      const status = code === '404' ? 201 : Number(code);
      const answer = await add(document);
      if (code === 'timeout') expect(answer).toBeUndefined();
      else expect(answer?.status, document).toBe(status);
      if (answer && code !== '404') expect(answer.headers['sandbox-regras']).toEqual(RULED);
      kept += isKept === undefined && code !== '404' ? 0 : 1;
      expect(await countInvestors(), document).toBe(kept);
    }
    const [missing] = documentsOf(404);
    expect((await sandbox.call(`GET /api/v1/investidores/${missing}`)).status).toBe(404);
    expect((await sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${missing}`)).status).toBe(200);
    const [limited] = documentsOf(429);
    expect((await sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${limited}`)).status).toBe(429);
  });

  it('is right in form, of one root, and no example', () => {
    for (const document of Object.keys(documentos)) {
      expect(document).toMatch(/^99999999(\d{3}|\d{6})$/);
      expect(isValidCpf(document) || isValidCnpj(document), document).toBe(true);
    }
    const texts = readdirSync(specs)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => readFileSync(path.join(specs, name), 'utf8'));
    for (const value of [...Object.keys(documentos), ...Object.keys(valores)]) {
      expect(texts.join()).not.toContain(value);
    }
  });
});

describe('an amount of the table', () => {
  const amountOf = (outcome: string) =>
    Number(Object.keys(valores).find((amount) => valores[amount] === outcome));

  it('has an event, an offer or a sale reproved', async () => {
    const amount = amountOf('reprova');
    expect(await statusesOf(await pay(amount))).toEqual(['REPROVADA', 'REPROVADA']);
    expect(await sandbox.events()).toContain('eventoFinanceiroReprovado');
    await offer(FUND, amount);
    expect(await offers()).toMatchObject({ data: [REPROVED] });
    await move(STRANGER, { precoUnitario: amount });
    expect(await movements()).toMatchObject([REPROVED, { status: 'CONCLUIDA' }]);
  });

  it('has it wait for a decision', async () => {
    const amount = amountOf('espera');
    const paid = await pay(amount);
    expect(await statusesOf(paid)).toEqual(['AGUARDANDO_LIQUIDACAO', 'PENDENTE_APROVACAO']);
    for (const id of paid) await decide(id);
    expect(await statusesOf(paid)).toEqual(['CONCLUIDA', 'CONCLUIDA']);
    await offer(FUND, amount);
    expect(await offers()).toMatchObject({ data: [WAITING] });
    await move(STRANGER, { precoUnitario: amount });
    expect(await movements()).toMatchObject([WAITING, { status: 'CONCLUIDA' }]);
  });

  it('has the call fail, before its work or after it', async () => {
    await issueUnpaid();
    for (const [amount, outcome] of Object.entries(valores)) {
      if (outcome === 'reprova' || outcome === 'espera') continue;
      const [code = '', isKept] = String(outcome).split('-');
      const status = code === 'timeout' ? undefined : Number(code);
      expect(await payOnce(Number(amount)), amount).toEqual([status, isKept === undefined ? 0 : 1]);
    }
  });

  it('may be changed, written with zeros at its end, and taken away', async () => {
    await start({
      'valores-de-teste': { documentos: { [STRANGER]: 429 }, valores: { '77.70': 429 } },
    });
    const asked = () => sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${STRANGER}`);
    expect((await asked()).status).toBe(429);
    const sale = { ...trade, precoUnitario: 77.7 };
    expect((await sandbox.call('POST /api/v1/compras-vendas', sale)).status).toBe(429);
    const without = { 'valores-de-teste': { documentos: { [STRANGER]: null } } };
    await sandbox.call('PUT /_sandbox/rules', without);
    expect((await asked()).status).toBe(200);
    for (const [valores, problem] of [
      [{ x: 429 }, 'valores.x: não é um valor, como 1313.01'],
      [{ 1: 'some' }, 'valores.1: deve ser aprova ou reprova ou espera ou 401'],
    ] as const) {
      const told = await sandbox.call('PUT /_sandbox/rules', { 'valores-de-teste': { valores } });
      expect(told.status).toBe(400);
      expect(JSON.stringify(told.body)).toContain(JSON.stringify(problem).slice(1, -1));
    }
  });
});
