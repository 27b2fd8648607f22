import type { ReactNode } from 'react';
import { daysBetween } from '../../src/domain/days.js';
import { LIFE, STAGES, type StageKind } from '../../src/story/stages.js';
import { type ObjectRow, readRefusal } from './api.js';
import { startDraft } from './callForm.js';
import { LogList } from './LogPage.js';
import { AdvanceButton, Label, Notice } from './parts.js';
import { OPENING } from './prepareState.js';
import { IS_TAB, linkTo } from './routes.js';
import { findCall, useControlAnswer, useShell } from './Shell.js';
import { sendCall } from './session.js';
import { KINDS, writeDay, writeNumber } from './words.js';

type State = Record<StageKind, ObjectRow[]>;

const SHOWN = 3;

export function Home(): ReactNode {
  const { log, pulse, version } = useShell();
  const { answer: state } = useControlAnswer<State>('inspect?limit=50', version);
  if (!state || !pulse) return <Notice>Lendo…</Notice>;
  const [title] = state.operations;
  return (
    <div className="welcome">
      {title ? <Title title={title} state={state} today={pulse.now.slice(0, 10)} /> : <Nothing />}
      <section className="recent">
        <h2>Últimas chamadas e entregas</h2>
        <LogList entries={log.slice(0, 8)}>{NOTHING_YET}</LogList>
      </section>
    </div>
  );
}

const NOTHING_YET = IS_TAB
  ? 'Nada desde que o estado foi preparado.'
  : 'Nada ainda. As chamadas do seu programa também aparecem aqui.';

const TYPES: Readonly<Record<string, string>> = {
  NOTA_COMERCIAL: 'Nota comercial',
  DEBENTURE: 'Debênture',
};

function Title({ state, title, today }: { state: State; title: ObjectRow; today: string }) {
  // Registrations belong to no title.
  const own = (rows: readonly ObjectRow[]) =>
    rows.filter(({ code }) => code === undefined || code === title.code);
  const payments = own(state.financial_events)
    .filter(({ paidOn }) => paidOn === null || paidOn === today)
    .sort((one, other) => String(one.dueOn).localeCompare(String(other.dueOn)));
  const next = payments.find(({ paidOn }) => paidOn === null);
  const isDue = next !== undefined && String(next.dueOn) <= today;
  const latest = { ...state, financial_events: next ? [next] : payments };
  const current = isDue ? 'financial_events' : 'operations';
  return (
    <>
      <nav className="life-strip" aria-label="A vida de um título">
        <ol>
          {LIFE.flatMap((group) =>
            group.map((kind, index) => (
              <li key={kind} className={index > 0 ? 'beside' : undefined}>
                <a
                  href={linkTo(['objetos', KINDS[kind]?.slug ?? ''])}
                  aria-current={kind === current ? 'step' : undefined}
                >
                  {STAGES[kind]}
                  <span className="muted">{own(latest[kind])[0]?.status}</span>
                </a>
              </li>
            )),
          )}
        </ol>
      </nav>
      <h1>
        {TYPES[String(title.tipo)]}{' '}
        <a href={linkTo(['objetos', 'operacoes', title.id])}>{String(title.code)}</a>{' '}
        <Label text={title.status ?? ''} />
      </h1>
      <p className="lead">
        {writeNumber(String(title.quantity))} títulos, emitidos em{' '}
        {writeDay(String(title.issuedOn))}, com vencimento em {writeDay(String(title.maturesOn))}.
        No simulador, hoje é {writeDay(today)}.
      </p>
      {payments.length > 0 && (
        <section className="card">
          <h2>O que vence</h2>
          <ul className="due" aria-live="polite">
            {payments.slice(0, SHOWN).map((payment) => (
              <Payment key={payment.id} payment={payment} today={today} />
            ))}
          </ul>
          <div className="buttons">
            <AdvanceButton hours={24} text="1 dia" className={isDue ? '' : 'primary'} />
            {payments.length > SHOWN && (
              <a className="button" href={linkTo(['objetos', 'eventos'])}>
                Ver os {payments.length} eventos
              </a>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function Payment({ payment, today }: { payment: ObjectRow; today: string }): ReactNode {
  const { account, attempt, services } = useShell();
  const { amount, dueOn, id, kind, paidOn, status = '' } = payment;
  const days = daysBetween(today, String(dueOn));
  const call = findCall(services, 'liquidarEventoFinanceiro');
  const pay = async () => {
    if (!call) return;
    const draft = startDraft(call, { params: { id, valorPagamento: String(amount) } });
    const { status: code, body: text } = await sendCall(call, draft, account);
    if (code >= 300) throw await readRefusal(new Response(text, { status: code }));
  };
  return (
    <li>
      <a href={linkTo(['objetos', 'eventos', id])}>{String(kind)}</a>
      <span className="time">R$ {writeNumber(String(amount))}</span>
      <span className={days > 0 ? 'muted' : ''}>
        {paidOn === null ? writeDue(days, String(dueOn)) : 'pago hoje'}
      </span>
      <Label text={status} />
      {days <= 0 && status === 'PREVISTO' && (
        <button type="button" className="primary" onClick={() => attempt(pay)}>
          Liquidar
        </button>
      )}
    </li>
  );
}

function writeDue(days: number, day: string): string {
  if (days === 0) return 'vence hoje';
  if (days === 1) return 'vence amanhã';
  return `${days > 0 ? 'vence' : 'venceu'} em ${writeDay(day)}`;
}

function Nothing(): ReactNode {
  const { replaceState } = useShell();
  return (
    <>
      <h1>{IS_TAB ? 'O simulador ainda não tem um título' : 'Os seis serviços, na sua máquina'}</h1>
      <p className="lead">
        Escolha uma chamada na lista, percorra uma <a href={linkTo(['jornadas'])}>jornada</a> ou
        abra um exemplo: uma nota comercial na véspera do primeiro pagamento.
      </p>
      <button
        type="button"
        className="primary"
        onClick={() => replaceState(OPENING, 'O exemplo está aberto.')}
      >
        Abrir o exemplo
      </button>
    </>
  );
}
