import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { loadRules } from '../../rules/Rules.js';
import {
  add,
  countInvestors,
  decide,
  lastReason,
  move,
  movements,
  moveTo,
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

/** Any call that documents the code answers it; nothing was kept. */
const answers = (code: number) => async (document: string) => {
  expect(await add(document)).toMatchObject({
    status: code,
    headers: { 'sandbox-regras': expect.stringContaining('valores-de-teste') },
  });
  expect(await countInvestors()).toBe(0);
  const asked = await sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${document}`);
  expect(asked.status).toBe(code);
};

/** A company that is one also has a registration and submissions, and may be a custodian. */
const isCompany = (document: string) => document.length === 14;

/** The call is not answered, and its work kept or not. */
const isSilent = (kept: boolean) => async (document: string) => {
  expect(await add(document)).toBeUndefined();
  expect(await countInvestors()).toBe(kept ? 1 : 0);
};

const OF_DOCUMENTS: Readonly<Record<string, (document: string) => Promise<void>>> = {
  async aprova(document) {
    await register(document);
    expect(await sandbox.events()).toEqual(['cadastroPendente', 'cadastroAprovado']);
    const url = await submitTo(document);
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Aguardando Liquidação' });
  },

  async reprova(document) {
    const all = [await offer(document, 1000)];
    expect(await offers()).toMatchObject({ data: [{ id: all[0], status: 'REPROVADA' }] });
    expect(await sandbox.events()).toContain('ofertaPrimariaReprovada');
    await move(document);
    expect(await movements()).toMatchObject([{ status: 'REPROVADA' }, { status: 'REPROVADA' }]);
    expect(await sandbox.events()).toContain('compraEVendaReprovada');
    if (!isCompany(document)) return;
    await moveTo(document);
    expect(await movements()).toMatchObject([{ status: 'REPROVADA' }]);
    await register(document);
    expect(await sandbox.events()).toEqual(['cadastroPendente', 'cadastroReprovado']);
    expect(await lastReason()).toBe('Um valor de teste leva a isto.');
    const url = await submitTo(document);
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Cancelada' });
  },

  async espera(document) {
    const id = await offer(document, 1000);
    expect(await offers()).toMatchObject({ data: [{ status: 'AGUARDANDO_LIQUIDACAO' }] });
    await decide(id);
    expect(await offers()).toMatchObject({ data: [{ status: 'CONCLUIDA' }] });
    await move(document);
    expect(await movements()).toMatchObject([WAITING, WAITING]);
    if (!isCompany(document)) return;
    const [movement = ''] = await moveTo(document);
    expect(await movements()).toMatchObject([WAITING]);
    await decide(movement);
    expect(await movements()).toMatchObject([{ status: 'CONCLUIDA' }]);
    const registration = await register(document);
    expect(await sandbox.events()).toEqual(['cadastroPendente']);
    await decide(registration);
    expect(await sandbox.events()).toContain('cadastroAprovado');
    const url = await submitTo(document);
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Em Andamento' });
    await decide(path.basename(url));
    expect(await read(`GET ${url}`)).toMatchObject({ status: 'Aguardando Liquidação' });
  },

  401: answers(401),
  403: answers(403),
  429: answers(429),
  500: answers(500),

  /** Only where the call documents it. */
  async 404(document) {
    expect(await add(document)).toMatchObject({ status: 201 });
    const investor = await sandbox.call(`GET /api/v1/investidores/${document}`);
    expect(investor.status).toBe(404);
    expect((await sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${document}`)).status).toBe(200);
  },

  timeout: isSilent(false),
  'timeout-gravado': isSilent(true),

  async '500-gravado'(document) {
    expect(await add(document)).toMatchObject({ status: 500 });
    expect(await countInvestors()).toBe(1);
    const again = { cpfCnpj: document, razaoSocial: 'Fundo' };
    expect((await sandbox.call('POST /api/v1/investidores', again)).status).toBe(400);
  },
};

const WAITING = { status: 'AGUARDANDO_LIQUIDACAO' };

const OF_AMOUNTS: Readonly<Record<string, (amount: number) => Promise<void>>> = {
  async reprova(amount) {
    expect(await statusesOf(await pay(amount))).toEqual(['REPROVADA', 'REPROVADA']);
    expect(await sandbox.events()).toContain('eventoFinanceiroReprovado');
    await offer(FUND, amount);
    expect(await offers()).toMatchObject({ data: [{ status: 'REPROVADA' }] });
    await move(STRANGER, amount);
    expect(await movements()).toMatchObject([{ status: 'REPROVADA' }, { status: 'CONCLUIDA' }]);
  },

  async espera(amount) {
    const paid = await pay(amount);
    expect(await statusesOf(paid)).toEqual(['AGUARDANDO_LIQUIDACAO', 'PENDENTE_APROVACAO']);
    for (const id of paid) await decide(id);
    expect(await statusesOf(paid)).toEqual(['CONCLUIDA', 'CONCLUIDA']);
    await offer(FUND, amount);
    expect(await offers()).toMatchObject({ data: [WAITING] });
    await move(STRANGER, amount);
    expect(await movements()).toMatchObject([WAITING, { status: 'CONCLUIDA' }]);
  },

  429: async (amount) => expect(await payOnce(amount)).toEqual([429, 0]),
  500: async (amount) => expect(await payOnce(amount)).toEqual([500, 0]),
  timeout: async (amount) => expect(await payOnce(amount)).toEqual([undefined, 0]),
  '500-gravado': async (amount) => expect(await payOnce(amount)).toEqual([500, 1]),
  'timeout-gravado': async (amount) => expect(await payOnce(amount)).toEqual([undefined, 1]),
};

describe('a document of the table', () => {
  it.each(Object.entries(documentos))('%s leads to %s', async (document, outcome) => {
    await OF_DOCUMENTS[outcome]?.(document);
    expect.hasAssertions();
  });

  it('is right in form, of one root, and no example', () => {
    for (const document of Object.keys(documentos)) {
      expect(document).toMatch(/^99999999(\d{3}|\d{6})$/);
      expect(checkDigits(document)).toBe(document.slice(-2));
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
  it.each(Object.entries(valores))('%s leads to %s', async (amount, outcome) => {
    await OF_AMOUNTS[outcome]?.(Number(amount));
    expect.hasAssertions();
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
      [{ x: 429 }, '"x" não é um valor, como 1313.01'],
      [{ 1: 'some' }, 'valores.1: deve ser aprova ou reprova ou espera ou 401'],
    ] as const) {
      const told = await sandbox.call('PUT /_sandbox/rules', { 'valores-de-teste': { valores } });
      expect(told.status).toBe(400);
      expect(JSON.stringify(told.body)).toContain(JSON.stringify(problem).slice(1, -1));
    }
  });
});

/** The last two digits that those before them give a CPF or CNPJ. */
function checkDigits(document: string): string {
  const most = isCompany(document) ? 9 : 11;
  const digits = [...document.slice(0, -2)].map(Number);
  for (let turn = 0; turn < 2; turn += 1) {
    const weighted = digits.toReversed().map((digit, index) => digit * (2 + (index % (most - 1))));
    const rest = weighted.reduce((sum, one) => sum + one, 0) % 11;
    digits.push(rest < 2 ? 0 : 11 - rest);
  }
  return digits.slice(-2).join('');
}
