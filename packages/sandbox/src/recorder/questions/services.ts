import { isFields } from '../../exact/exactJson.js';
import { findHeld, sumOfField } from '../positions.js';
import type { RecordedCall, Traffic } from '../Traffic.js';
import { findList, findValues, has, listAt, numberAt, same, textAt, valueAt } from '../values.js';
import { type Answer, eachOf, eachOk, type Find, type Finders, outcome, see } from './sightings.js';

/** Sightings of calls that repeat an earlier successful one of their account with the same values at paths. */
function eachRepeated(
  id: string,
  paths: string,
  read: (again: RecordedCall, first: RecordedCall, traffic: Traffic) => Answer,
): Find {
  return eachOf(id, (again, traffic) => {
    const first = traffic.earlier(again, id, same(again, paths));
    return first && read(again, first, traffic);
  });
}

/** Sightings of a rule that accepts a repetition: one was accepted, or the same body was refused. */
function eachAccepted(id: string, paths: string, name = 'aceita'): Find {
  return eachRepeated(id, paths, (again, first) =>
    outcome(name, again, same(again, 'sent')(first)),
  );
}

/** Sightings of the changes of status that the answers of calls show one after the other. */
function transitionsIn(ids: string, readItems = ({ items }: RecordedCall) => items): Find {
  return (traffic) => {
    const last = new Map<string, string>();
    return see(traffic.ok(...ids.split(' ')), (call) =>
      readItems(call).map((item) => {
        const [id, status] = [textAt(item, 'id'), textAt(item, 'status')];
        const before = last.get(id);
        if (id && status) last.set(id, status);
        return before && status && before !== status && `${before} → ${status}`;
      }),
    );
  };
}

/** The names of the fields with the items and the pagination of a list. */
function envelopeOf(id: string): Find {
  return eachOk(id, ({ got }) => {
    const lista = findList(got)?.name;
    const paging = Object.entries(Object(got)).find(([, one]) => isFields(one) && 'total' in one);
    return !!lista && { lista, ...(paging && { paginacao: paging[0] }) };
  });
}

/** Sightings of whether a call is accepted before a date. A refusal is sure if the same call is accepted from then on. */
function acceptedBefore(id: string, paths: string, findDate: ReturnType<typeof dateOfOffer>): Find {
  return eachOf(id, (call, traffic) => {
    const date = findDate(call, traffic).slice(0, 10);
    const isDue = (one: RecordedCall) => one.day >= date && same(call, paths)(one);
    return call.day < date && outcome('aceita', call, !!traffic.later(call, id, isDue));
  });
}

/** Finds a date of the request that a confirmed offer belongs to; empty if no exchange shows it. */
function dateOfOffer(name: string): (call: RecordedCall, traffic: Traffic) => string {
  return ({ sent }, traffic) => {
    const offers = traffic.ok('listarOfertasPrimarias').flatMap(({ items }) => items);
    const code = textAt(offers.find(has('id', textAt(sent, 'id'))), 'operacao.codigo');
    const isOwn = has('got.codigoInstrumentoFinanceiro', code);
    const submitted = traffic.ok('submeterSolicitacao').find(isOwn);
    const created = traffic.ok('criarSolicitacao').find(has('got.id', submitted?.params.id));
    return textAt(sent, 'acao') === 'CONFIRMAR' ? textAt(created, `sent.${name}`) : '';
  };
}

function eventsOf({ got }: RecordedCall): unknown[] {
  return listAt(got, 'data').flatMap((group) => findList(group)?.items ?? []);
}

/** @param rule a rule of the simulator that has the same reason to refuse the call */
function describeOutcome(call: RecordedCall, traffic: Traffic, rule = ''): string {
  if (call.isOk) return 'é aceita';
  const isSure = traffic.findProblems(call).every((one) => one.rule === rule);
  return call.isRefused && isSure ? `é recusada com ${call.status}` : '';
}

