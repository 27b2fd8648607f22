import type { RuleEntry } from '../../rules/Rules.js';
import type { LoggedCall } from '../../server/CallLog.js';
import type { State } from '../readState.js';
import { html } from './markup.js';
import { code, instant, prose, quantity, type Section, tag, time } from './table.js';

/** What the agenda keeps, in words. */
const ACTIONS: Readonly<Record<string, string>> = {
  decideRegistration: 'decidir o cadastro',
  decideSubmission: 'decidir a submissão',
  settleOffer: 'liquidar a oferta',
  settleMovement: 'liquidar a movimentação',
  settleEvent: 'liquidar o evento',
};

/** The value of this rule are secrets. */
const ACCOUNTS = 'contas';

/** Beginning of an account's key: enough to tell accounts apart. */
const account = ({ company }: { company: string }) => code(company.slice(0, 8));

export const ofCalls = (rows: readonly LoggedCall[]): Section<LoggedCall> => ({
  id: 'chamadas',
  title: 'Últimas chamadas',
  empty: 'Nenhuma chamada desde o início, o último reset ou o último seed.',
  rows,
  keep: 'first',
  columns: {
    'Hora real (UTC)': ({ at }) => time(at),
    Código: ({ status }) => tag(status === undefined ? 'sem resposta' : String(status)),
    Chamada: ({ method, path }) => html`<code>${method} ${path}</code>`,
    'Regras do simulador': ({ rules }) => rules.join(', '),
  },
});

export const ofRegistrations = (
  rows: State['registrations'],
): Section<State['registrations'][number]> => ({
  id: 'cadastros',
  title: 'Cadastros',
  empty: 'Nenhum cadastro.',
  rows,
  keep: 'last',
  columns: {
    Conta: account,
    'Razão social': ({ razaoSocial }) => razaoSocial,
    'CPF ou CNPJ': ({ cnpj }) => code(cnpj),
    Função: ({ funcao }) => funcao,
    Situação: ({ situation }) => tag(situation),
    id: ({ id }) => code(id),
  },
});

export const ofRequests = (rows: State['requests']): Section<State['requests'][number]> => ({
  id: 'solicitacoes',
  title: 'Solicitações',
  empty: 'Nenhuma solicitação.',
  rows,
  keep: 'last',
  columns: {
    Conta: account,
    Tipo: ({ tipo }) => tipo,
    Emissor: ({ issuer }) => code(issuer),
    Emissão: ({ issue_number }) => quantity(issue_number),
    Código: (row) => code(row.code),
    Status: ({ status }) => tag(status),
    id: ({ id }) => code(id),
  },
});

export const ofOffers = (rows: State['offers']): Section<State['offers'][number]> => ({
  id: 'ofertas',
  title: 'Ofertas primárias',
  empty: 'Nenhuma oferta.',
  rows,
  keep: 'last',
  columns: {
    Conta: account,
    Operação: (row) => code(row.code),
    Quantidade: (row) => quantity(row.quantity),
    Liquidação: ({ settlement }) => settlement,
    Status: ({ status }) => tag(status),
    id: ({ id }) => code(id),
  },
});

export const ofOperations = (rows: State['operations']): Section<State['operations'][number]> => ({
  id: 'operacoes',
  title: 'Operações',
  empty: 'Nenhuma operação.',
  rows,
  keep: 'last',
  columns: {
    Conta: account,
    Código: (row) => code(row.code),
    Tipo: ({ tipo }) => tipo,
    Quantidade: (row) => quantity(row.quantity),
    Emissão: ({ issued_on }) => issued_on,
    Vencimento: ({ matures_on }) => matures_on,
    Status: ({ status }) => tag(status),
  },
});

/** Words of the ledger's kinds of account. */
const KINDS = { issuer: 'emitida', free: 'livre', blocked: 'bloqueada' } as const;

export const ofPositions = (rows: State['positions']): Section<State['positions'][number]> => ({
  id: 'posicoes',
  title: 'Posições',
  empty: 'Nenhum título emitido.',
  rows: rows.filter(({ quantity: held }) => Number(held) !== 0),
  keep: 'last',
  columns: {
    Conta: account,
    Operação: (row) => code(row.code),
    Titular: ({ holder }) => code(holder),
    Custodiante: ({ custodian }) => code(custodian),
    Quantidade: (row) => quantity(row.quantity),
    Parte: ({ kind }) => KINDS[kind],
  },
});

export const ofAgenda = (rows: State['agenda']): Section<State['agenda'][number]> => ({
  id: 'agenda',
  title: 'O que vai acontecer',
  empty: 'Nada na agenda.',
  rows,
  keep: 'first',
  columns: {
    Conta: account,
    'Quando (UTC)': ({ due_at }) => instant(due_at),
    'O quê': ({ action }) => ACTIONS[action] ?? action,
    De: ({ subject }) => code(subject),
  },
});

export const ofFaults = (rows: State['faults']): Section<State['faults'][number]> => ({
  id: 'falhas',
  title: 'Falhas pedidas',
  empty: 'Nenhuma falha pedida.',
  rows,
  keep: 'first',
  columns: {
    Operação: ({ operation }) => code(operation),
    Resposta: ({ kind }) => tag(kind === 'timeout' ? 'sem resposta' : kind),
    'Chamadas que faltam': ({ remaining }) => quantity(String(remaining)),
  },
});

type Told = State['notifications'][number] & { delivery: State['deliveries'][number] | undefined };

export function ofNotifications({ notifications, deliveries }: State): Section<Told> {
  const byNotification = new Map(deliveries.map((one) => [one.notification_id, one]));
  return {
    id: 'notificacoes',
    title: 'Notificações e entregas',
    empty: 'Nenhuma notificação.',
    rows: notifications.map((one) => ({ ...one, delivery: byNotification.get(one.id) })).reverse(),
    keep: 'first',
    columns: {
      Conta: account,
      'Criada (UTC)': ({ created_at }) => instant(created_at),
      Evento: ({ event_type }) => event_type,
      De: ({ subject_id }) => code(subject_id),
      Feed: ({ feed_id, ack_at }) =>
        feed_id === null ? 'não' : ack_at === null ? 'sim' : 'confirmada',
      Entrega: ({ delivery }) => (delivery ? tag(delivery.status) : 'sem webhook'),
      Tentativas: ({ delivery }) => delivery?.attempts,
      Resposta: ({ delivery }) => delivery?.error_message ?? delivery?.response_status,
    },
  };
}

/** Rules whose parameters are not those of the package. */
export function ofChangedRules(
  entries: readonly RuleEntry[],
  own: readonly RuleEntry[],
): Section<RuleEntry> {
  const values = new Map(own.map(({ id, parameters }) => [id, JSON.stringify(parameters)]));
  return {
    id: 'regras',
    title: 'Regras mudadas',
    empty: 'Todas as regras têm os valores do pacote.',
    rows: entries.filter(({ id, parameters }) => values.get(id) !== JSON.stringify(parameters)),
    keep: 'first',
    columns: {
      Regra: ({ id, title }) => html`${title} <code>${id}</code>`,
      'O que diz': ({ says }) => prose(says),
      Valores: ({ id, parameters }) =>
        id === ACCOUNTS ? 'são segredos' : code(JSON.stringify(parameters)),
    },
  };
}
