import { isFields } from '../../exact/exactJson.js';
import type { RecordedCall } from '../RecordedExchange.js';
import type { Traffic } from '../Traffic.js';
import { findValues, isEqual, listAt, listInAnswer, numberAt, textAt, valueAt } from '../values.js';
import {
  eachAccepted,
  eachOf,
  eachOk,
  eachRepeated,
  type Find,
  findHeld,
  hasSameId,
  outcome,
  see,
  sumOfField,
  type Tests,
  transitionsIn,
} from './sightings.js';

/** The names of the fields with the items and the pagination of a list. */
function envelopeOf(id: string): Find {
  return eachOk(id, ({ got }) => {
    const lista = listInAnswer(got)?.name;
    const paging = Object.entries(Object(got)).find(([, one]) => isFields(one) && 'total' in one);
    return !!lista && { lista, ...(paging && { paginacao: paging[0] }) };
  });
}

/** A date of the request that an offer belongs to; empty if no exchange shows it. */
function findDate(traffic: Traffic, { sent }: RecordedCall, name: string): string {
  const offers = traffic.ok('listarOfertasPrimarias').flatMap(({ items }) => items);
  const offer = offers.find((one) => textAt(one, 'id') === textAt(sent, 'id'));
  const code = textAt(offer, 'operacao.codigo');
  const id = traffic
    .ok('submeterSolicitacao')
    .find(({ got }) => code && textAt(got, 'codigoInstrumentoFinanceiro') === code)?.params.id;
  const created = traffic.ok('criarSolicitacao').find(({ got }) => textAt(got, 'id') === id);
  return id === undefined ? '' : textAt(created?.sent, name).slice(0, 10);
}

/** Sightings of whether an offer can be confirmed before or after a date of its request. */
function confirmedWhen(
  name: string,
  isCase: (day: string, date: string) => boolean,
  /** If this later decision on the offer is accepted, only the day was wrong. */
  proof: string,
): Find {
  return eachOf('aprovarOuReprovarOfertaPrimaria', (call, traffic) => {
    const date = findDate(traffic, call, name);
    const decision = ({ sent }: RecordedCall) =>
      ['id', 'tipoLiquidacao', 'acao'].map((field) => textAt(sent, field));
    const [id, kind, action] = decision(call);
    if (action !== 'CONFIRMAR' || !date || !isCase(call.day, date)) return;
    const later = call.later(call.id, (one) => {
      const isOther = proof === 'REPROVAR' || !isCase(one.day, date);
      return isOther && isEqual(decision(one), [id, kind, proof]);
    });
    return outcome('aceita', call, later !== undefined);
  });
}

/** The events in the groups of an answer. */
function eventsOf({ got }: RecordedCall): unknown[] {
  return listAt(got, 'data').flatMap((group) => listInAnswer(group)?.items ?? []);
}

function describeOutcome(call: RecordedCall): string {
  if (call.isOk) return 'é aceita';
  return call.isRefused && call.isClean ? `é recusada com ${call.status}` : '';
}

const ofRequest = ({ params }: RecordedCall) => [params.id];

