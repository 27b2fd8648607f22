import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { type Reply, TestSandbox } from '../../__tests__/startSandbox.js';
import { CODE, FUND, issueNote, requestNote, startIssued, trade } from './story.js';

let sandbox: TestSandbox;

const rulesOf = ({ headers }: Reply) => String(headers['sandbox-regras'] ?? '').split(', ');
const ask = async (...call: Parameters<TestSandbox['call']>) =>
  rulesOf(await sandbox.call(...call));

/** Rules of every refusal whose code and body no contract defines. */
const REFUSED = ['corpo-dos-erros', 'recusa-por-estado'];

describe('an answer names the rules that shaped it', () => {
  it('and none where a rule was looked at and decided nothing', async () => {
    sandbox = await TestSandbox.start();
    const investor = { cpfCnpj: FUND, razaoSocial: 'Fundo' };
    const url = 'POST /api/v1/investidores';
    expect(await ask('GET /api/v1/cadastros')).toEqual(['']);
    expect(await ask('GET /api/v1/notification-feed')).toEqual(['']);
    expect(await ask(url, investor)).toEqual(['']);
    expect(await ask(url, investor)).toEqual([...REFUSED, 'investidor-duplicado'].sort());
    const update = `PUT /api/v1/investidores/${FUND}`;
    expect(await ask(update, { razaoSocial: 'Outro' })).toEqual(['']);
    expect(await ask(update, { email: 'a@b.example' })).toEqual(['campos-omitidos']);
    const registration = exampleOf('criarCadastro');
    const born = ['documentos-antes-do-envio'];
    const create = 'POST /api/v1/cadastros';
    expect(await ask(create, registration)).toEqual(born);
    expect(await ask(create, registration)).toEqual(['cadastro-duplicado', ...REFUSED]);
    await sandbox.call('PUT /_sandbox/rules', { 'cadastro-duplicado': { aceita: true } });
    expect(await ask(create, registration)).toEqual(['cadastro-duplicado', ...born]);
  });

  it('of a position and a sale: what is reserved only once something is', async () => {
    sandbox = await startIssued();
    const position = `GET /api/v1/posicoes?cpfCnpj=${FUND}`;
    const always = ['conta-de-deposito', 'saldo-em-que-unidade'];
    expect(await ask(position)).toEqual(always);
    expect(await ask('POST /api/v1/compras-vendas', trade)).toEqual(['']);
    expect(await ask(position)).toEqual(['conferencia-do-saldo', ...always]);
    await sandbox.call('PUT /_sandbox/rules', { arredondamento: { casas: 2 } });
    expect(await ask('POST /api/v1/compras-vendas', trade)).toContain('arredondamento');
  });

  it('of what waits for a decision, on the call that began to wait', async () => {
    sandbox = await TestSandbox.start();
    const url = await requestNote(sandbox);
    expect(await ask(`POST ${url}/submissao`)).toEqual([
      'codigo-do-instrumento',
      'ordem-dos-status',
    ]);
    expect(await ask(`POST ${url}/submissao`)).toEqual(['quando-ha-codigo']);
  });

  it('of the feed and of a token that is none', async () => {
    sandbox = await startIssued();
    const feed = ['conteudo-do-feed', 'expiracao-das-notificacoes', 'valores-das-notificacoes'];
    expect(await ask('GET /api/v1/notification-feed')).toEqual(feed);
    expect(await ask('GET /api/v1/cadastros', undefined, 'x')).toEqual(['corpo-dos-erros']);
  });
});

describe('a page beyond the last', () => {
  const list = (page: number) =>
    sandbox.call(`GET /api/v1/operacoes?pageSize=1&page=${page}&operacaoCodigo=${CODE}`);

  it('is empty and names its rule; the last, and the first of nothing, do not', async () => {
    sandbox = await TestSandbox.start();
    expect(rulesOf(await list(1))).toEqual(['']);
    await issueNote(sandbox);
    expect(rulesOf(await list(1))).toEqual(['valores-dos-criterios']);
    const beyond = await list(2);
    expect(JSON.parse(beyond.text)).toEqual({
      data: [],
      pagination: { page: 2, pageSize: 1, total: 1 },
    });
    expect(rulesOf(beyond)).toEqual(['pagina-alem-da-ultima']);
  });

  it('is refused with the number of the last, where the rule says so', async () => {
    sandbox = await startIssued({ 'pagina-alem-da-ultima': { resposta: 'recusa' } });
    const problema = (last: number) => ({
      body: { detalhes: [{ onde: 'consulta/page', problema: `a última página é a ${last}` }] },
    });
    expect(await list(2)).toMatchObject({ status: 400, ...problema(1) });
    const investors = await sandbox.call('GET /api/v1/investidores?pageSize=1&page=3');
    expect(investors).toMatchObject({ status: 400, ...problema(2) });
    const blocks = await sandbox.call('GET /api/v1/bloqueios?page=2');
    expect(blocks).toMatchObject({ status: 400, ...problema(1) });
    const inBody = await sandbox.call('POST /api/v1/conciliacoes-operacoes', { page: 9 });
    expect(inBody.body).toMatchObject({ detalhes: [{ onde: 'corpo/page' }] });
  });
});
