import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { createSandbox } from '@frontier/sandbox';

// Sem um limite, o node:test espera para sempre, e o Vitest só 5 segundos.
const LIMITE = { timeout: 60_000 };

// Um simulador para cada arquivo de testes, com dados só dele: os arquivos rodam ao mesmo tempo.
const sandbox = await createSandbox();
after(() => sandbox.close());

// A história é percorrida uma vez, e cada teste começa do estado em que ela deixa o simulador.
const { accessToken: token } = await sandbox.seed('bloqueios');
const estado = await sandbox.save();
beforeEach(() => sandbox.load(estado));

const PEDIDO = {
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '04172538690',
  quantidade: 200,
  constricaoTipo: 'JUDICIAL',
  justificativa: 'Ordem judicial do processo 1002345-67.2026.8.26.0100',
};

async function chamar(method, corpo) {
  const resposta = await sandbox.fetch('http://localhost/api/v1/bloqueios', {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: corpo && JSON.stringify(corpo),
  });
  return { status: resposta.status, dados: await resposta.json() };
}

/** O código que se testa: depois de um 500, consulta antes de repetir. */
async function bloquear() {
  const { status } = await chamar('POST', PEDIDO);
  if (status === 201) return 'bloqueado';
  const { dados } = await chamar('GET');
  if (dados.dados.length > 0) return 'já estava bloqueado';
  return (await chamar('POST', PEDIDO)).status === 201 ? 'bloqueado na segunda vez' : 'falhou';
}

const contar = async () => (await chamar('GET')).dados.pagination.total;

test('um bloqueio é criado', LIMITE, async () => {
  assert.equal(await contar(), 0);
  assert.equal(await bloquear(), 'bloqueado');
  assert.equal(await contar(), 1);
});

test('um 500 depois de gravar não bloqueia duas vezes', LIMITE, async () => {
  await sandbox.fail({ operation: 'criarBloqueio', kind: '500', afterWork: true });
  assert.equal(await bloquear(), 'já estava bloqueado');
  assert.equal(await contar(), 1);
});

test('o token vence com o relógio', LIMITE, async () => {
  assert.equal((await chamar('GET')).status, 200);
  await sandbox.advance(3600);
  assert.equal((await chamar('GET')).status, 401);
});
