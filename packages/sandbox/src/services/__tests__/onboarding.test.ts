import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { TestSandbox } from '../../__tests__/startSandbox.js';

let sandbox: TestSandbox;

const issuer = exampleOf('criarCadastro');
const person = exampleOf('criarRepresentanteLegal');
const investor = exampleOf('cadastrarInvestidor');

/** Creates a registration with its only document. */
async function register(rules = {}): Promise<{ url: string; document: string }> {
  sandbox = await TestSandbox.start(rules);
  const { id } = await sandbox.read('POST /api/v1/cadastros', issuer);
  const url = `/api/v1/cadastros/${id}`;
  const documents = await sandbox.call(`GET ${url}/documentos`);
  return { url, document: `${url}/documentos/${(documents.body as [{ id: string }])[0].id}` };
}

describe('registrations', () => {
  it('reproves at submission what is not complete, and takes it again when it is', async () => {
    const { url, document } = await register();
    await sandbox.call(`POST ${url}/submit`);
    await sandbox.advance(0);
    expect(await sandbox.events()).toEqual(['cadastroPendente', 'cadastroReprovado']);
    await sandbox.call(`POST ${url}/representantes-legais`, person);
    await sandbox.send(`PUT ${document}`, { file: Buffer.from('x') });
    await sandbox.call(`POST ${url}/submit`);
    await sandbox.advance(0);
    expect((await sandbox.events()).at(-1)).toBe('cadastroAprovado');
  });

  it('gives back what was sent, the field named {hash} and all digits of a number', async () => {
    sandbox = await TestSandbox.start();
    const text = JSON.stringify(issuer).replace('730415', '730415.123456789012345678');
    const { id } = await sandbox.read('POST /api/v1/cadastros', text);
    const { text: found } = await sandbox.call(`GET /api/v1/cadastros/${id}`);
    expect(found).toContain('"{hash}":730415.123456789012345678');
    expect(found).toContain('"cidade":"Jundiaí"');
  });

  it("adds the contract's defaults, also of a required field", async () => {
    sandbox = await TestSandbox.start();
    const { tipoDeEmpresa: _, tipoPessoa: __, funcao: ___, ...rest } = issuer;
    const { headers } = await sandbox.call('POST /api/v1/cadastros', rest);
    expect(headers['sandbox-regras']).toContain('obrigatorio-com-padrao');
    const { body } = await sandbox.call('GET /api/v1/cadastros?emissorCnpj=04821357000191');
    const added = { tipoDeEmpresa: 'Limitada', tipoPessoa: 'Juridica', funcao: 'Emissor' };
    expect(body).toMatchObject([added]);
  });

  it('keeps what an update does not bring, unless the rule says otherwise', async () => {
    for (const [mantem, email] of [
      [true, issuer.email],
      [false, undefined],
    ] as const) {
      const { url } = await register({ 'campos-omitidos': { mantem } });
      const change = { razaoSocial: 'Serra Azul S.A.' };
      const changed = await sandbox.call('PUT /api/v1/cadastros/04821357000191', change);
      expect(changed).toMatchObject({ status: 200, text: '' });
      const { body } = await sandbox.call(`GET ${url}`);
      expect(body).toMatchObject({ razaoSocial: 'Serra Azul S.A.', cnpj: '04821357000191' });
      expect((body as { email?: string }).email).toBe(email);
    }
  });
});

it('representatives are listed, read and changed by their id, and keep what an update does not bring', async () => {
  const { url } = await register();
  const whole = { ...person, percentual: 40 };
  const { id } = await sandbox.read(`POST ${url}/representantes-legais`, whole);
  const one = `${url}/representantes-legais/${id}`;
  await sandbox.call(`PUT ${one}`, { ...whole, pep: true });
  const without = { ...person, percentual: undefined, pep: undefined };
  const changed = await sandbox.call(`PUT ${one}`, without);
  expect(changed.headers['sandbox-regras']).toContain('campos-omitidos');
  const expected = { ...whole, id, pep: true };
  expect(await sandbox.read(`GET ${one}`)).toMatchObject(expected);
  expect(await sandbox.read(`GET ${url}/representantes-legais`)).toMatchObject([expected]);
});

it('representatives are shown without an id where the rule says so', async () => {
  const hidden = { naCriacao: false, nasConsultas: false };
  const { url } = await register({ 'id-do-representante': hidden });
  const added = await sandbox.call(`POST ${url}/representantes-legais`, person);
  expect(added.text).toBe('');
  const { text } = await sandbox.call(`GET ${url}/representantes-legais`);
  expect(text).not.toContain('"id"');
});

it('documents come back byte for byte, under their names, also with signs that a header cannot have', async () => {
  const { url, document } = await register();
  expect((await sandbox.call(`GET ${document}`)).text).not.toContain('"url"');
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256);
  const name = `Relatório 'v1' (final)*; "x".pdf`;
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
  await sandbox.call(`PUT ${document}`, form);
  const { body } = await sandbox.call(`GET ${document}`);
  expect(body).toMatchObject({ nome: name, status: 'Recebido' });
  const { headers, rawPayload } = await sandbox.download((body as { url: string }).url);
  expect(Buffer.compare(rawPayload, Buffer.from(bytes))).toBe(0);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''Relat%C3%B3rio%20%27v1%27%20%28final%29%2A%3B%20%22x%22.pdf",
  );
  expect((await sandbox.call(`GET ${url}/documentos`)).body).toEqual([body]);
});

it('investors are created, listed by page, changed and removed', async () => {
  sandbox = await TestSandbox.start();
  const created = await sandbox.call('POST /api/v1/investidores', investor);
  expect(created).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const person = { cpfCnpj: '04172538690', razaoSocial: 'Rafael', telefone: '11912345678' };
  expect((await sandbox.call('POST /api/v1/investidores', person)).status).toBe(201);
  const { body: page } = await sandbox.call('GET /api/v1/investidores?page=2&pageSize=1');
  expect(page).toMatchObject({ data: [{ cpfCnpj: '04172538690' }] });
  const one = '/api/v1/investidores/31415926000171';
  await sandbox.call(`PUT ${one}`, { tipoEmpresa: 'SA' });
  const { body: changed } = await sandbox.call(`GET ${one}`);
  expect(changed).toMatchObject({ clientePj: 'SA', razaoSocial: investor.razaoSocial });
  expect((await sandbox.call(`DELETE ${one}`)).status).toBe(204);
  const gone = await sandbox.call(`GET ${one}`);
  expect(gone).toMatchObject({ status: 404, body: { mensagem: 'Investidor não encontrado.' } });
});

it('keeps accounts apart', async () => {
  const { url, document } = await register();
  await sandbox.call('POST /api/v1/investidores', investor);
  const asOther = (route: string) => sandbox.call(route, undefined, sandbox.otherToken);
  expect((await asOther(`GET ${url}`)).status).toBe(404);
  expect((await asOther(`GET ${document}`)).status).toBe(404);
  expect((await asOther('GET /api/v1/cadastros')).body).toEqual([]);
  expect((await asOther('GET /api/v1/investidores/31415926000171')).status).toBe(404);
  expect((await asOther('DELETE /api/v1/investidores/31415926000171')).status).toBe(404);
});
