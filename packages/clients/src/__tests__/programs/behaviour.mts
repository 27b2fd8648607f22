import { decimal, ErroDaApi, Frontier, type posEmissao, SemResposta } from 'frontier-cliente';

const frontier = new Frontier({
  apiKey: 'conta',
  secretKey: 'segredo',
  endereco: process.env.FRONTIER ?? '',
});

async function report(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (fault) {
    if (fault instanceof SemResposta) console.log(fault.message.slice(0, 48));
    else if (fault instanceof ErroDaApi)
      console.log(`${fault.name} ${fault.status} ${fault.operacao}`);
    else throw fault;
  }
}

const { data = [], pagination } = await frontier.operacao.listarOperacoes({
  query: { operacaoCodigo: ['LNC000417', 'LNC000418'], distribuicaoPublica: true },
});
const [operacao] = data;
const total: number | undefined = pagination?.total;
console.log(
  `${total} ${operacao?.criteriosRemuneracao?.precoUnitarioEmissao} ${operacao?.status} ${operacao?.tipo}`,
);

const eventos = await frontier.posEmissao.listarEventosFinanceiros({
  query: { dataVencimento: '2026-03-16' },
});
const grupo = eventos.data?.[0];
console.log(`${grupo?.puCurva} ${grupo?.eventos?.[0]?.dataVencimento}`);

const pedido: posEmissao.PedidoDeBloqueio = {
  operacaoCodigo: 'LNC000417',
  investidorCpfCnpj: '31415926000171',
  quantidade: decimal('12345678901234567890.00000001'),
  constricaoTipo: 'JUDICIAL',
  justificativa: 'Ofício "7"\n',
};
await report(() => frontier.posEmissao.criarBloqueio({ body: pedido }));
await report(() => frontier.onboarding.consultarCadastro({ path: { id: 'a/b' } }));
await report(() => frontier.posEmissao.listarBloqueios());
await report(() =>
  frontier.posEmissao.liberarBloqueio({ path: { id: '1' }, body: { justificativa: 'x' } }),
);

// Requests accept only enumerated values, and no numbers that may have lost digits.
// @ts-expect-error
pedido.constricaoTipo = 'OUTRA';
// @ts-expect-error
pedido.quantidade = 1000.5;
