import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { type Reply, TestSandbox } from '../../__tests__/startSandbox.js';
import type { Detail } from '../../contract/describeViolations.js';
import { readPreparedContracts } from '../../node/readPreparedContracts.js';
import { block, startIssued, trade } from './story.js';

const detailsOf = ({ body }: Reply) => (body as { detalhes?: Detail[] }).detalhes ?? [];
const problemsOf = (reply: Reply) =>
  detailsOf(reply).map(({ onde, problema }) => `${onde} ${problema}`);

const operations = readPreparedContracts().flatMap((contract) => contract.operations);
const lists = operations.filter(({ query }) => query.properties);

describe('a name that resembles a query parameter', () => {
  const spell = (name: string) => [
    name.toUpperCase(),
    `${name}[]`,
    `${name}[0]`,
    `${name}.1`,
    `${name.slice(0, -1)}-${name.at(-1)}`,
    `${name}s`,
    `${name[0]}${name.slice(2)}`,
    `${name[1]}${name[0]}${name.slice(2)}`,
  ];

  it('is refused by every list, and the parameter named', async () => {
    const sandbox = await TestSandbox.start();
    const named = lists.flatMap(({ method, path, query }) =>
      Object.keys(query.properties ?? {}).map((name) => ({ route: `${method} ${path}`, name })),
    );
    for (const [turn, { name, route }] of named.entries()) {
      const spellings = spell(name);
      const wrong = spellings[turn % spellings.length] ?? '';
      const url = route.replace('{data}', '2027-03-17');
      const reply = await sandbox.call(`${url}?${encodeURIComponent(wrong)}=1`);
      expect(reply.status, wrong).toBe(400);
      expect(detailsOf(reply)).toContainEqual({
        onde: `consulta/${wrong}`,
        problema: `a chamada não tem este nome; é ${name}?`,
        regra: 'parametros-desconhecidos',
      });
    }
    // One list has its page in the body.
    const reply = await sandbox.call('POST /api/v1/conciliacoes-operacoes', { pagesize: 1 });
    expect(problemsOf(reply)).toEqual(['corpo/pagesize a chamada não tem este nome; é pageSize?']);
  });

  it('is ignored where the rule says so, and then changes nothing', async () => {
    const sandbox = await TestSandbox.start({
      'parametros-desconhecidos': { parecidos: 'ignora' },
    });
    const { headers, text } = await sandbox.call('GET /api/v1/operacoes?pagesize=1');
    expect(JSON.parse(text)).toMatchObject({ pagination: { pageSize: 100 } });
    expect(headers['sandbox-regras']).toBe('parametros-desconhecidos');
  });
});

it.each(['0x10', '1e0', '%201', '%2B1', 'Infinity'])('a page number is no %s', async (page) => {
  const sandbox = await TestSandbox.start();
  const reply = await sandbox.call(`GET /api/v1/operacoes?page=${page}&pageSize=x`);
  expect(reply.status).toBe(400);
  expect(problemsOf(reply)).toEqual([
    'consulta/pageSize deve ser um número inteiro',
    'consulta/page deve ser um número em algarismos',
  ]);
});

it('each optional parameter of a list has an effect', async () => {
  const sandbox = await startIssued();
  await sandbox.call('POST /api/v1/bloqueios', block);
  await sandbox.call('POST /api/v1/compras-vendas', trade);
  const ignored: string[] = [];
  for (const { id, method, path, query } of lists) {
    const { properties = {}, required = [] } = query;
    const needed = required.map((name) => `${name}=${properties[name]?.example}`).join('&');
    const url = `${method} ${path.replace('{data}', '2027-03-17')}?${needed}`;
    const { text: whole } = await sandbox.call(url);
    for (const [name, { enum: own, items }] of Object.entries(properties)) {
      if (/^page/i.test(name) || required.includes(name)) continue;
      const texts = new Set([whole]);
      for (const value of own ?? items?.enum ?? [true, '00000000000191', '2020-01-01']) {
        const { status, text } = await sandbox.call(`${url}&${name}=${value}`);
        if (status === 200) texts.add(text);
      }
      if (texts.size === 1) ignored.push(`${id} ${name}`);
    }
  }
  expect(ignored).toEqual([]);
});

it('a parameter with one value does not come twice', async () => {
  const sandbox = await TestSandbox.start();
  const reply = await sandbox.call('GET /api/v1/operacoes?page=1&page=2&tipo=CRI&tipo=CRA');
  expect(problemsOf(reply)).toEqual(['consulta/page vem mais de uma vez']);
});

