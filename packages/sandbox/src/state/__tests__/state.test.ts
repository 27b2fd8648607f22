import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { inject, TestSandbox } from '../../__tests__/startSandbox.js';
import { findBuiltFile } from '../../packageFiles.js';
import { MOST } from '../readLines.js';

let sandbox: TestSandbox;
/** A state with rows of most tables. */
let state: string;

beforeAll(async () => {
  sandbox = await TestSandbox.start();
  await sandbox.call('POST /_sandbox/seed', { journey: 'compra-e-venda', step: 2 });
  await sandbox.trigger();
  await sandbox.call('POST /_sandbox/fail', { operation: 'listarCadastros', kind: '500' });
  await sandbox.call('PUT /_sandbox/rules', { liquidacao: { segundos: 5 } });
  await sandbox.call('PUT /_sandbox/rules', { 'textos-nao-informados': { textos: { 429: null } } });
  state = await save();
});

async function save(): Promise<string> {
  return (await inject(sandbox.sandbox, { url: '/_sandbox/state' })).body;
}

async function load(payload: string | Uint8Array) {
  const { body, statusCode } = await inject(sandbox.sandbox, {
    method: 'PUT',
    url: '/_sandbox/state',
    payload,
  });
  const problems: { onde: string; problema: string }[] = body ? JSON.parse(body).problemas : [];
  return {
    status: statusCode,
    problems,
    text: problems.map(({ onde, problema }) => `${onde}: ${problema}`).join('\n'),
  };
}

/** The state with a change in the first row of a table. */
const row =
  (table: string, from: string | RegExp, to: string): (() => string) =>
  () => {
    const lines = state.split('\n');
    const at = lines.findIndex((line) => line.includes(`"table":"${table}"`));
    return lines.with(at, lines[at]?.replace(from, to) ?? '').join('\n');
  };

it('a saved state is the same bytes after it was loaded, also compressed', async () => {
  for (const file of [state, gzipSync(state)]) {
    await sandbox.call('POST /_sandbox/reset');
    expect((await load(file)).status).toBe(204);
    expect(await save()).toBe(state);
  }
});

it('a saved state brings data, clock, rules and ordered faults', async () => {
  await sandbox.call('POST /_sandbox/reset');
  await load(state);
  const { now } = await sandbox.read('GET /_sandbox/clock');
  expect(state.slice(0, 120)).toContain(`"clock":"${now.slice(0, 10)}`);
  const rules = await sandbox.read('GET /_sandbox/rules');
  const find = (name: string) => rules.find(({ id }: { id: string }) => id === name).parameters;
  expect(find('liquidacao').segundos).toBe(5);
  expect(find('textos-nao-informados').textos).not.toHaveProperty('429');
  const token = await sandbox.login();
  expect((await sandbox.call('GET /api/v1/cadastros', undefined, token)).status).toBe(500);
  await sandbox.call('POST /_sandbox/reset');
  expect((await save()).split('\n').length).toBeLessThan(4);
});

it('a saved state may be edited, and numbers go on after it', async () => {
  const [head = '', ...rows] = state.split('\n');
  const first = head.replace(/"clock":"[^"]+"/, '"clock":"2027-01-04"');
  expect((await load(`\uFEFF${[first, '', ...rows].join('\r\n')}`)).status).toBe(204);
  expect((await sandbox.read('GET /_sandbox/clock')).now).toMatch(/^2027-01-04T12:00/);
  await sandbox.trigger();
  const added = (await save()).split('\n').filter((line) => line.includes('"notifications"'));
  expect(added.length).toBe(rows.filter((line) => line.includes('"notifications"')).length + 1);
});

