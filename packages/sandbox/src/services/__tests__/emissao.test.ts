import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { CODE, registerParties, requestNote, startRegistered, submitNote } from './story.js';

let sandbox: TestSandbox;
const note = exampleOf('criarSolicitacao');
const financial = exampleOf('adicionarDadosFinanceiros');

describe('requests', () => {
  it('are answered as they were sent, with the standing of their parties', async () => {
    sandbox = await TestSandbox.start();
    const before = await sandbox.call('POST /api/v1/solicitacoes', note);
    expect(before.body).toMatchObject({
      status: 'Solicitada',
      emissor: { cnpj: '04821357000191', status: 'Não Cadastrado', funcao: 'EMISSOR' },
      investidores: [{ cnpjCpf: '31415926000171', status: 'Não Cadastrado' }, {}],
      dadosFinanceiros: {},
      documentos: [],
    });
    await registerParties(sandbox);
    const url = `/api/v1/solicitacoes/${(before.body as { id: string }).id}`;
    expect((await sandbox.call(`GET ${url}`)).body).toMatchObject({
      emissor: { status: 'Aprovado' },
      investidores: [{ status: 'Aprovado' }, { status: 'Aprovado' }],
    });
  });

  it('ignore fields that the contract does not have, also those of an answer', async () => {
    sandbox = await TestSandbox.start();
    const own = { id: null, codigo: 5, status: 'Liquidada', cnpjCpf: '1' };
    const [investor, ...others] = note.investidores as object[];
    const copied = { ...note, ...own, investidores: [{ ...investor, ...own }, ...others] };
    const { body } = await sandbox.call('POST /api/v1/solicitacoes', copied);
    const investidores = [{ cnpjCpf: '31415926000171' }, {}];
    expect(body).toMatchObject({ status: 'Solicitada', investidores });
  });

  it('keep prices of 8 places exactly, and refuse a ninth', async () => {
    sandbox = await TestSandbox.start();
    const priced = (price: string) =>
      JSON.stringify(note).replaceAll('"precoUnitario":1000', `"precoUnitario":${price}`);
    const exact = '12345678901234.00000001';
    const { text } = await sandbox.call('POST /api/v1/solicitacoes', priced(exact));
    expect(text).toContain(`"precoUnitario":${exact}`);
    const refused = await sandbox.call('POST /api/v1/solicitacoes', priced('1000.000000001'));
    expect(refused).toMatchObject({
      status: 400,
      body: { detalhes: [{ onde: 'corpo/investidores/0/precoUnitario' }, {}] },
    });
    expect((await sandbox.call('POST /api/v1/solicitacoes', priced('0'))).status).toBe(400);
  });

  it('change until they are submitted, but not in what an update does not take', async () => {
    sandbox = await TestSandbox.start({ 'campos-omitidos': { mantem: false } });
    const url = await requestNote(sandbox);
    const { cnpjDoEmissor: _, dataLimiteIntegralizacao: __, emissor: ___, ...update } = note;
    const change = { ...update, localDaEmissao: 'Campinas' };
    expect((await sandbox.call(`PUT ${url}`, change)).status).toBe(200);
    expect((await sandbox.call(`GET ${url}`)).body).toMatchObject({
      localDaEmissao: 'Campinas',
      dataLimiteIntegralizacao: '2026-03-20',
      emissor: { cnpj: '04821357000191' },
    });
    await sandbox.call(`POST ${url}/submissao`);
    expect((await sandbox.call(`PUT ${url}`, change)).status).toBe(400);
  });

  it('give their financial data and instalments back', async () => {
    sandbox = await TestSandbox.start();
    const url = await requestNote(sandbox);
    const parts = `${url}/dados-financeiros`;
    expect(await sandbox.read(`GET ${parts}`)).toEqual(financial);
    const [first, second] = exampleOf('adicionarParcelas');
    await sandbox.call(`POST ${parts}/parcelas`, [first]);
    const added = await sandbox.read(`GET ${parts}/parcelas`);
    expect(added).toEqual([first, second, first]);
    await sandbox.call(`PUT ${parts}/parcelas`, [second]);
    expect(await sandbox.read(`GET ${parts}/parcelas`)).toEqual([second]);
    await sandbox.call(`PUT ${parts}`, { ...financial, periodo: undefined });
    expect(await sandbox.read(`GET ${parts}`)).toEqual(financial);
    const table = { percentualSobre: 'Principal', vencimentoDa1aParcela: '2026-04-16' };
    const priced = { ...financial, tipoDePagamento: 'TabelaPrice' };
    const tabelaPrice = { ...table, periodicidade: 'Mensal' };
    for (const [method, sent, status] of [
      ['POST', priced, 400],
      ['PUT', priced, 400],
      ['PUT', { ...priced, tabelaPrice }, 200],
      ['PUT', priced, 200],
      ['POST', priced, 200],
    ] as const) {
      expect((await sandbox.call(`${method} ${parts}`, sent)).status).toBe(status);
    }
    const tooFine = { ...second, isIncorporacaoJuros: true, valorJuros: 1e-9 };
    for (const wrong of [{}, tooFine]) {
      expect((await sandbox.call(`PUT ${parts}/parcelas`, [wrong])).status).toBe(400);
    }
  });

  it('keep documents, the last of each kind', async () => {
    sandbox = await TestSandbox.start();
    const url = await requestNote(sandbox);
    expect((await sandbox.call(`POST ${url}/documentos`)).status).toBe(200);
    for (const arquivo of ['um', 'dois'].map((text) => Buffer.from(text))) {
      await sandbox.send(`PUT ${url}/documentos`, { arquivo, tipo: 'TermoConstitutivo' });
    }
    const { documentos } = await sandbox.read(`GET ${url}`);
    expect(documentos).toMatchObject([{ tipo: 'TermoConstitutivo', dataDaCriacao: '2026-03-10' }]);
    expect((await sandbox.download(documentos[0]?.link ?? '')).body).toBe('dois');
    const kept = sandbox.sandbox.runner.store.selectFrom('files').select('name');
    expect(await kept.execute()).toEqual([{ name: 'arquivo.pdf' }]);
    // Browsers send an empty file field like this.
    const head = 'Content-Disposition: form-data; name="arquivo"; filename=""';
    const form = Buffer.from(`--a\r\n${head}\r\n\r\n\r\n--a--`);
    const headers = { 'content-type': 'multipart/form-data; boundary=a' };
    expect(await sandbox.call(`PUT ${url}/documentos`, form, undefined, headers)).toMatchObject({
      status: 400,
      body: { detalhes: [{ problema: 'deve ter o campo arquivo' }] },
    });
  });

  it('count as issues once submitted', async () => {
    sandbox = await TestSandbox.start();
    const url = await requestNote(sandbox, { numeroDaEmissao: 7 });
    const count = 'GET /api/v1/emissores/04821357000191/quantidade-emissoes';
    const emissoes = { emissaoAtual: '0', proximaEmissao: '1' };
    expect((await sandbox.call(count)).body).toEqual({ emissoes });
    await sandbox.call(`POST ${url}/submissao`);
    const after = { emissaoAtual: '7', proximaEmissao: '8' };
    expect((await sandbox.call(count)).body).toEqual({ emissoes: after });
  });
});