describe('a refusal lists all problems at once', () => {
  const missing = (fields: string, place = 'corpo') =>
    fields.split(' ').map((field) => `${place} deve ter o campo ${field}`);
  const [first, second] = ['corpo/investidores/0', 'corpo/investidores/1'];

  it.each([
    [
      'compras-vendas',
      {},
      missing(
        'operacaoCodigo quantidade precoUnitario tipoLiquidacao investidorOrigem investidorDestino',
      ),
    ],
    [
      'compras-vendas',
      { ...trade, quantidade: 0, precoUnitario: -1, tipoLiquidacao: 'X' },
      [
        'corpo/tipoLiquidacao deve ser um de: NUCLEA, DIRETA',
        'corpo/quantidade deve ser maior que zero',
        'corpo/precoUnitario deve ser maior que zero',
      ],
    ],
    [
      'bloqueios?codigo=1&Codigo[]=2',
      { ...block, quantidade: '1', constricaoTipo: 7, investidorCpfCnpj: '3-7' },
      [
        'corpo/investidorCpfCnpj deve ser um texto de 11 ou 14 dígitos, sem pontos, barra nem traço',
        'corpo/quantidade deve ser um número',
        'corpo/constricaoTipo deve ser um de: ADMINISTRATIVA, JUDICIAL',
      ],
    ],
    [
      'ofertas-primarias',
      { codigoInstrumento: 'LNC1', investidores: [{}, { quantidade: 0 }] },
      [
        ...missing('cpfCnpj', first),
        ...missing('cpfCnpj', second),
        ...missing('quantidade precoUnitario', first),
        ...missing('precoUnitario', second),
        ...missing('tipoLiquidacao'),
        `${second}/quantidade deve ser maior que zero`,
      ],
    ],
    ['solicitacoes/x/dados-financeiros/parcelas', {}, ['corpo deve ser uma lista']],
    [
      'transferencias-custodia',
      { quantidade: 1.5, investidor: {} },
      [
        ...missing('operacaoCodigo'),
        ...missing('cpfCnpj', 'corpo/investidor'),
        'corpo/quantidade deve ser um número inteiro',
        'corpo/investidor deve ter um, e só um, dos dois custodiantes',
      ],
    ],
    [
      'investidores',
      { cpfCnpj: '04172538690' },
      [...missing('razaoSocial'), 'corpo/telefone é obrigatório para pessoa física'],
    ],
  ])('of %s', async (path, body, problems) => {
    const sandbox = await TestSandbox.start();
    const reply = await sandbox.call(`POST /api/v1/${path}`, JSON.parse(JSON.stringify(body)));
    expect(reply.status).toBe(400);
    expect(problemsOf(reply)).toEqual(problems);
  });

  it('of every call with a body: what contract and rules say', async () => {
    const sandbox = await TestSandbox.start();
    const reply = await sandbox.call('POST /api/v1/solicitacoes', {
      ...exampleOf('criarSolicitacao'),
      tipo: undefined,
      numeroDaEmissao: 0,
      dataDoVencimento: '2026-03-15',
      cnpjDoEmissor: '31415926000171',
      investidores: [],
    });
    expect(detailsOf(reply)).toEqual([
      {
        onde: 'corpo',
        problema: 'deve ter o campo tipo',
        contrato: 'emissao.yaml: criarSolicitacao.body.tipo',
      },
      {
        onde: 'corpo/numeroDaEmissao',
        problema: 'deve ser maior que zero',
        regra: 'quantidade-fracionada',
      },
      ...[
        ['corpo/dataDoVencimento', 'deve ser depois de dataDaEmissao'],
        ['corpo/cnpjDoEmissor', 'difere de emissor.cnpj'],
        ['corpo/investidores', 'deve ter ao menos um investidor'],
      ].map(([onde, problema]) => ({ onde, problema, regra: 'campos-que-se-contradizem' })),
    ]);
    expect(reply.body).toMatchObject({ mensagem: 'Requisição inválida.' });
    expect(reply.headers['sandbox-regras']).toBe(
      'campos-que-se-contradizem, corpo-dos-erros, quantidade-fracionada',
    );
  });
});

