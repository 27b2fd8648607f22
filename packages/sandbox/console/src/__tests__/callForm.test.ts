import { beforeAll, expect, it } from 'vitest';
import { TestSandbox } from '../../../src/__tests__/startSandbox.js';
import type { DescribedCall, DescribedService } from '../../../src/control/describeCalls.js';
import type { LoggedExchange } from '../../../src/server/CallLog.js';
import { findSubject, readExchange, readValues, startDraft, writeUrl } from '../callForm.js';

let calls: DescribedCall[];

beforeAll(async () => {
  const sandbox = await TestSandbox.start();
  const services = await sandbox.read('GET /_sandbox/operations');
  calls = (services as DescribedService[]).flatMap(({ calls: own }) => own);
});

function find(id: string): DescribedCall {
  const call = calls.find((one) => one.id === id);
  if (!call) throw new Error(id);
  return call;
}

const exchange = (path: string, query: string, body: string | null) =>
  ({ path, query, request: { headers: {}, body, isCut: false } }) as LoggedExchange;

it('a form repeats a logged request', () => {
  const list = find('listarOperacoes');
  const asked = exchange(list.path, '?page=2&status=EMITIDO&status=EM_ANALISE', null);
  expect(writeUrl(list, startDraft(list, readExchange(list, asked)))).toBe(
    `${list.path}?page=2&status=EMITIDO&status=EM_ANALISE`,
  );
  const block = find('liberarBloqueio');
  const sent = exchange(block.path.replace('{id}', 'a%20b'), '', '{"justificativa": 1.10}');
  const malformed = readExchange(block, { ...sent, path: block.path.replace('{id}', '%E0') });
  expect(malformed.params).toEqual({ id: '%E0' });
  const draft = startDraft(block, readExchange(block, sent));
  expect(draft).toEqual({ values: { id: 'a b' }, body: '{"justificativa": 1.10}' });
  const upload = find('enviarDocumentoDaSolicitacao');
  const form = exchange(upload.path, '', '{"tipo":"Outros","arquivo":"termo.pdf"}');
  expect(startDraft(upload, readExchange(upload, form)).values).toMatchObject({
    tipo: 'Outros',
    arquivo: { name: 'termo.pdf' },
  });
  const cut = readExchange(upload, exchange(upload.path, '', '{"tipo":'));
  expect(startDraft(upload, cut).values).toMatchObject({ tipo: '', arquivo: {} });
});

it('a form begins with what is required and the first example of its contract', () => {
  const call = find('atualizarRepresentanteLegal');
  const draft = startDraft(call);
  expect(writeUrl(call, draft)).toBe(
    '/api/v1/cadastros/6513270e-269e-4d37-b2a7-4de452e6b438/representantes-legais/9531985d-5d9d-49f8-9818-e811892f902b',
  );
  expect(JSON.parse(draft.body)).toHaveProperty('cpf');
  expect(startDraft(call, { body: '{}', params: { id: 'x' } })).toMatchObject({
    body: '{}',
    values: { id: 'x' },
  });
  const decide = find('aprovarOuReprovarOfertaPrimaria');
  for (const [index, acao] of ['CONFIRMAR', 'REPROVAR'].entries()) {
    const example = JSON.parse(decide.body?.examples[index]?.text ?? '');
    const params = { id: 'x', acao, tipoLiquidacao: 'DIRETA' };
    expect(JSON.parse(startDraft(decide, { params }).body)).toEqual({ ...example, ...params });
  }
  const params = { valorPagamento: '0.10000000' };
  const { body } = startDraft(find('liquidarEventoFinanceiro'), { params });
  expect(body).toContain('"valorPagamento": 0.10000000,');
});

it('a form writes lists, has a comma in a single value, and leaves empty values out of the query', () => {
  const call = find('listarOperacoes');
  expect(call.parameters.slice(0, 1).map((page) => readValues(page, '1,2'))).toEqual([['1,2']]);
  expect(writeUrl(call, startDraft(call))).toBe('/api/v1/operacoes');
  const values = { operacaoCodigo: 'A&B, C', status: 'EMITIDO', page: '' };
  expect(writeUrl(call, { values, body: '' })).toBe(
    '/api/v1/operacoes?operacaoCodigo=A%26B&operacaoCodigo=C&status=EMITIDO',
  );
});

it.each<[id: string, kind: string, column: string, name: string, below?: string[]]>([
  ['liberarBloqueio', 'blocks', 'id', 'id'],
  ['atribuirDocumento', 'registrations', 'id', 'cadastroId', ['documentId']],
  ['atualizarCadastro', 'registrations', 'cnpj', 'id'],
  ['aprovarOuReprovarOfertaPrimaria', 'offers', 'id', 'id'],
  ['criarOfertaPrimaria', 'operations', 'code', 'codigoInstrumento'],
])('a form of %s names one of %s', (id, kind, column, name, below = []) => {
  expect(findSubject(find(id))).toMatchObject({ kind, column, name, below });
});
