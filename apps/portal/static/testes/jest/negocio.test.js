const { iniciarSandbox } = require('./sandbox');

// Iniciar e percorrer a história pode passar dos 5 segundos que o Jest espera.
jest.setTimeout(60_000);

// Um simulador para cada arquivo de testes: os arquivos rodam ao mesmo tempo.
let sandbox;
let token;
let estado;

// A história é percorrida uma vez, e cada teste começa do estado em que ela deixa o simulador.
beforeAll(async () => {
  sandbox = await iniciarSandbox();
  const inicio = { journey: 'compra-e-venda', step: 2 };
  token = (await sandbox.controlar('POST seed', inicio)).accessToken;
  estado = await sandbox.guardarEstado();
});
beforeEach(() => sandbox.abrirEstado(estado));
afterAll(() => sandbox?.encerrar());

// Mais dígitos do que um float guarda: o número vai e volta como texto.
const PRECO = '1234567890.12345678';
const NEGOCIO = `{
  "operacaoCodigo": "LNC000417",
  "quantidade": 500,
  "precoUnitario": ${PRECO},
  "tipoLiquidacao": "NUCLEA",
  "investidorOrigem": { "cpfCnpj": "31415926000171", "custodianteCnpj": "27182818000129" },
  "investidorDestino": { "cpfCnpj": "04172538690", "custodianteCnpj": "27182818000129" }
}`;

async function chamar(method, caminho, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const resposta = await fetch(`${sandbox.endereco}/api/v1/${caminho}`, { method, headers, body });
  return { status: resposta.status, texto: await resposta.text() };
}

const listar = () => chamar('GET', 'movimentacoes?tipo=COMPRA_VENDA&operacaoCodigo=LNC000417');

/** O código que se testa: depois de um 500, consulta antes de repetir. */
async function registrarNegocio() {
  const { status } = await chamar('POST', 'compras-vendas', NEGOCIO);
  if (status === 201) return 'registrado';
  const { texto } = await listar();
  if (texto.includes(`"precoUnitario":${PRECO}`)) return 'já estava registrado';
  const { status: segundo } = await chamar('POST', 'compras-vendas', NEGOCIO);
  return segundo === 201 ? 'registrado na segunda vez' : `falhou com ${segundo}`;
}

const totalDe = ({ texto }) => JSON.parse(texto).pagination.total;

test('o preço volta com todos os dígitos', async () => {
  expect(await registrarNegocio()).toBe('registrado');
  expect((await listar()).texto).toContain(`"precoUnitario":${PRECO}`);
});

test('um 500 depois de gravar não registra o negócio duas vezes', async () => {
  const falha = { operation: 'solicitarCompraEVenda', kind: '500', afterWork: true };
  await sandbox.controlar('POST fail', falha);
  expect(await registrarNegocio()).toBe('já estava registrado');
  expect(totalDe(await listar())).toBe(1);
});

test('um 500 antes de gravar é repetido', async () => {
  await sandbox.controlar('POST fail', { operation: 'solicitarCompraEVenda', kind: '500' });
  expect(await registrarNegocio()).toBe('registrado na segunda vez');
  expect(totalDe(await listar())).toBe(1);
});

test('o token vence com o relógio', async () => {
  expect((await listar()).status).toBe(200);
  await sandbox.controlar('PUT clock', { advance: 3600 });
  expect((await listar()).status).toBe(401);
});

test('uma operação suspensa aparece como suspensa', async () => {
  await sandbox.controlar('POST state', { id: 'LNC000417', suspended: true });
  const { texto } = await chamar('GET', 'operacoes?operacaoCodigo=LNC000417');
  expect(JSON.parse(texto).data).toMatchObject([{ codigo: 'LNC000417', suspenso: true }]);
});
