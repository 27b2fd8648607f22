import { Decimal } from 'decimal.js';
import { LOGIN } from '../../contract/Examples.js';
import { type DescribedPart, listUnknown, partsOf } from '../../contract/schemaParts.js';
import { groupBy } from '../../domain/groupBy.js';
import { isFields } from '../../exact/exactJson.js';
import type { RecordedCall, Traffic } from '../Traffic.js';
import { findList, isEqual, listAt, numberAt, readTimes, same, textAt } from '../values.js';
import { each, eachOf, eachOk, type Find, type Finders, outcome, see } from './sightings.js';

/** Sightings of a parameter in the described fields of answers, each answer once for a call. */
function inParts(name: string, read: (part: DescribedPart) => string | undefined): Find {
  return each(({ parts }) => {
    const found = new Set(parts.map(read));
    return [...found].map((value) => value && { [name]: value });
  });
}

/** Lists whose pages have a total. */
const PAGED =
  'listarInvestidores listarOfertasPrimarias listarOperacoes listarBloqueios listarMovimentacoes conciliarCustodia';

/** One page of a list; its key is the query without the page, and the token. */
function readPage({ got, id, operation, query, token }: RecordedCall) {
  const { page = 1, ...rest } = query;
  const { pageSize, pagesize } = operation.query.properties ?? {};
  const totals = Object.values(Object(got)).map((part) => numberAt(part, 'total'));
  return {
    key: `${id} ${Object.entries(rest).sort()} ${token}`,
    page: Number(page),
    size: Number(query.pageSize ?? query.pagesize ?? (pageSize ?? pagesize)?.default),
    items: findList(got)?.items,
    total: totals.find((total) => !Number.isNaN(total)),
  };
}

/** When each object was created, by its key: the instant of the call. */
function readCreations({ calls }: Traffic): Map<string, number> {
  // A login creates nothing. Of several calls with one key, the first counts.
  const creations = calls.filter(({ isOk, operation }) => isOk && operation.method === 'POST');
  return new Map(
    creations.toReversed().map(({ begun, got, id, sent }) => {
      return [id === 'cadastrarInvestidor' ? textAt(sent, 'cpfCnpj') : textAt(got, 'id'), begun];
    }),
  );
}

/** From so many operations on, an undescribed field is a habit of the service rather than a gap of one contract. */
const HABIT = 3;