describe('the body of every call that writes', () => {
  const writes = operations.filter(({ method }) => method !== 'GET');
  const routeOf = ({ method, path }: (typeof writes)[number]) =>
    `${method} ${path.replace(/\{[^}]+\}/g, '6b0d549b-6f03-475a-9600-a35a099950d8')}`;

  it('is no list, null, text, number or boolean, also where it is optional', async () => {
    const sandbox = await TestSandbox.start();
    for (const operation of writes.filter(({ body }) => body)) {
      for (const body of ['[]', 'null', '"x"', '7', 'true', '[{"page":2}]']) {
        const reply = await sandbox.call(routeOf(operation), body);
        const places = detailsOf(reply).map(({ onde }) => onde.split('/')[0]);
        const expected = operation.id === 'gerarTokenDeAcesso' ? 401 : 400;
        expect([operation.id, body, reply.status]).toEqual([operation.id, body, expected]);
        // Some calls take a list, and find the problem in its items or in the path.
        if (!body.startsWith('[')) expect(places, operation.id).toContain('corpo');
      }
    }
    for (const body of [undefined, '', '{}']) {
      expect((await sandbox.call('POST /api/v1/conciliacoes-operacoes', body)).status).toBe(200);
    }
  });

  it('is ignored where the contract has none', async () => {
    const sandbox = await TestSandbox.start();
    for (const body of [undefined, '', '{}', '[]', '["LNC000417"]', 'null']) {
      expect((await sandbox.call('POST /api/v1/conciliacoes', body)).status).toBe(200);
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const empty = await sandbox.call('POST /api/v1/conciliacoes', '', undefined, form);
    expect(empty.status).toBe(200);
  });

  it('is not read before the token', async () => {
    const sandbox = await TestSandbox.start();
    for (const operation of writes.filter(({ secured }) => secured)) {
      const { status } = await sandbox.call(routeOf(operation), '{', 'x');
      expect([operation.id, status]).toEqual([operation.id, 401]);
    }
  });
});

describe('a refusal names the rule or the place of the contract that it comes from', () => {
  const url = '/api/v1/solicitacoes/6b0d549b-6f03-475a-9600-a35a099950d8/documentos';

  it('of an object that is missing, and of a missing token', async () => {
    const sandbox = await TestSandbox.start();
    const [missing] = detailsOf(await sandbox.call('GET /api/v1/investidores/04172538690'));
    expect(missing?.contrato).toBe('onboarding.yaml: consultarInvestidor.404');
    const [unauthorised] = detailsOf(await sandbox.call('GET /api/v1/cadastros', undefined, 'x'));
    expect(unauthorised?.contrato).toBe('onboarding.yaml: listarCadastros.401');
  });

  const send = async (sandbox: TestSandbox, form: FormData, type?: string) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    return detailsOf(await sandbox.call(`PUT ${url}`, form, undefined, headers));
  };
  const pdf = new Blob(['x'], { type: 'application/pdf' });

  it('of a form: a fault in a line, long texts, no boundary, two files for one, text for a file', async () => {
    const sandbox = await TestSandbox.start();
    const broken = { 'content-type': 'multipart/form-data; boundary="a"' };
    const unread = await sandbox.call(`PUT ${url}`, Buffer.from('--a\n--a--'), undefined, broken);
    expect(detailsOf(unread)).toMatchObject([
      { problema: expect.stringMatching(/^linha 1 do formulário: /), regra: 'leitura-do-corpo' },
    ]);
    const long = new FormData();
    long.append('tipo', 'á'.repeat(512 * 1024 + 1));
    expect(await send(sandbox, long)).toMatchObject([
      { onde: 'corpo', problema: 'os textos do formulário passam de 1024 KiB' },
    ]);
    const form = new FormData();
    form.append('arquivo', pdf, 'a.pdf');
    expect(await send(sandbox, form, 'multipart/form-data')).toMatchObject([
      { onde: 'Content-Type', regra: 'leitura-do-corpo' },
    ]);
    form.append('arquivo', pdf, 'b.pdf');
    expect(await send(sandbox, form)).toMatchObject([
      { onde: 'corpo/arquivo', problema: 'veio mais de uma vez', regra: 'leitura-do-corpo' },
    ]);
    const swapped = new FormData();
    swapped.append('arquivo', pdf, 'a.pdf');
    swapped.append('tipo', pdf, 'TermoConstitutivo');
    expect(await send(sandbox, swapped)).toMatchObject([
      { onde: 'corpo/tipo', problema: 'deve ser um texto' },
    ]);
    const text = new FormData();
    text.append('arquivo', 'a.pdf');
    text.append('tipo', 'X');
    expect(await send(sandbox, text)).toMatchObject([
      { onde: 'corpo/tipo', contrato: 'emissao.yaml: enviarDocumentoDaSolicitacao.body.tipo' },
      { onde: 'corpo/arquivo', problema: 'deve ser um arquivo' },
    ]);
  });
});
