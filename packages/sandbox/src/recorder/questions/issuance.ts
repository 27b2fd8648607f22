import { isFields } from '../../exact/exactJson.js';
import {
  listAt,
  listInAnswer,
  numberAt,
  type RecordedCall,
  type Traffic,
  textAt,
  valueAt,
} from '../Traffic.js';
import {
  eachAccepted,
  eachOf,
  eachOk,
  eachRepeated,
  type Find,
  findEarlier,
  findHeld,
  findLater,
  hasSameId,
  isRefused,
  itemsInAnswer,
  outcome,
  type Tests,
  today,
  transitionsIn,
} from './sightings.js';

/** The names of a list and its pagination. */
function envelopeOf(id: string): Find {
  return eachOk(id, ({ got }) => {
    const lista = listInAnswer(got)?.name;
    const paging = Object.entries(Object(got)).find(([, one]) => isFields(one) && 'total' in one);
    return !!lista && { lista, ...(paging && { paginacao: paging[0] }) };
  });
}

/** A date of the request that an offer belongs to; empty if no exchange shows it. */
function findDate(traffic: Traffic, { sent }: RecordedCall, name: string): string {
  const offers = traffic.ok('listarOfertasPrimarias').flatMap(itemsInAnswer);
  const offer = offers.find((one) => textAt(one, 'id') === textAt(sent, 'id'));
  const code = textAt(offer, 'operacao.codigo');
  const id = traffic
    .ok('submeterSolicitacao')
    .find(({ got }) => code && textAt(got, 'codigoInstrumentoFinanceiro') === code)?.params.id;
  const created = traffic.ok('criarSolicitacao').find(({ got }) => textAt(got, 'id') === id);
  return id === undefined ? '' : textAt(created?.sent, name).slice(0, 10);
}

/** Sightings of a rule that confirms offers before or after a date of their request. */
function confirmedWhen(
  name: string,
  isCase: (day: string, date: string) => boolean,
  /** The later decision that shows that only the day was wrong. */
  proof: string,
): Find {
  return eachOf('aprovarOuReprovarOfertaPrimaria', (call, traffic) => {
    const date = findDate(traffic, call, name);
    const isConfirmed = textAt(call.sent, 'acao') === 'CONFIRMAR';
    if (!isConfirmed || !date || !isCase(today(call), date)) return;
    const later = findLater(traffic, call.id, call, (one) => {
      const isSame = ['id', 'tipoLiquidacao'].every(
        (field) => textAt(one.sent, field) === textAt(call.sent, field),
      );
      const isOther = proof === 'REPROVAR' || !isCase(today(one), date);
      return isSame && isOther && textAt(one.sent, 'acao') === proof;
    });
    return outcome('aceita', call, later !== undefined);
  });
}

const ofRequest = ({ params }: RecordedCall) => [params.id];

