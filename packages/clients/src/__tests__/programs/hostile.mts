import { ErroDaApi, Frontier, SemResposta, type Tentativa } from 'frontier-cliente';

const KEYS = { apiKey: 'conta', secretKey: 'segredo' };
const endereco = process.env.FRONTIER_HOSTIL ?? '';
const tentativas: Tentativa[] = [];
const frontier = new Frontier({
  ...KEYS,
  endereco,
  registrar: (tentativa) => {
    tentativas.push(tentativa);
    const fault = new Error('the log is full');
    if (tentativas.length % 2 === 0) throw fault;
    return Promise.reject(fault);
  },
});

async function report(name: string, call: () => Promise<unknown>): Promise<void> {
  try {
    console.log(`${name} ${await call()}`);
  } catch (fault) {
    if (fault instanceof ErroDaApi) {
      const { cabecalhos, segundosDeEspera, status } = fault;
      console.log(`${name} ${status} ${segundosDeEspera} ${cabecalhos['set-cookie']}`);
    } else if (fault instanceof SemResposta) {
      const headers = Object.keys(fault.cabecalhos).length > 0 ? ' com cabeçalhos' : '';
      const token = fault.operacao === 'gerarTokenDeAcesso' ? ' do token' : '';
      const advice = fault.message.includes('; consulte') ? ' consulte' : '';
      console.log(`${name} SemResposta${headers}${fault.corpo && ' e corpo'}${token}${advice}`);
    } else if (fault instanceof TypeError) console.log(`${name} recusa`);
    else throw fault;
  }
}

// Undocumented fields are kept, and a value of another type is no error.
const { emissor, ...lida } = await frontier.emissao.consultarSolicitacao({ path: { id: 'datas' } });
const outside = JSON.parse(JSON.stringify({ ...lida, extra: emissor }));
console.log(
  `${lida.id} ${outside.dataDaEmissao} ${outside.dataLimiteIntegralizacao} "${lida.dataDoVencimento}" ${outside.novo} ${outside.tipo} ${emissor?.status} ${outside.extra.extra}`,
);

const rapido = frontier.com({ limite: 700, repeticoes: 0 }).com({ limite: undefined });
for (const id of 'vazia nula lista texto quebra cortada profunda para corpo cabecalhos'.split(
  ' ',
)) {
  await report(id, () => rapido.emissao.consultarSolicitacao({ path: { id } }));
}
tentativas.length = 0;
await report('ocupada', async () => {
  await frontier.emissao.consultarSolicitacao({ path: { id: 'ocupada' } });
  return tentativas.map(({ numero, status }) => `${numero}:${status}`).join(' ');
});
for (const id of ['enorme', 'demora', 'data']) {
  await report(id, () => frontier.emissao.consultarSolicitacao({ path: { id } }));
}
await report('gravação', () =>
  frontier.posEmissao.liberarBloqueio({ path: { id: '1' }, body: { justificativa: 'x' } }),
);
const ultima = tentativas.at(-1);
console.log(`${ultima?.numero} ${ultima?.segundosDeEspera} ${ultima?.cabecalhos?.['set-cookie']}`);
await report('muda', () =>
  frontier.posEmissao.liberarBloqueio({ path: { id: 'muda' }, body: { justificativa: 'x' } }),
);
process.on('warning', (warning) => console.log(String(warning)));
await report('cancelada', () => {
  const { emissao } = frontier.com({ sinal: AbortSignal.timeout(100) });
  const call = () => emissao.consultarSolicitacao({ path: { id: 'para' } });
  return Promise.any(Array.from({ length: 20 }, call)).catch(({ errors: [first] }) => {
    throw first;
  });
});
await report('antes', () =>
  frontier
    .com({ sinal: AbortSignal.abort() })
    .posEmissao.liberarBloqueio({ path: { id: 'antes' }, body: { justificativa: 'x' } }),
);
for (const token of ['quebrado', 'mudo']) {
  const { emissao } = new Frontier({ ...KEYS, endereco: `${endereco}/${token}`, repeticoes: 0 });
  await report(token, () => emissao.consultarSolicitacao({ path: { id: 'certa' } }));
}