/** The tests of questions about calls of the services, in the order of the journeys. */
export const services: Tests = {
  'cadastro-duplicado': eachAccepted('criarCadastro', ({ sent }) => [textAt(sent, 'cnpj')]),

  'nome-da-chave-hash': eachOk(
    'criarCadastro',
    ({ sent }) => valueAt(sent, '{hash}') !== undefined && '`{hash}` é aceito',
  ),

  'representantes-exigidos': eachAccepted(
    'criarRepresentanteLegal',
    ({ params, sent }) => [params.cadastroId, textAt(sent, 'cpf')],
    'aceitaMesmoCpf',
  ),

  'id-do-representante': eachOk('criarRepresentanteLegal listarRepresentantesLegais', (call) => {
    const name = call.operation.method === 'POST' ? 'naCriacao' : 'nasConsultas';
    const [first] = call.items;
    return (first !== undefined || name === 'naCriacao') && { [name]: textAt(first, 'id') !== '' };
  }),

  'documentos-antes-do-envio': eachOk('listarDocumentos', (call, traffic) => {
    const { cadastroId = '' } = call.params;
    const isSent = traffic.calls.some(
      ({ begun, id, params }) =>
        id === 'atribuirDocumento' && params.cadastroId === cadastroId && begun < call.ended,
    );
    const created = call.earlier('criarCadastro', ({ got }) => textAt(got, 'id') === cadastroId);
    if (isSent || !created) return;
    return call.items.length > 0 ? 'já estão na lista' : 'a lista vem vazia';
  }),

  'acesso-aos-arquivos': (traffic) => {
    const answers = traffic.ok('listarDocumentos', 'consultarDocumento', 'consultarSolicitacao');
    const documents = answers.flatMap(({ got, items }) => [...items, ...listAt(got, 'documentos')]);
    const files = documents.map((one) => textAt(one, 'url') || textAt(one, 'link'));
    const paths = files.flatMap((one) => (URL.canParse(one) ? [new URL(one).pathname] : []));
    return see(traffic.others, ({ entry, isOk, status }) => {
      const { headers, method, url } = entry.request;
      const hasToken = headers.some(({ name }) => /^(authorization|cookie)$/i.test(name));
      if (method !== 'GET' || hasToken || !paths.includes(new URL(url).pathname)) return;
      return (isOk || status === 401 || status === 403) && { exigeToken: !isOk };
    });
  },

  'envelope-de-investidores': envelopeOf('listarInvestidores'),

  'investidor-duplicado': eachAccepted('cadastrarInvestidor', ({ sent }) => [
    textAt(sent, 'cpfCnpj'),
  ]),

  'remocao-de-investidor': eachOf('removerInvestidor', (call) => {
    const held = findHeld(call, call.params.cpfCnpj ?? '') ?? 0;
    return held > 0 && outcome('aceitaComTitulos', call, true);
  }),

  'solicitacao-duplicada': eachAccepted('criarSolicitacao', ({ sent }) => [
    textAt(sent, 'cnpjDoEmissor'),
    numberAt(sent, 'numeroDaEmissao'),
    textAt(sent, 'numeroDaSerie'),
  ]),

  'ordem-dos-status': transitionsIn('criarSolicitacao consultarSolicitacao'),

  'atualizacao-em-que-status': eachOf(
    'atualizarSolicitacao atualizarDadosFinanceiros atualizarParcelas',
    (call) =>
      call.earlier('submeterSolicitacao', hasSameId(call)) &&
      outcome('depoisDaSubmissao', call, call.isClean),
  ),

  'segunda-adicao-de-parcelas': eachRepeated(
    'adicionarParcelas',
    ofRequest,
    (again, first, traffic) => {
      const read = again.later('consultarParcelas', hasSameId(again));
      const isTwice = traffic.ok('adicionarParcelas').filter(hasSameId(again)).length === 2;
      if (!again.isOk || !read || !isTwice) return;
      const [before = 0, added = 0, all] = [first.sent, again.sent, read.got].map(
        (one) => listInAnswer(one)?.items.length,
      );
      return (all === before + added || all === added) && { soma: all === before + added };
    },
  ),

  'quando-ha-codigo': eachRepeated('submeterSolicitacao', ofRequest, (again, first) => {
    const [code, before] = [again, first].map(({ got }) =>
      textAt(got, 'codigoInstrumentoFinanceiro'),
    );
    if (again.isOk && code && code === before) return { repetida: 'mesma-resposta' };
    return again.isRefused && { repetida: 'recusa' };
  }),

  'codigo-do-instrumento': eachOk('submeterSolicitacao', (call) => {
    const code = textAt(call.later('consultarSolicitacao', hasSameId(call))?.got, 'codigo');
    const isSame = code === textAt(call.got, 'codigoInstrumentoFinanceiro');
    return code && (isSame ? 'é o mesmo código' : 'são códigos diferentes');
  }),

  'envelope-das-contagens': eachOk('consultarQuantidadeDeEmissoes', ({ got }) => {
    const counts = valueAt(got, 'emissoes');
    if (Array.isArray(counts)) return '`emissoes` é uma lista';
    return isFields(counts) && `\`emissoes\` tem ${Object.keys(counts).join(', ')}`;
  }),

  'id-da-oferta': eachOk('criarOfertaPrimaria', ({ got }) =>
    textAt(got, 'id') ? 'a criação traz o `id`' : 'a criação não traz o `id`',
  ),

  'decisao-da-oferta': transitionsIn('listarOfertasPrimarias'),

  'emissao-antes-da-data': confirmedWhen('dataDaEmissao', (day, date) => day < date, 'CONFIRMAR'),
  'data-limite-de-integralizacao': confirmedWhen(
    'dataLimiteIntegralizacao',
    (day, date) => day > date,
    'REPROVAR',
  ),

  'status-das-operacoes': transitionsIn('listarOperacoes'),

  'lista-de-eventos-no-grupo': eachOk('listarEventosFinanceiros', ({ got }) =>
    listAt(got, 'data').map((group) => {
      const nome = listInAnswer(group)?.name;
      return !!nome && { nome };
    }),
  ),

  'status-dos-eventos': transitionsIn('listarEventosFinanceiros', eventsOf),

  'pagamento-antes-do-vencimento': eachOf('liquidarEventoFinanceiro', (call, traffic) => {
    const events = traffic.ok('listarEventosFinanceiros').flatMap(eventsOf);
    const event = events.find((one) => textAt(one, 'id') === call.params.id);
    const due = textAt(event, 'dataVencimento').slice(0, 10);
    if (!due || call.day >= due) return;
    const paid = call.later(
      call.id,
      (one) => one.day >= due && hasSameId(call)(one) && isEqual(one.sent, call.sent),
    );
    return outcome('aceita', call, paid !== undefined);
  }),

  'amortizacao-ou-resgate': eachOk('liquidarEventoExtraordinario', ({ got }) => {
    const kind = textAt(got, 'tipo');
    return kind && `o \`tipo\` foi ${kind}`;
  }),

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

  'transferencia-sem-destino': eachOf('transferirTitularidade', (call) => {
    const isWithout = isFields(call.sent) && !('investidorDestino' in call.sent);
    return isWithout && describeOutcome(call);
  }),

  'resultado-da-custodia': eachOk('transferirCustodia', (call) => {
    const owner = textAt(call.sent, 'investidor.cpfCnpj');
    const own = call
      .later('listarMovimentacoes')
      ?.items.find(
        (item) =>
          findValues(item, /^cpfCnpj$/).includes(owner) &&
          numberAt(item, 'dados.quantidade') === numberAt(call.sent, 'quantidade'),
      );
    return own !== undefined && `uma movimentação ${textAt(own, 'tipo')}`;
  }),

  'conferencia-do-saldo': eachOf('criarBloqueio', (call) => {
    const held = findHeld(call, textAt(call.sent, 'investidorCpfCnpj')) ?? Number.NaN;
    return numberAt(call.sent, 'quantidade') > held && describeOutcome(call);
  }),

  'campos-do-bloqueio': eachOk('criarBloqueio listarBloqueios liberarBloqueio', ({ items }) =>
    items.map((block) => {
      const has = (name: string) => textAt(block, name) !== '';
      const shown = { codigo: has('codigo'), operacaoCodigo: has('operacaoCodigo') };
      return has('constricaoTipo') && shown;
    }),
  ),

  'liberacao-parcial': eachOk('liberarBloqueio', (call) => {
    const { items = [] } = call.later('listarBloqueios') ?? {};
    const isKept = items.some((item) => textAt(item, 'id') === call.params.id);
    return isKept && 'o bloqueio liberado continua na lista';
  }),

  'corpo-de-conciliacoes': eachOk('conciliarPosicoes conciliarOperacoes', ({ got, operation }) => {
    const name = listInAnswer(got)?.name;
    const form = name ? `a lista vem em \`${name}\`` : 'a resposta é a lista';
    return name !== undefined && `${operation.summary}: ${form}`;
  }),

  'linha-da-custodia': eachOk('conciliarCustodia', (call, traffic) => {
    const known = traffic.calls.flatMap(({ got, sent }) =>
      findValues([sent, got], /custodiante.*cnpj|cnpjDoCustodiante/i),
    );
    return call.items.map((row) => {
      const code = textAt(row, 'codigoParticipante');
      if (known.includes(code)) return { participante: 'cnpj-do-custodiante' };
      const isRoot = code.length === 8 && known.some((one) => String(one).startsWith(code));
      return isRoot && { participante: 'raiz-do-cnpj' };
    });
  }),
};