export const issuance: Tests = {
  'envelope-de-investidores': envelopeOf('listarInvestidores'),
  'envelope-das-movimentacoes': envelopeOf('listarMovimentacoes'),

  'cadastro-duplicado': eachAccepted('criarCadastro', ({ sent }) => [textAt(sent, 'cnpj')]),
  'investidor-duplicado': eachAccepted('cadastrarInvestidor', ({ sent }) => [
    textAt(sent, 'cpfCnpj'),
  ]),
  'representantes-exigidos': eachAccepted(
    'criarRepresentanteLegal',
    ({ params, sent }) => [params.cadastroId, textAt(sent, 'cpf')],
    'aceitaMesmoCpf',
  ),
  'solicitacao-duplicada': eachAccepted('criarSolicitacao', ({ sent }) => [
    textAt(sent, 'cnpjDoEmissor'),
    numberAt(sent, 'numeroDaEmissao'),
    textAt(sent, 'numeroDaSerie'),
  ]),

  'nome-da-chave-hash': eachOk(
    'criarCadastro',
    ({ sent }) => valueAt(sent, '{hash}') !== undefined && '`{hash}` é aceito',
  ),

  'id-do-representante': eachOk('criarRepresentanteLegal listarRepresentantesLegais', (call) => {
    const name = call.operation.method === 'POST' ? 'naCriacao' : 'nasConsultas';
    const [first] = itemsInAnswer(call);
    return (first !== undefined || name === 'naCriacao') && { [name]: textAt(first, 'id') !== '' };
  }),

  'documentos-antes-do-envio': eachOk('listarDocumentos', (call, traffic) => {
    const { cadastroId = '' } = call.params;
    const isOwn = ({ got }: RecordedCall) => textAt(got, 'id') === cadastroId;
    const uploads = traffic.of('atribuirDocumento');
    const isSent = uploads.some(
      ({ begun, params }) => params.cadastroId === cadastroId && begun < call.ended,
    );
    if (isSent || !findEarlier(traffic, 'criarCadastro', call, isOwn)) return;
    return itemsInAnswer(call).length > 0 ? 'já estão na lista' : 'a lista vem vazia';
  }),

  *'acesso-aos-arquivos'(traffic) {
    const answers = traffic.ok('listarDocumentos', 'consultarDocumento', 'consultarSolicitacao');
    const documents = answers.flatMap((call) => [
      ...itemsInAnswer(call),
      ...listAt(call.got, 'documentos'),
    ]);
    const files = documents.map((one) => textAt(one, 'url') || textAt(one, 'link'));
    const paths = files.flatMap((one) => (URL.canParse(one) ? [new URL(one).pathname] : []));
    for (const exchange of traffic.others) {
      const { headers, method, url } = exchange.entry.request;
      const hasToken = headers.some(({ name }) => /^(authorization|cookie)$/i.test(name));
      if (method !== 'GET' || hasToken || !paths.includes(new URL(url).pathname)) continue;
      if (exchange.isOk) yield [{ exigeToken: false }, exchange];
      else if ([401, 403].includes(exchange.status)) yield [{ exigeToken: true }, exchange];
    }
  },

  'remocao-de-investidor': eachOf('removerInvestidor', (call, traffic) => {
    const held = findHeld(traffic, call, call.params.cpfCnpj ?? '') ?? 0;
    return held > 0 && outcome('aceitaComTitulos', call, true);
  }),

  'ordem-dos-status': transitionsIn('criarSolicitacao consultarSolicitacao'),
  'decisao-da-oferta': transitionsIn('listarOfertasPrimarias'),
  'status-das-operacoes': transitionsIn('listarOperacoes'),

  'atualizacao-em-que-status': eachOf(
    'atualizarSolicitacao atualizarDadosFinanceiros atualizarParcelas',
    (call, traffic) => {
      const submitted = findEarlier(traffic, 'submeterSolicitacao', call, hasSameId(call));
      return submitted && outcome('depoisDaSubmissao', call, traffic.isClean(call));
    },
  ),

  'quando-ha-codigo': eachRepeated('submeterSolicitacao', ofRequest, (again, first) => {
    const [code, before] = [again, first].map(({ got }) =>
      textAt(got, 'codigoInstrumentoFinanceiro'),
    );
    if (again.isOk && code && code === before) return { repetida: 'mesma-resposta' };
    return isRefused(again) && { repetida: 'recusa' };
  }),

  'codigo-do-instrumento': eachOk('submeterSolicitacao', (call, traffic) => {
    const read = findLater(traffic, 'consultarSolicitacao', call, hasSameId(call));
    const code = textAt(read?.got, 'codigo');
    const isSame = code === textAt(call.got, 'codigoInstrumentoFinanceiro');
    return code && (isSame ? 'é o mesmo código' : 'são códigos diferentes');
  }),

  'segunda-adicao-de-parcelas': eachRepeated(
    'adicionarParcelas',
    ofRequest,
    (again, first, traffic) => {
      const read = findLater(traffic, 'consultarParcelas', again, hasSameId(again));
      const isTwice = traffic.ok('adicionarParcelas').filter(hasSameId(again)).length === 2;
      if (!again.isOk || !read || !isTwice) return;
      const [before = 0, added = 0, all] = [first.sent, again.sent, read.got].map(
        (one) => listInAnswer(one)?.items.length,
      );
      if (all === before + added) return { soma: true };
      return all === added && { soma: false };
    },
  ),

  'envelope-das-contagens': eachOk('consultarQuantidadeDeEmissoes', ({ got }) => {
    const counts = valueAt(got, 'emissoes');
    if (Array.isArray(counts)) return '`emissoes` é uma lista';
    return isFields(counts) && `\`emissoes\` tem ${Object.keys(counts).join(', ')}`;
  }),

  'id-da-oferta': eachOk('criarOfertaPrimaria', ({ got }) =>
    textAt(got, 'id') ? 'a criação traz o `id`' : 'a criação não traz o `id`',
  ),

  'emissao-antes-da-data': confirmedWhen('dataDaEmissao', (day, date) => day < date, 'CONFIRMAR'),
  'data-limite-de-integralizacao': confirmedWhen(
    'dataLimiteIntegralizacao',
    (day, date) => day > date,
    'REPROVAR',
  ),
};