for (const operacaoCodigo of ['certa', 'repete', 'recusa', 'falta', 'ignora', 'nenhuma']) {
  await report(operacaoCodigo, async () => {
    const pages: number[] = [];
    const query = { operacaoCodigo, pagesize: 2 };
    for await (const { dados } of frontier.posEmissao.listarBloqueiosEmPaginas({ query })) {
      pages.push(dados?.length ?? 0);
    }
    return pages.join(' ');
  });
}

for (const id of ['.', '..', '', '\ud83d']) {
  await report(JSON.stringify(id), () => frontier.emissao.consultarSolicitacao({ path: { id } }));
}
await report('[]', () => frontier.operacao.listarOperacoes({ query: { operacaoCodigo: [] } }));

// Plain JavaScript has no types that refuse these.
const plain = frontier as unknown as Record<
  string,
  Record<string, (args?: unknown) => Promise<unknown>>
>;
const { emissao, onboarding, operacao, posEmissao } = plain;
const path = { id: 'certa' };
const addresses = (process.env.ADDRESSES ?? '').split(' ').filter((one) => {
  try {
    return new Frontier({ ...KEYS, endereco: one });
  } catch (fault) {
    if (!(fault instanceof TypeError && fault.message.startsWith('endereco: use'))) throw fault;
    return false;
  }
});
console.log(addresses.join(' '));
const guesses: Record<string, (() => Promise<unknown> | undefined)[]> = {
  query: [
    () => onboarding?.listarInvestidores?.(),
    () => onboarding?.listarInvestidores?.({ query: { page: 1 } }),
    () => operacao?.listarOperacoes?.({ query: { pagesize: 1 } }),
    () => operacao?.listarOperacoes?.({ query: { codigoISIN: null } }),
    () => operacao?.listarOperacoes?.({ query: { dataEmissao: new Date() } }),
    () => operacao?.listarOperacoes?.({ page: 1 }),
    () => operacao?.listarOperacoes?.({ query: null }),
    () => operacao?.listarOperacoes?.(null),
  ],
  path: [null, undefined, new Date(), {}, 0.5].map(
    (id) => () => emissao?.consultarSolicitacao?.({ path: { id } }),
  ),
  body: [null, undefined, '{}', [], { data: new Date() }, { mapa: new Map() }, { f() {} }].map(
    (body) => () => posEmissao?.criarBloqueio?.({ body }),
  ),
  arquivo: [new File([], ''), Buffer.from('%PDF'), 'termo.pdf', null].map((arquivo) => () => {
    const body = { arquivo, tipo: 'TermoConstitutivo' };
    return emissao?.enviarDocumentoDaSolicitacao?.({ path, body });
  }),
};
for (const [name, calls] of Object.entries(guesses)) {
  for (const call of calls) {
    const fault = await call()?.catch((one: unknown) => one);
    // An error of the engine doesn't say where or how to fix it.
    if (!(fault instanceof TypeError) || /^Cannot/.test(fault.message))
      console.log(`${name}: ${call} gives ${fault}`);
  }
}

const wrong = Object.entries({
  endereco: [null, 5, [], new Map(), { emissao: undefined }, { pos_emissao: 'http://x' }],
  limite: [-1, 0, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31, '5000', null],
  repeticoes: [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '2'],
  ...{ apiKey: [''], secretKey: [undefined], registrar: ['x'], sinal: [{}], timeout: [5] },
}).flatMap(([name, values]) => values.map((value) => ({ [name]: value })));
for (const options of wrong) {
  try {
    new Frontier({ ...KEYS, endereco, ...options });
    console.log(`${JSON.stringify(options)} was taken`);
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault;
  }
}
