import type { ObjectRow } from './api.js';

export interface KindWords {
  slug: string;
  title: string;
  /** The condition for the first object, as a sentence. */
  needs?: string;
  /** The shown columns; the first one names an object. */
  columns: readonly (keyof typeof COLUMNS)[];
}

/** The kinds of objects; the first six are the stages in the life of a title. */
export const KINDS: Readonly<Record<string, KindWords>> = {
  registrations: {
    slug: 'cadastros',
    title: 'Cadastros',
    columns: ['razaoSocial', 'cnpj', 'funcao', 'status', 'company'],
  },
  requests: {
    slug: 'solicitacoes',
    title: 'Solicitações',
    columns: ['code', 'tipo', 'issuer', 'issueNumber', 'status', 'company'],
  },
  offers: {
    slug: 'ofertas',
    title: 'Ofertas',
    columns: ['code', 'quantity', 'settlement', 'createdOn', 'status', 'company'],
  },
  operations: {
    slug: 'operacoes',
    title: 'Operações',
    columns: ['code', 'tipo', 'quantity', 'issuedOn', 'maturesOn', 'status', 'company'],
  },
  financial_events: {
    slug: 'eventos',
    title: 'Eventos financeiros',
    columns: ['code', 'kind', 'amount', 'dueOn', 'paidOn', 'status', 'company'],
  },
  movements: {
    slug: 'movimentacoes',
    title: 'Movimentações',
    columns: ['code', 'kind', 'quantity', 'fromParty', 'toParty', 'status', 'company'],
  },
  blocks: {
    slug: 'bloqueios',
    title: 'Bloqueios',
    columns: ['code', 'holder', 'quantity', 'kind', 'createdOn', 'status', 'company'],
  },
  notifications: {
    slug: 'notificacoes',
    title: 'Notificações',
    columns: ['event', 'subjectId', 'createdAt', 'feedId', 'ackAt', 'company'],
  },
  deliveries: {
    slug: 'entregas',
    title: 'Entregas',
    needs: 'Só há entregas depois que a conta configura o webhook.',
    columns: ['event', 'attempts', 'responseStatus', 'error', 'deliveredAt', 'status', 'company'],
  },
};

/** The titles of columns, as `control/readObjects` names them. */
export const COLUMNS = {
  razaoSocial: 'Razão social',
  cnpj: 'CPF ou CNPJ',
  funcao: 'Função',
  code: 'Código',
  isin: 'ISIN',
  tipo: 'Tipo',
  issuer: 'Emissor',
  issueNumber: 'Número da emissão',
  quantity: 'Quantidade',
  settlement: 'Liquidação',
  createdOn: 'Criação',
  issuedOn: 'Emissão',
  maturesOn: 'Vencimento',
  kind: 'Tipo',
  amount: 'Valor',
  dueOn: 'Vencimento',
  paidOn: 'Pagamento',
  fromParty: 'De',
  toParty: 'Para',
  holder: 'Investidor',
  event: 'Evento',
  subjectId: 'De (subjectId)',
  createdAt: 'Criada (UTC)',
  feedId: 'Item do feed',
  ackAt: 'Confirmada (UTC)',
  attempts: 'Tentativas',
  responseStatus: 'Resposta',
  error: 'Falha',
  deliveredAt: 'Entregue (UTC)',
  status: 'Status',
  company: 'Conta',
};

export function nameObject(row: ObjectRow, { columns: [first = 'code'] }: KindWords): string {
  return writeColumn(row, first) || row.id;
}

/** Formats a column's value; a missing one is an empty text. */
export function writeColumn(row: ObjectRow, column: string): string {
  const text = String(row[column] ?? '');
  if (column === 'company') return text.slice(0, 8);
  if (/^(quantity|amount|issueNumber)$/.test(column)) return writeNumber(text);
  if (column.endsWith('At')) return writeInstant(text);
  return column.endsWith('On') ? writeDay(text) : text;
}

/** The due decisions, by the kind of their object. */
export const DECISIONS: Readonly<Record<string, string>> = {
  registrations: 'decidir o cadastro',
  requests: 'decidir a submissão',
  offers: 'liquidar a oferta',
  movements: 'liquidar a movimentação',
  financial_events: 'liquidar o evento',
};

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
export function toneOf(state: string): 'ok' | 'error' | 'warn' | 'plain' {
  if (/REPROV|CANCEL|FAILED|NAO_EMITIDO|^4|^5|sem resposta/i.test(state)) return 'error';
  if (/^(2|Aprovad|CONCLU|EMITIDO|Liquidada|SUCCESS|liberado)/i.test(state)) return 'ok';
  if (/^(Não Cadastrado|Solicitada|PREVISTO)$/.test(state)) return 'plain';
  return 'warn';
}

/** Formats `2026-03-16` as `16/03/2026`. */
export function writeDay(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('/');
}

/** Formats an instant in UTC: `16/03/2026 12:00:05`. */
export function writeInstant(iso: string): string {
  return iso === '' ? '' : `${writeDay(iso)} ${iso.slice(11, 19)}`;
}

/** Formats an instant in this machine's time zone, which it names: `16/03/2026, 09:00:05 GMT-3`. */
export function writeLocal(iso: string): string {
  return new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'long' });
}

const DECIMALS = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 20 });

/** Formats a decimal with thousands separators, without trailing zeros: `5.000`, `754.000,25`. */
export function writeNumber(decimal: string): string {
  return decimal && DECIMALS.format(decimal as Intl.StringNumericLiteral);
}

/** The anchor that the portal gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