describe('a file that is no state', () => {
  beforeAll(() => load(state));

  const packed = () => gzipSync(state);
  const head = (from: string | RegExp, to: string) => () => state.replace(from, to);
  /** A line again and again, packed once: a gzip may have several members. */
  const repeatPacked = (line: string, times: number) =>
    Buffer.concat([packed(), ...Array<Uint8Array>(times).fill(gzipSync(`${line}\n`))]);
  const wide = Array.from({ length: 9999 }, (_, at) => (at * 7919) % 9973).join('');
  it.each<[string, () => string | Uint8Array, RegExp]>([
    ['nothing', () => '', /arquivo: está vazio/],
    ['other bytes', () => new Uint8Array([1, 2, 3]), /não é um estado que o simulador salvou/],
    ['a database', () => readFileSync(findBuiltFile('cluster.tar')), /não é um estado/],
    ['gzip of other bytes', () => gzipSync('PK\x03\x04'), /não é um estado/],
    ['cut gzip', () => packed().subarray(0, 900), /gzip está incompleto/],
    ['damaged gzip', () => packed().fill(7, 500, 600), /gzip está incompleto/],
    ['a cut end', () => state.slice(0, -200), /linha \d+: coluna \d+: o JSON termina antes/],
    ['Latin-1', () => Buffer.from(state.replace('data":{', '$&"ç":1,'), 'latin1'), /UTF-8/],
    ['a recording', () => '{\n"log":{"entries":[]}}', /arquivo: é uma gravação \(HAR\)/],
    ['other JSON', () => '{"a":1}', /linha 1: deve ter "format"/],
    ['another version', head('"version":1', '"version":2'), /linha 1: tem a versão 2/],
    ['no clock', head(/"clock":"[^"]+",/, ''), /linha 1: a linha: deve ter o campo clock/],
    ['a clock out of range', head(/"clock":"\d+/, '"clock":"3001'), /linha 1.*1970 a 2999/],
    ['an unknown rule', head('"liquidacao"', '"nada"'), /linha 1: nada: não é uma regra/],
    ['a wrong parameter', head('"segundos":5', '"segundos":"x"'), /linha 1: liquidacao.segundos/],
    ['no sequence', head('"id_numbers"', '"numbers"'), /sequences: deve ter o campo id_numbers/],
    ['an unknown table', row('ledger', 'ledger', 'pg_class'), /linha \d+: a tabela pg_class não/],
    ['the prototype', row('ledger', 'ledger', 'constructor'), /a tabela constructor não existe/],
    ['the clock as rows', () => `${state}{"table":"clock","row":{}}`, /a tabela clock não existe/],
    ['an unknown column', row('operations', '"code"', '"x"'), /row: não tem o campo x; os campos/],
    ['no column', row('operations', '"closed":false,', ''), /linha \d+: row: deve ter .* closed/],
    ['another type', row('operations', '"closed":false', '"closed":0'), /deve ser true ou false/],
    ['a forbidden null', row('operations', '"closed":false', '"closed":null'), /closed: deve ser/],
    ['a decimal as number', row('ledger', /"(-?\d+\.\d+)"/, '$1'), /um decimal como texto/],
    ['too many places', row('ledger', /(\.0+)"/, '$11"'), /: quantity: deve ser um decimal/],
    ['no day', row('operations', /(issued_on":)"[^"]+/, '$1"2026-02-30'), /deve ser um dia/],
    ['a year 0000', row('operations', /(issued_on":)"\d{4}/, '$1"0000'), /deve ser um dia/],
    ['no instant', row('ledger', /(posted_at":")\d{4}/, '$10000'), /posted_at: deve ser um inst/],
    ['no file type', row('files', /(media_type":")[^"]+/, '$1ação'), /media_type: deve .* tipo de/],
    ['no Base64', row('signing_key', '=', '*'), /secret: deve ter bytes em Base64/],
    ['a short key', row('signing_key', /"[^"]+="/, '""'), /linha 2: signing_key: deve cumprir/],
    ['a status of no contract', row('operations', 'EMITIDO', 'X'), /deve cumprir CHECK .*EMITIDO/],
    ['a registrar of no CNPJ', row('operations', /(registrar":")\d/, '$1x'), /14.*pontuação/],
    ['a list as data', row('investors', /"data":{.*},"cre/, '"data":[],"cre'), /data\/: deve ser/],
    ['a registration without a field', row('registrations', '"uf"', '"x"'), /endereco: deve ter o/],
    ['a representative of no CPF', row('representatives', /a":{"cpf":"/, '$&x'), /data\/cpf: deve/],
    ['a request without a field', row('requests', '"investidores"', '"x"'), /campo investidores/],
    ['other financial data', row('requests', '"proRata":"', '$&x'), /financial_data\/proRata/],
    ['another instalment', row('requests', /(valorTotal":)\d+/, '$1""'), /instalments\/0\/valor/],
    ['an instalment without a field', row('requests', '"valorJuros"', '"x"'), /campo valorJuros/],
    ['an investor without a field', row('offers', '"quantidade"', '"x"'), /investors.0: deve/],
    ['another sum', row('offers', '"quantidade":', '$&1'), /quantity: deve ser a soma das quant/],
    [
      'a webhook at no web address',
      () =>
        `${state}{"table":"webhook_settings","row":{"company":"x","data":{"webhookConfig":{"webhookUrl":"file:///etc/passwd","authType":"HMAC"}}}}`,
      /linha \d+: data\/webhookConfig\/webhookUrl: deve ser um endereço http ou https/,
    ],
    ['a repeated key', row('operations', /.*/, '$&\n$&'), /operations: outra linha já tem id/],
    ['a broken reference', row('operations', /.*/, ''), /operation_id \S+ não é de uma linha ant/],
    ['an uneven posting', row('ledger', '.00000000', '.5'), /as linhas deste posting somam/],
    ['a negative account', () => state.replaceAll('"kind":"issuer"', '"kind":"free"'), /abaixo de/],
    ['a lone surrogate', row('operations', '"id":"', '$&\\ud800'), /que não pode ser guardado/],
    ['the last number', row('operations', /"number":\d+/, '$&0000000000000000'), /inteiro até/],
    ['a fraction', row('operations', /"number":\d+/, '$&.5'), /número inteiro até/],
    ['a text too long to find', row('story_ids', 'kind":"', `$&${wide}`), /o banco não aceita/],
    ['an endless line', () => gzipSync(`{${' '.repeat(MOST.inLine)}`), /linha 1: passa de 16 MiB/],
    ['many lines', () => gzipSync(state + '\n'.repeat(MOST.rows)), /passa de 1000000 linhas/],
    ['many bytes', () => repeatPacked(' '.repeat(2 ** 20 - 1), 256), /de 256 MiB/],
  ])('with %s is refused with the line', async (_, file, message) => {
    const { status, text } = await load(file());
    expect([status, text]).toEqual([400, expect.stringMatching(message)]);
  });

  it('has its first problems listed together, and changes nothing', async () => {
    const { problems } = await load(state.replaceAll('"company"', '"empresa"'));
    expect(problems).toHaveLength(20);
    expect(new Set(problems.map(({ onde }) => onde)).size).toBe(20);
    expect(await save()).toBe(state);
  });
});

/** A state with a few faults in its lines or bytes. */
const faulty = () => {
  const odd = fc.oneof(
    fc.constantFrom(
      ...'null 0 -1 1e999 "" [] {} true "\\u0000" "2026-13-01" {"__proto__":1}'.split(' '),
    ),
    fc.json({ maxDepth: 2 }),
  );
  const lines = state.trimEnd().split('\n');
  const index = fc.nat(lines.length - 1);
  const edit = fc.oneof(
    index.map((at) => (all: string[]) => all.toSpliced(at, 1)),
    fc.tuple(index, index).map(
      ([at, to]) =>
        (all: string[]) =>
          all.toSpliced(to, 0, all[at] ?? ''),
    ),
    fc.tuple(index, fc.nat(40), odd).map(([at, nth, value]) => (all: string[]) => {
      let seen = -1;
      const swap = (part: string, colon: string) => {
        seen += 1;
        return seen === nth ? `${colon}${value}` : part;
      };
      return all.with(
        at,
        (all[at] ?? '').replace(/(":)("(?:[^"\\]|\\.)*"|[-\d.]+|true|false|null)/g, swap),
      );
    }),
    fc.tuple(index, fc.nat(), fc.string()).map(([at, place, text]) => (all: string[]) => {
      const line = all[at] ?? '';
      const from = place % (line.length + 1);
      return all.with(at, line.slice(0, from) + text + line.slice(from + text.length));
    }),
  );
  return fc
    .array(edit, { minLength: 1, maxLength: 3 })
    .map((edits) =>
      edits.reduce((all, one) => (all.length > 0 ? one(all) : all), lines).join('\n'),
    );
};

it('is loaded whole or not at all, whatever its faults', async () => {
  await load(state);
  const seen = new Set<number>();
  const property = fc.asyncProperty(faulty(), fc.boolean(), async (file, isPacked) => {
    const { problems, status } = await load(isPacked ? gzipSync(file) : file);
    seen.add(status);
    if (status === 400) {
      expect(problems.length).toBeGreaterThan(0);
      for (const { onde } of problems) expect(onde).toMatch(/^(linha \d+|arquivo)$/);
      expect(await save()).toBe(state);
      return;
    }
    expect(status).toBe(204);
    const kept = await save();
    expect((await load(kept)).status).toBe(204);
    expect(await save()).toBe(kept);
    expect((await inject(sandbox.sandbox, { url: '/_sandbox/inspect' })).statusCode).toBe(200);
    await load(state);
  });
  await fc.assert(property, { numRuns: 15 });
  expect([...seen].sort()).toEqual([204, 400]);
});