describe('submission', () => {
  it('gives the code once, and is approved when all is in order', async () => {
    sandbox = await startRegistered();
    const url = await requestNote(sandbox);
    for (const status of ['EM_ANDAMENTO', 'AGUARDANDO_LIQUIDACAO']) {
      const answer = await sandbox.read(`POST ${url}/submissao`);
      expect(answer).toEqual({ status, codigoInstrumentoFinanceiro: CODE });
    }
    expect((await sandbox.events()).slice(-2)).toEqual(['operacaoEmAnalise', 'operacaoAprovada']);
  });

  it.each([
    [true, 'REPROVADO_PENDENCIAS', 'operacaoReprovadaComPendencias'],
    [false, 'REPROVADO', 'operacaoReprovada'],
  ])('is cancelled with its reason, if `pendencias` is %s', async (pendencias, status, event) => {
    sandbox = await TestSandbox.start({ 'ordem-dos-status': { pendencias } });
    const url = await requestNote(sandbox);
    await sandbox.call(`POST ${url}/submissao`);
    expect(await sandbox.read(`GET ${url}`)).toMatchObject({ status: 'Cancelada' });
    expect((await sandbox.read('GET /api/v1/operacoes')).data).toMatchObject([{ status }]);
    expect((await sandbox.events()).at(-1)).toBe(event);
    expect((await sandbox.call('GET /_sandbox/inspect')).text).toContain('não está Aprovado');
  });

  it('waits for a decision by hand where the rule says so', async () => {
    sandbox = await TestSandbox.start({ 'ordem-dos-status': { decisao: 'manual' } });
    const url = await submitNote(sandbox);
    await sandbox.advance(1000);
    expect((await sandbox.call(`GET ${url}`)).body).toMatchObject({ status: 'Em Andamento' });
    const id = url.split('/').at(-1);
    await sandbox.call('POST /_sandbox/decide', { id, approve: false, reason: 'Sem lastro.' });
    expect((await sandbox.call(`GET ${url}`)).body).toMatchObject({ status: 'Cancelada' });
    expect((await sandbox.events()).at(-1)).toBe('operacaoReprovadaComPendencias');
  });
});
