import { isFields } from '../../exact/exactJson.js';
import {
  listAt,
  listInAnswer,
  numberAt,
  type RecordedCall,
  type Traffic,
  textAt,
} from '../Traffic.js';
import {
  eachOf,
  eachOk,
  findHeld,
  findLater,
  findValues,
  hasSameId,
  isRefused,
  isSameBody,
  itemsInAnswer,
  outcome,
  sumOfField,
  type Tests,
  today,
  transitionsIn,
} from './sightings.js';

/** The events in the groups of an answer. */
function eventsOf({ got }: RecordedCall): unknown[] {
  return listAt(got, 'data').flatMap((group) => [...(listInAnswer(group)?.items ?? [])]);
}

function describeOutcome(call: RecordedCall, traffic: Traffic): string {
  if (call.isOk) return 'é aceita';
  return isRefused(call) && traffic.isClean(call) ? `é recusada com ${call.status}` : '';
}

export const afterIssuance: Tests = {
  'saldo-em-que-unidade': eachOk('consultarPosicaoDoInvestidor', ({ got }) => {
    const total = sumOfField(got, 'quantidadeTotal');
    const blocked = numberAt(got, 'saldoBloqueado');
    const balance = numberAt(got, 'saldo');
    // A total without the blocked titles would be another one.
    if (!(blocked > 0) || sumOfField(got, 'quantidadeDisponivel') > total - blocked) return;
    if (balance === total) return { saldo: 'total' };
    return balance === total - blocked ? { saldo: 'livre' } : 'outro';
  }),

  'momento-da-posicao': eachOf('consultarPosicaoDoInvestidor', ({ got, isOk, status }) => {
    if (status === 404) return 'sem posição, vem 404';
    return isOk && listAt(got, 'contasDeposito').length === 0 && 'sem posição, vem uma vazia';
  }),

  'conferencia-do-saldo': eachOf('criarBloqueio', (call, traffic) => {
    const held = findHeld(traffic, call, textAt(call.sent, 'investidorCpfCnpj'));
    const isTooMuch = held !== undefined && numberAt(call.sent, 'quantidade') > held;
    return isTooMuch && describeOutcome(call, traffic);
  }),

  'tipo-da-titularidade': eachOk('transferirTitularidade', ({ got }) => textAt(got, 'tipo')),

  'transferencia-sem-destino': eachOf('transferirTitularidade', (call, traffic) => {
    const isWithout = isFields(call.sent) && !('investidorDestino' in call.sent);
    return isWithout && describeOutcome(call, traffic);
  }),

  'resultado-da-custodia': eachOk('transferirCustodia', (call, traffic) => {
    const list = findLater(traffic, 'listarMovimentacoes', call);
    const owner = textAt(call.sent, 'investidor.cpfCnpj');
    const own =
      list &&
      itemsInAnswer(list).find(
        (item) =>
          findValues(item, /^cpfCnpj$/).includes(owner) &&
          numberAt(item, 'dados.quantidade') === numberAt(call.sent, 'quantidade'),
      );
    return own !== undefined && `uma movimentação ${textAt(own, 'tipo')}`;
  }),

  'campos-do-bloqueio': eachOk('criarBloqueio listarBloqueios liberarBloqueio', (call) =>
    itemsInAnswer(call).map((block) => {
      const has = (name: string) => textAt(block, name) !== '';
      const shown = { codigo: has('codigo'), operacaoCodigo: has('operacaoCodigo') };
      return has('constricaoTipo') && shown;
    }),
  ),

  'liberacao-parcial': eachOk('liberarBloqueio', (call, traffic) => {
    const list = findLater(traffic, 'listarBloqueios', call);
    const isKept =
      list && itemsInAnswer(list).some((item) => textAt(item, 'id') === call.params.id);
    return isKept && 'o bloqueio liberado continua na lista';
  }),

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
    if (!due || today(call) >= due) return;
    const paid = findLater(traffic, call.id, call, (one) => {
      return today(one) >= due && hasSameId(call)(one) && isSameBody(one, call);
    });
    return outcome('aceita', call, paid !== undefined);
  }),

  'amortizacao-ou-resgate': eachOk('liquidarEventoExtraordinario', ({ got }) => {
    const kind = textAt(got, 'tipo');
    return kind && `o \`tipo\` foi ${kind}`;
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
    return itemsInAnswer(call).map((row) => {
      const code = textAt(row, 'codigoParticipante');
      if (known.includes(code)) return { participante: 'cnpj-do-custodiante' };
      const isRoot = code.length === 8 && known.some((one) => String(one).startsWith(code));
      return isRoot && { participante: 'raiz-do-cnpj' };
    });
  }),
};