/** The finders of answers about calls of the services, in the order of the journeys. */
export const services: Finders = {
  'cadastro-duplicado': eachAccepted('criarCadastro', 'sent.cnpj'),

  'nome-da-chave-hash': eachOk('criarCadastro', ({ sent }) => {
    return valueAt(sent, '{hash}') !== undefined && '`{hash}` é aceito';
  }),

  'representantes-exigidos': eachAccepted(
    'criarRepresentanteLegal',
    'params.cadastroId sent.cpf',
    'aceitaMesmoCpf',
  ),

  'id-do-representante': eachOk('criarRepresentanteLegal listarRepresentantesLegais', (call) => {
    const name = call.operation.method === 'POST' ? 'naCriacao' : 'nasConsultas';
    const [first] = call.items;
    return (first !== undefined || name === 'naCriacao') && { [name]: textAt(first, 'id') !== '' };
  }),

  'documentos-antes-do-envio': eachOk('listarDocumentos', (call, traffic) => {
    const isOwn = has('got.id', call.params.cadastroId);
    const isSent = traffic.mayPrecede(call, 'atribuirDocumento', same(call, 'params.cadastroId'));
    if (isSent || !traffic.earlier(call, 'criarCadastro', isOwn)) return;
    return call.items.length > 0 ? 'já estão na lista' : 'a lista vem vazia';
  }),

  'acesso-aos-arquivos': (traffic) => {
    if (!traffic.hasTokens) return [];
    const answers = traffic.ok('listarDocumentos', 'consultarDocumento', 'consultarSolicitacao');
    const files = answers.flatMap(({ got }) => findValues(got, /^(url|link)$/)).map(String);
    const paths = files.flatMap((one) => (URL.canParse(one) ? [new URL(one).pathname] : []));
    return see(traffic.others, ({ entry, isOk, method, path, status }) => {
      const { headers } = entry.request;
      const hasToken = headers.some(({ name }) => /^(authorization|cookie)$/i.test(name));
      if (method !== 'GET' || hasToken || !paths.includes(path)) return;
      return (isOk || status === 401 || status === 403) && { exigeToken: !isOk };
    });
  },

  'envelope-de-investidores': envelopeOf('listarInvestidores'),

  'investidor-duplicado': eachRepeated(
    'cadastrarInvestidor',
    'sent.cpfCnpj',
    (again, first, traffic) => {
      const isOwn = has('params.cpfCnpj', valueAt(again, 'sent.cpfCnpj'));
      if (traffic.mayPrecede(again, 'removerInvestidor', isOwn)) return;
      return outcome('aceita', again, same(again, 'sent')(first));
    },
  ),

  'remocao-de-investidor': eachOf('removerInvestidor', (call, traffic) => {
    const held = findHeld(call, call.params.cpfCnpj, traffic);
    return held > 0 && outcome('aceitaComTitulos', call, true);
  }),

  'solicitacao-duplicada': eachAccepted(
    'criarSolicitacao',
    'sent.cnpjDoEmissor sent.numeroDaEmissao sent.numeroDaSerie',
  ),

  'ordem-dos-status': transitionsIn('criarSolicitacao consultarSolicitacao'),

  'atualizacao-em-que-status': eachOf(
    'atualizarSolicitacao atualizarDadosFinanceiros atualizarParcelas',
    (call, traffic) =>
      traffic.earlier(call, 'submeterSolicitacao', same(call, 'params.id')) &&
      outcome('depoisDaSubmissao', call, traffic.isClean(call)),
  ),

  'segunda-adicao-de-parcelas': eachRepeated(
    'adicionarParcelas',
    'params.id',
    (again, first, traffic) => {
      const read = traffic.later(again, 'consultarParcelas', same(again, 'params.id'));
      const isTwice = traffic.ok(again.id).filter(same(again, 'params.id')).length === 2;
      if (!again.isOk || !read || !isTwice) return;
      const [before = 0, added = 0, all] = [first.sent, again.sent, read.got].map(
        (one) => findList(one)?.items.length,
      );
      return (all === before + added || all === added) && { soma: all === before + added };
    },
  ),

  'quando-ha-codigo': eachRepeated('submeterSolicitacao', 'params.id', (again, first) => {
    if (again.isRefused) return { repetida: 'recusa' };
    const isSame = same(again, 'got.codigoInstrumentoFinanceiro')(first);
    return again.isOk && isSame && { repetida: 'mesma-resposta' };
  }),

  'codigo-do-instrumento': eachOk('submeterSolicitacao', (call, traffic) => {
    const read = traffic.later(call, 'consultarSolicitacao', same(call, 'params.id'));
    const code = textAt(read, 'got.codigo');
    const isSame = has('got.codigoInstrumentoFinanceiro', code)(call);
    return code && (isSame ? 'é o mesmo código' : 'são códigos diferentes');
  }),

  'envelope-das-contagens': eachOk('consultarQuantidadeDeEmissoes', ({ got }) => {
    const counts = valueAt(got, 'emissoes');
    if (Array.isArray(counts)) return '`emissoes` é uma lista';
    return isFields(counts) && `\`emissoes\` tem ${Object.keys(counts).join(', ')}`;
  }),

  'id-da-oferta': eachOk('criarOfertaPrimaria', ({ got }) =>
    valueAt(got, 'id') === undefined ? 'não vem na criação' : 'vem na criação',
  ),

  'decisao-da-oferta': transitionsIn('listarOfertasPrimarias'),

  'emissao-antes-da-data': acceptedBefore(
    'aprovarOuReprovarOfertaPrimaria',
    'sent.id sent.tipoLiquidacao sent.acao',
    dateOfOffer('dataDaEmissao'),
  ),

  'data-limite-de-integralizacao': eachOf('aprovarOuReprovarOfertaPrimaria', (call, traffic) => {
    const date = dateOfOffer('dataLimiteIntegralizacao')(call, traffic).slice(0, 10);
    const isSame = same(call, 'sent.id sent.tipoLiquidacao');
    const isProof = (one: RecordedCall) => has('sent.acao', 'REPROVAR')(one) && isSame(one);
    // A later rejection of the offer shows that the day alone was refused.
    const isSure = !!traffic.later(call, call.id, isProof);
    return date && call.day > date && outcome('aceita', call, isSure);
  }),

  'status-das-operacoes': transitionsIn('listarOperacoes'),

  'lista-de-eventos-no-grupo': eachOk('listarEventosFinanceiros', ({ got }) =>
    listAt(got, 'data').map((group) => {
      const nome = findList(group)?.name;
      return !!nome && { nome };
    }),
  ),

  'status-dos-eventos': transitionsIn('listarEventosFinanceiros', eventsOf),

  'pagamento-antes-do-vencimento': acceptedBefore(
    'liquidarEventoFinanceiro',
    'params.id sent',
    ({ params }, traffic) => {
      const events = traffic.ok('listarEventosFinanceiros').flatMap(eventsOf);
      return textAt(events.find(has('id', params.id)), 'dataVencimento');
    },
  ),

  'amortizacao-ou-resgate': eachOk('liquidarEventoExtraordinario', ({ got }) =>
    textAt(got, 'tipo'),
  ),

  'saldo-em-que-unidade': eachOk('consultarPosicaoDoInvestidor', ({ got }) => {
    const total = sumOfField(got, 'quantidadeTotal');
    const blocked = numberAt(got, 'saldoBloqueado');
    const balance = numberAt(got, 'saldo');
    // The comparison needs a total that includes the blocked titles.
    if (!(blocked > 0) || sumOfField(got, 'quantidadeDisponivel') > total - blocked) return;
    if (balance === total) return { saldo: 'total' };
    return balance === total - blocked ? { saldo: 'livre' } : 'outro';
  }),

  'momento-da-posicao': eachOf('consultarPosicaoDoInvestidor', ({ got, isOk, status }) => {
    if (status === 404) return 'sem posição, vem 404';
    return isOk && listAt(got, 'contasDeposito').length === 0 && 'sem posição, vem uma vazia';
  }),

  'envelope-das-movimentacoes': envelopeOf('listarMovimentacoes'),

  'tipo-da-titularidade': eachOk('transferirTitularidade', ({ got }) => textAt(got, 'tipo')),

  'transferencia-sem-destino': eachOf('transferirTitularidade', (call, traffic) => {
    const isWithout = isFields(call.sent) && !('investidorDestino' in call.sent);
    return isWithout && describeOutcome(call, traffic, 'transferencia-sem-destino');
  }),

  'resultado-da-custodia': eachOk('transferirCustodia', (call, traffic) => {
    const owner = textAt(call.sent, 'investidor.cpfCnpj');
    const { items = [] } = traffic.later(call, 'listarMovimentacoes') ?? {};
    const own = items
      .filter((item) => findValues(item, /^cpfCnpj$/).includes(owner))
      .find((item) => numberAt(item, 'dados.quantidade') === numberAt(call.sent, 'quantidade'));
    return own !== undefined && `uma movimentação ${textAt(own, 'tipo')}`;
  }),

  'conferencia-do-saldo': eachOf('criarBloqueio', (call, traffic) => {
    const held = findHeld(call, textAt(call.sent, 'investidorCpfCnpj'), traffic);
    return numberAt(call.sent, 'quantidade') > held && describeOutcome(call, traffic);
  }),

  'campos-do-bloqueio': eachOk('criarBloqueio listarBloqueios liberarBloqueio', ({ items }) =>
    items.map((block) => {
      const has = (name: string) => textAt(block, name) !== '';
      const shown = { codigo: has('codigo'), operacaoCodigo: has('operacaoCodigo') };
      return has('constricaoTipo') && shown;
    }),
  ),

  'liberacao-parcial': eachOk('liberarBloqueio', (call, traffic) => {
    const { items = [] } = traffic.later(call, 'listarBloqueios') ?? {};
    return items.some(has('id', call.params.id)) && 'o bloqueio liberado continua na lista';
  }),

  'corpo-de-conciliacoes': eachOk('conciliarPosicoes conciliarOperacoes', ({ got, operation }) => {
    const name = findList(got)?.name;
    const form = name ? `a lista vem em \`${name}\`` : 'a resposta é a lista';
    return name !== undefined && `${operation.summary}: ${form}`;
  }),

  'linha-da-custodia': (traffic) => {
    const seen = traffic.calls.flatMap(({ got, sent }) =>
      findValues([sent, got], /custodiante.*cnpj|cnpjDoCustodiante/i).map(String),
    );
    const known = new Set(seen);
    const roots = new Set(seen.map((one) => one.slice(0, 8)));
    return eachOk('conciliarCustodia', ({ items }) =>
      items.map((row) => {
        const code = textAt(row, 'codigoParticipante');
        if (known.has(code)) return { participante: 'cnpj-do-custodiante' };
        return code.length === 8 && roots.has(code) && { participante: 'raiz-do-cnpj' };
      }),
    )(traffic);
  },
};