export const conventions: Finders = {
  'duracao-do-token': eachOk(LOGIN, ({ ended, got }) => {
    const expires = Date.parse(textAt(got, 'expiresAt'));
    const times = readTimes(textAt(got, 'accessToken'));
    if (times) return expires === times.exp * 1000 && { segundos: times.exp - times.iat };
    const segundos = Math.round((expires - ended) / 60_000) * 60;
    return Math.abs(expires - ended - segundos * 1000) < 5000 && { segundos };
  }),

  *'um-token-para-todos'({ calls }) {
    // Some tools write one text for every token.
    const accepted = calls.filter(({ isOk, token }) => isOk && readTimes(token));
    for (const own of groupBy(accepted, ({ token }) => token)) {
      const other = own.find(({ operation }) => operation.service !== own[0].operation.service);
      if (other) yield ['sim', other];
    }
  },

  'limite-de-chamadas': each(({ status }) => status === 429 && 'há um limite, com 429'),

  'formato-dos-dias': inParts('dia', ({ schema, value }) => {
    if (typeof value !== 'string' || !partsOf(schema).some(({ format }) => format === 'date'))
      return;
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'dia';
    if (/^[\d-]{10}T00:00:00(\.0+)?Z$/.test(value)) return 'hora-utc';
    const isBrazilian = /^[\d-]{10}T00:00:00(\.0+)?-03:00$/.test(value);
    return isBrazilian ? 'hora-de-brasilia' : value.replace(/\d/g, '0');
  }),

  'numeros-em-texto': inParts('numero', ({ schema, value }) => {
    const types = partsOf(schema).flatMap(({ type = [] }) => type);
    if (!types.includes('number') || types.includes('string')) return;
    return Decimal.isDecimal(value) ? 'numero' : typeof value === 'string' ? 'texto' : undefined;
  }),

  'valores-novos': each(({ parts }) => {
    const items = parts.filter(
      ({ location, schema, value }) =>
        /\/\d+$/.test(location) && schema.enum && typeof value === 'string',
    );
    // One item alone does not say whether the last of several has a new value.
    if (items.every(({ location }) => location.endsWith('/0'))) return;
    const isKnown = items.every(({ schema, value }) => schema.enum?.includes(String(value)));
    return { ultimo: isKnown ? 'conhecido' : 'novo' };
  }),

  'campos-novos': ({ calls }) => {
    const seen = calls.flatMap((call) => {
      const { answer } = call.operation;
      if (!call.isOk || !answer) return [];
      const unknown = listUnknown('', partsOf(answer.schema), call.got);
      // The empty name counts the operations whose answers are described.
      const names = ['', ...unknown.map(({ location }) => location.replace(/.*\//, ''))];
      return names.map((name) => ({ name, call }));
    });
    const [all = [], ...habits] = groupBy(seen, ({ name }) => name)
      .map((own) => groupBy(own, ({ call }) => call.id).map(([first]) => first))
      .filter(({ length }) => length >= HABIT);
    const campos = habits.length > 0 ? 'mais-um' : 'conhecidos';
    return (habits[0] ?? all).map(({ call }) => [{ campos }, call]);
  },

  'campos-sem-valor': inParts('vazio', ({ value }) =>
    value === undefined ? 'ausente' : value === null ? 'nulo' : undefined,
  ),

  'corpo-dos-erros': each(({ got, hasBody, status, type }) => {
    if (status < 400 || status >= 500 || !hasBody) return;
    if (type.startsWith('text/plain')) return { forma: 'texto' };
    if (type.startsWith('application/problem+json')) return { forma: 'problema' };
    if (listAt(got, 'errors').length > 0) return { forma: 'lista' };
    const texts = Object.entries(Object(got)).filter(([, one]) => typeof one === 'string');
    return texts.length === 1 ? { forma: 'mensagem', campo: texts[0]?.[0] } : 'outro corpo';
  }),

  'pagina-alem-da-ultima': eachOf(PAGED, (call, traffic) => {
    const { items, key, page } = readPage(call);
    if (page < 2) return;
    if (call.isOk) return items?.length === 0 && { resposta: 'vazia' };
    const isLast = (one: RecordedCall) => {
      const { items, key: own, page: number, size } = readPage(one);
      return own === key && number < page && items !== undefined && items.length < size;
    };
    return call.isRefused && traffic.earlier(call, call.id, isLast) && { resposta: 'recusa' };
  }),

  'total-da-paginacao': eachOk(PAGED, (call) => {
    const { items = [], page, size, total } = readPage(call);
    const count = items.length;
    if (page < 2 || count === 0 || total === undefined) return;
    if (total === count) return { total: 'pagina' };
    const all = (page - 1) * size + count;
    if (count >= size) return;
    if (total === all) return { total: 'lista' };
    return total === all + page - 1 ? { total: 'cresce' } : `outro: ${total}, e não ${all}`;
  }),

  'ordem-das-listas': (traffic) => {
    const creations = readCreations(traffic);
    /** The last page of each list, with the items of the pages before it. */
    const lists = new Map<string, { page: number; items: readonly unknown[] }>();
    return see(traffic.ok(...PAGED.split(' ')), (call) => {
      const { items: own = [], key, page } = readPage(call);
      const last = lists.get(key);
      const items = last && last.page < page ? [...last.items, ...own] : own;
      lists.set(key, { page, items });
      const byCall = items.flatMap(
        (item) => creations.get(textAt(item, 'id') || textAt(item, 'cpfCnpj')) ?? [],
      );
      const byDay = items.flatMap((item) => {
        const day = textAt(item, 'dataCriacao') || textAt(item, 'dados.dataCriacao');
        return Date.parse(day.slice(0, 10)) || [];
      });
      const instants = new Set(byCall).size < 3 ? byDay : byCall;
      const rising = instants.toSorted((one, other) => one - other);
      if (new Set(instants).size < 3) return;
      if (isEqual(instants, rising)) return { primeiro: 'mais-antigo' };
      return isEqual(instants, rising.toReversed()) && { primeiro: 'mais-novo' };
    });
  },

  'obrigatorio-com-padrao': each((call, traffic) => {
    const { properties = {}, required = [] } = call.operation.body?.schema ?? {};
    const { sent } = call;
    const missing = required.filter(
      (name) =>
        isFields(sent) && sent[name] === undefined && properties[name]?.default !== undefined,
    );
    if (missing.length === 0 || !traffic.isClean(call)) return;
    const isCompleted = (one: RecordedCall) => {
      const rest = Object.entries(Object(one.sent)).filter(([name]) => !missing.includes(name));
      return isEqual(Object.fromEntries(rest), sent) && same(call, 'params')(one);
    };
    return outcome('preenche', call, !!traffic.later(call, call.id, isCompleted));
  }),

  'recusa-por-estado': eachOf(
    'liberarBloqueio aprovarOuReprovarMovimentacao aprovarOuReprovarOfertaPrimaria',
    (again, traffic) => {
      const { id, params, status: codigo } = again;
      const first = traffic.earlier(again, id, same(again, params.id ? 'params.id' : 'sent.id'));
      const isRefusal = codigo >= 400 && codigo < 500 && ![401, 403, 429].includes(codigo);
      return first && isRefusal && traffic.isClean(again) && { codigo };
    },
  ),

  'codigos-de-sucesso': each(({ isOk, operation, status }) => {
    const isSame = status === operation.successStatus;
    return isOk && (isSame ? 'o do contrato' : `${operation.summary}: ${status}`);
  }),

  'corpos-de-resposta': each(({ got, hasBody, isOk, operation, type }) => {
    const names = isFields(got) ? Object.keys(got).join(', ') : type;
    return isOk && !operation.answer && `${operation.summary}: ${hasBody ? names : 'sem corpo'}`;
  }),

  'quantidade-fracionada': eachOf('criarBloqueio solicitarCompraEVenda', (call, traffic) => {
    const quantity = numberAt(call.sent, 'quantidade');
    if (!(quantity % 1 > 0)) return;
    if (call.isOk) return { inteira: false };
    // If a greater number is accepted later, the fraction was the reason for the refusal.
    const rest = ({ sent }: RecordedCall) => ({ ...Object(sent), quantidade: null });
    const isProof = (one: RecordedCall) =>
      numberAt(one.sent, 'quantidade') > quantity && isEqual(rest(one), rest(call));
    return call.isRefused && traffic.later(call, call.id, isProof) && { inteira: true };
  }),
};
