import { createHash } from 'node:crypto';
import type { RuleEntry } from '../../rules/Rules.js';
import type { LoggedCall } from '../../server/CallLog.js';
import type { State } from '../readState.js';
import {
  code,
  html,
  instant,
  Markup,
  prose,
  quantity,
  type Section,
  styles,
  tag,
  time,
  writeSection,
} from './html.js';

/** No script, nothing from elsewhere, and of styles only the page's own. */
export const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a call meets, where it is no code. */
const FAULTS: Readonly<Record<string, string>> = { timeout: 'sem resposta', none: 'só demora' };

/** What the agenda keeps, in words. */
const ACTIONS: Readonly<Record<string, string>> = {
  decideRegistration: 'decidir o cadastro',
  decideSubmission: 'decidir a submissão',
  settleOffer: 'liquidar a oferta',
  settleMovement: 'liquidar a movimentação',
  settleEvent: 'liquidar o evento',
};

/** Words of the ledger's kinds of account. */
const KINDS = { issuer: 'emitida', free: 'livre', blocked: 'bloqueada' } as const;

/** The values of this rule are secrets. */
const ACCOUNTS = 'contas';

export interface PageContents {
  state: State;
  calls: readonly LoggedCall[];
  /** The rules as they are, and as they come with the package. */
  rules: readonly RuleEntry[];
  ownRules: readonly RuleEntry[];
}

/** The state and the log as a page; its link reloads it. */
export function writePage(contents: PageContents): string {
  const { state } = contents;
  const sections = [...sectionsOfState(state), ...sectionsOfRun(contents)];
  const links = sections.map(
    ({ id, title, rows }) =>
      html`<li><a href="#${id}">${title} <span class="count">${rows.length}</span></a></li>`,
  );
  return html`<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>Simulador das Frontier APIs</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${new Markup(styles)}</style></head>
<body><header><h1>Simulador das Frontier APIs</h1>
<div class="bar"><p>Relógio do simulador: <strong>${instant(state.now)}</strong> UTC ·
${state.investors} investidores</p>
<a class="refresh" href="/_sandbox/">Atualizar</a> <a href="/_sandbox/inspect">O estado em JSON</a></div>
<nav aria-label="Partes da página"><ul>${links}</ul></nav></header>
<main>${sections.map(writeSection)}</main></body></html>
`.text;
}

/** Beginning of an account's key: enough to tell accounts apart. */
const account = ({ company }: { company: string }) => code(company.slice(0, 8));

/** Checks that the columns fit the rows; after that the rows' type matters no more. */
const section = <Row>(own: Section<Row>) => own as Section<unknown>;

function sectionsOfState(state: State): Section<unknown>[] {
  return [
    section({
      id: 'cadastros',
      title: 'Cadastros',
      empty: 'Nenhum cadastro.',
      rows: state.registrations,
      columns: {
        Conta: account,
        'Razão social': ({ razaoSocial }) => razaoSocial,
        'CPF ou CNPJ': ({ cnpj }) => code(cnpj),
        Função: ({ funcao }) => funcao,
        Situação: ({ situation }) => tag(situation),
        id: ({ id }) => code(id),
      },
    }),
    section({
      id: 'solicitacoes',
      title: 'Solicitações',
      empty: 'Nenhuma solicitação.',
      rows: state.requests,
      columns: {
        Conta: account,
        Tipo: ({ tipo }) => tipo,
        Emissor: ({ issuer }) => code(issuer),
        Emissão: ({ issue_number }) => quantity(issue_number),
        Código: (row) => code(row.code),
        Status: ({ status }) => tag(status),
        id: ({ id }) => code(id),
      },
    }),
    section({
      id: 'operacoes',
      title: 'Operações',
      empty: 'Nenhuma operação.',
      rows: state.operations,
      columns: {
        Conta: account,
        Código: (row) => code(row.code),
        Tipo: ({ tipo }) => tipo,
        Quantidade: (row) => quantity(row.quantity),
        Emissão: ({ issued_on }) => issued_on,
        Vencimento: ({ matures_on }) => matures_on,
        Status: ({ status }) => tag(status),
      },
    }),
    section({
      id: 'ofertas',
      title: 'Ofertas primárias',
      empty: 'Nenhuma oferta.',
      rows: state.offers,
      columns: {
        Conta: account,
        Operação: (row) => code(row.code),
        Quantidade: (row) => quantity(row.quantity),
        Liquidação: ({ settlement }) => settlement,
        Status: ({ status }) => tag(status),
        id: ({ id }) => code(id),
      },
    }),
    section({
      id: 'posicoes',
      title: 'Posições',
      empty: 'Nenhum título emitido.',
      rows: state.positions.filter(({ quantity: held }) => Number(held) !== 0),
      columns: {
        Conta: account,
        Operação: (row) => code(row.code),
        Titular: ({ holder }) => code(holder),
        Custodiante: ({ custodian }) => code(custodian),
        Quantidade: (row) => quantity(row.quantity),
        Parte: ({ kind }) => KINDS[kind],
      },
    }),
  ];
}

function sectionsOfRun({ state, calls, rules, ownRules }: PageContents): Section<unknown>[] {
  const deliveries = new Map(state.deliveries.map((one) => [one.notification_id, one]));
  const own = new Map(ownRules.map(({ id, parameters }) => [id, JSON.stringify(parameters)]));
  return [
    section({
      id: 'agenda',
      title: 'O que vai acontecer',
      empty: 'Nada na agenda.',
      rows: state.agenda,
      keep: 'first',
      columns: {
        Conta: account,
        'Quando (UTC)': ({ due_at }) => instant(due_at),
        'O quê': ({ action }) => ACTIONS[action] ?? action,
        De: ({ subject }) => code(subject),
      },
    }),
    section({
      id: 'falhas',
      title: 'Falhas pedidas',
      empty: 'Nenhuma falha pedida.',
      rows: state.faults,
      keep: 'first',
      columns: {
        Operação: ({ operation }) => code(operation),
        Resposta: ({ kind, after_work }) =>
          tag(`${FAULTS[kind] ?? kind}${after_work ? ', depois de gravar' : ''}`),
        'Chamadas que faltam': ({ remaining }) => quantity(String(remaining)),
      },
    }),
    section({
      id: 'notificacoes',
      title: 'Notificações e entregas',
      empty: 'Nenhuma notificação.',
      rows: state.notifications
        .map((one) => ({ ...one, delivery: deliveries.get(one.id) }))
        .reverse(),
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
    }),
    section({
      id: 'regras',
      title: 'Regras mudadas',
      empty: 'Todas as regras têm os valores do pacote.',
      rows: rules.filter(({ id, parameters }) => own.get(id) !== JSON.stringify(parameters)),
      keep: 'first',
      columns: {
        Regra: ({ id, title }) => html`${title} <code>${id}</code>`,
        'O que diz': ({ says }) => prose(says),
        Valores: ({ id, parameters }) =>
          id === ACCOUNTS ? 'são segredos' : code(JSON.stringify(parameters)),
      },
    }),
    section({
      id: 'chamadas',
      title: 'Últimas chamadas',
      empty: 'Nenhuma chamada desde o início, o último reset ou o último seed.',
      rows: calls,
      keep: 'first',
      columns: {
        'Hora real (UTC)': ({ at }) => time(at),
        Código: ({ status }) => tag(status === undefined ? 'sem resposta' : String(status)),
        Chamada: ({ method, path }) => html`<code>${method} ${path}</code>`,
        'Regras do simulador': ({ rules: asked }) => asked.join(', '),
      },
    }),
  ];
}
