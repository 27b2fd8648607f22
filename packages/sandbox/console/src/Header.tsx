import type { ReactNode } from 'react';
import { AdvanceButton, ControlButton, Field, Form, Popover } from './parts.js';
import { linkTo } from './routes.js';
import { useShell } from './Shell.js';
import { useTheme } from './theme.js';
import { DECISIONS, writeDay, writeInstant, writeLocal } from './words.js';

interface HeaderProps {
  current: string | undefined;
  tabs: readonly { slug: string; title: string }[];
  tools: ReactNode;
}

export function Header({ current, tabs, tools }: HeaderProps): ReactNode {
  return (
    <header className="top">
      <div className="top-row">
        <a className="brand" href="#/">
          <Brand />
          <span className="brand-name">
            <strong>Simulador</strong> <span className="muted brand-more">das Frontier APIs</span>
          </span>
        </a>
        <div className="tools">
          <Clock />
          {tools}
          <ThemeButton />
        </div>
      </div>
      <nav className="tabs" aria-label="Partes do console">
        {tabs.map(({ slug, title }) => (
          <a key={slug} href={linkTo([slug])} aria-current={slug === current ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
    </header>
  );
}

export function Brand(): ReactNode {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  return <img src={icon?.href} width="28" height="28" alt="" />;
}

export function ThemeButton(): ReactNode {
  const [theme, changeTheme] = useTheme();
  return (
    <button
      type="button"
      className="icon"
      onClick={changeTheme}
      aria-label={theme === 'dark' ? 'Usar cores claras' : 'Usar cores escuras'}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        {theme === 'light' ? (
          <path d="M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM12 2v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4" />
        ) : (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.500 10.500Z" />
        )}
      </svg>
    </button>
  );
}

function Clock(): ReactNode {
  const { pulse } = useShell();
  const now = pulse?.now ?? '';
  const label = (
    <>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="clock-hands">
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3.500 2" />
      </svg>
      <span className="hidden">Relógio do simulador: </span>
      <span className="time">
        {writeDay(now)} <span className="clock-time">{now.slice(11, 16)} UTC</span>
      </span>
    </>
  );
  return (
    <Popover id="relogio" label={label}>
      <ClockPanel />
    </Popover>
  );
}

function ClockPanel(): ReactNode {
  const { goBack, pulse, replaceState, callControl } = useShell();
  const next = pulse?.next;
  return (
    <>
      <h2>Relógio do simulador</h2>
      <p>
        <strong className="time">{writeInstant(pulse?.now ?? '')}</strong> UTC
        <br />
        {pulse && `${writeLocal(pulse.now)}, hora local`}
      </p>
      <p className="muted">
        {next
          ? `Próxima ação: ${DECISIONS[next.kind] ?? next.kind}, em ${writeInstant(next.dueAt)}.`
          : 'Nenhuma ação está agendada.'}
      </p>
      <div className="buttons">
        {next && (
          <ControlButton
            call="PUT clock"
            body={{ now: next.dueAt }}
            done="O relógio foi à próxima ação."
            className="primary"
          >
            Até a próxima ação
          </ControlButton>
        )}
        <AdvanceButton hours={1} text="1 hora" />
        <AdvanceButton hours={24} text="1 dia" />
      </div>
      <Form
        className="line"
        onSend={(form) => {
          return callControl('PUT clock', { now: form.get('day') }, 'O relógio foi ao dia pedido.');
        }}
      >
        <Field label="Ir ao dia">
          <input name="day" type="date" required />
        </Field>
        <button type="submit">Ir</button>
      </Form>
      <div className="buttons">
        <button type="button" onClick={() => replaceState(undefined, 'O simulador recomeçou.')}>
          Recomeçar do zero
        </button>
        {goBack && (
          <button type="button" onClick={goBack}>
            Voltar ao estado anterior
          </button>
        )}
      </div>
    </>
  );
}
