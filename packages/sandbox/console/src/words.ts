import type { ObjectRow } from './api.js';

export interface KindWords {
  slug: string;
  title: string;
  /** A sentence about the condition for the first one. */
  needs?: string;
  name: (row: ObjectRow) => string;
  /** The shown columns by their titles. */
  columns: Readonly<Record<string, string>>;
}

/** The kinds of objects; the first six are the stages in the life of a title. */
export const KINDS: Readonly<Record<string, KindWords>> = {
  registrations: {
    slug: 'cadastros',
    title: 'Cadastros',
    name: (row) => writeColumn(row, 'razaoSocial'),
    columns: { 'Razão social': 'razaoSocial', 'CPF ou CNPJ': 'cnpj', Função: 'funcao' },
  },
  requests: {
    slug: 'solicitacoes',
    title: 'Solicitações',
    name: (row) => String(row.code ?? `${row.tipo} ${row.id.slice(0, 8)}`),
    columns: { Código: 'code', Tipo: 'tipo', Emissor: 'issuer', Emissão: 'issueNumber' },
  },
  offers: {
    slug: 'ofertas',
    title: 'Ofertas',
    name: (row) => `Oferta de ${row.code}`,
    columns: {
      Operação: 'code',
      Quantidade: 'quantity',
      Liquidação: 'settlement',
      Criada: 'createdOn',
    },
  },
  operations: {
    slug: 'operacoes',
    title: 'Operações',
    name: (row) => String(row.code),
    columns: {
      Código: 'code',
      Tipo: 'tipo',
      Quantidade: 'quantity',
      Emissão: 'issuedOn',
      Vencimento: 'maturesOn',
    },
  },
  financial_events: {
    slug: 'eventos',
    title: 'Eventos financeiros',
    name: (row) => `${row.kind} de ${row.code}`,
    columns: {
      Operação: 'code',
      Tipo: 'kind',
      Valor: 'amount',
      Vencimento: 'dueOn',
      Pago: 'paidOn',
    },
  },
  movements: {
    slug: 'movimentacoes',
    title: 'Movimentações',
    name: (row) => `${row.kind} de ${row.code}`,
    columns: {
      Operação: 'code',
      Tipo: 'kind',
      Quantidade: 'quantity',
      De: 'fromHolder',
      Para: 'toHolder',
    },
  },
  blocks: {
    slug: 'bloqueios',
    title: 'Bloqueios',
    name: (row) => `Bloqueio de ${row.code}`,
    columns: {
      Operação: 'code',
      Investidor: 'holder',
      Quantidade: 'quantity',
      Tipo: 'kind',
      Criado: 'createdOn',
    },
  },
  notifications: {
    slug: 'notificacoes',
    title: 'Notificações',
    name: (row) => String(row.event),
    columns: {
      Evento: 'event',
      'De (subjectId)': 'subjectId',
      'Criada (UTC)': 'createdAt',
      'Item do feed': 'feedId',
      'Confirmada (UTC)': 'ackAt',
    },
  },
  deliveries: {
    slug: 'entregas',
    title: 'Entregas',
    needs: 'Só há entregas depois que a conta configura o webhook.',
    name: (row) => `Entrega de ${row.event}`,
    columns: {
      Evento: 'event',
      Tentativas: 'attempts',
      Resposta: 'responseStatus',
      Falha: 'error',
      'Entregue (UTC)': 'deliveredAt',
    },
  },
};

/** Formats a column's value; a missing one is an empty text. */
export function writeColumn(row: ObjectRow, column: string): string {
  const text = String(row[column] ?? '');
  if (/^(quantity|amount|issueNumber)$/.test(column)) return writeNumber(text);
  if (column.endsWith('At')) return writeInstant(text);
  return column.endsWith('On') ? writeDay(text) : text;
}

export const ACTION_LABELS: Readonly<Record<string, string>> = {
  decideRegistration: 'decidir o cadastro',
  decideSubmission: 'decidir a submissão',
  settleOffer: 'liquidar a oferta',
  settleMovement: 'liquidar a movimentação',
  settleEvent: 'liquidar o evento',
};

export const FAULTS: Readonly<Record<string, string>> = {
  timeout: 'sem resposta',
  none: 'só demora',
};

/** `na próxima`, `nas próximas 3`: the calls with an ordered fault. */
export function countNext(calls: number): string {
  return calls === 1 ? 'na próxima' : `nas próximas ${calls}`;
}

export const HOLDINGS: Readonly<Record<string, string>> = {
  issuer: 'emitida',
  free: 'livre',
  blocked: 'bloqueada',
};

/** Lower case without diacritics, for searches. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a text contains every typed word, whatever their case and accents. */
export function hasWords(text: string, typed: string): boolean {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** A state's tone for its colour; the text itself is always shown. */
export function toneOf(state: string): 'ok' | 'danger' | 'warn' | 'plain' {
  if (/REPROV|CANCEL|FAILED|NAO_EMITIDO|^4|^5|sem resposta/i.test(state)) return 'danger';
  if (/^(2|Aprovad|CONCLU|EMITIDO|Liquidada|SUCCESS|liberado)/i.test(state)) return 'ok';
  if (/^(Não Cadastrado|Solicitada|PREVISTO)$/.test(state)) return 'plain';
  return 'warn';
}

/** Formats `2026-03-16` as `16/03/2026`. */
export function writeDay(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('/');
}

export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Formats `2026-07-06` as `6 de julho de 2026`. */
export function writeLongDay(iso: string): string {
  return new Date(iso).toLocaleDateString('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats an instant in UTC: `16/03/2026 12:00:05`. */
export function writeInstant(iso: string): string {
  return iso === '' ? '' : `${writeDay(iso)} ${iso.slice(11, 19)}`;
}

/** Formats an instant in this machine's time zone, which it names: `16/03/2026, 09:00:05 GMT-3`. */
export function writeLocal(iso: string): string {
  return new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'long' });
}

/** Formats a decimal with thousands separators, without trailing zeros: `5.000`, `754.000,25`. */
export function writeNumber(decimal: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  if (whole === '') return decimal;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${sign}${grouped}${decimals === '' ? '' : `,${decimals}`}`;
}
