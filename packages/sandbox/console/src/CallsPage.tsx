import { type ReactNode, useState } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import type { LoggedExchange } from '../../src/server/CallLog.js';
import { HIDDEN } from '../../src/server/hideCredentials.js';
import { readExchange } from '../../src/story/callForm.js';
import { CallPanel, type CallPanelProps } from './CallPanel.js';
import { LogList } from './LogPage.js';
import { Method, Notice } from './parts.js';
import { IS_TAB, linkTo, useRoute } from './routes.js';
import { findCall, useControlAnswer, useShell } from './Shell.js';
import { hasWords } from './words.js';

export function CallsPage(): ReactNode {
  const { services } = useShell();
  const { path, query } = useRoute();
  const id = path[0] === 'chamadas' ? path[1] : undefined;
  const call = findCall(services, id);
  return (
    <div className={id === undefined ? 'with-list' : 'with-list has-one'}>
      <CallList current={id} />
      <div className="beside">
        {id !== undefined && (
          <a className="back" href={linkTo(['chamadas'])}>
            ← Todas as chamadas
          </a>
        )}
        {call ? (
          <PresetCall key={`${id} ${query}`} call={call} query={query} />
        ) : id === undefined ? (
          <Welcome />
        ) : (
          <Notice isFault>Nenhum contrato tem a chamada {id}.</Notice>
        )}
      </div>
    </div>
  );
}

/** The call's form, filled from the address: with parameters, or with a request of the log. */
function PresetCall({ call, query }: { call: DescribedCall; query: URLSearchParams }): ReactNode {
  const id = query.get('pedido');
  const keep = String(query);
  if (id !== null) return <RepeatedCall call={call} id={id} keep={keep} />;
  return <CallPanel call={call} preset={{ params: Object.fromEntries(query) }} keep={keep} />;
}

/** The call's form with a request of the log. */
function RepeatedCall({ call, id, keep }: Omit<CallPanelProps, 'preset'> & { id: string }) {
  const { answer, fault } = useControlAnswer<LoggedExchange>(`log/${id}`, 0);
  if (!answer && fault === undefined) return null;
  const hasSecrets = `${answer?.query} ${answer?.request.body}`.includes(HIDDEN);
  return (
    <>
      {fault !== undefined && <Notice isFault>{fault}</Notice>}
      {hasSecrets && <p className="muted">Os segredos deste pedido não ficam no registro.</p>}
      <CallPanel call={call} {...(answer && { preset: readExchange(call, answer) })} keep={keep} />
    </>
  );
}

function CallList({ current }: { current: string | undefined }): ReactNode {
  const { services } = useShell();
  const [typed, setTyped] = useState('');
  const found = services
    .map(({ calls, ...service }) => ({
      ...service,
      calls: calls.filter(({ id, method, path, summary }) =>
        hasWords(`${id} ${method} ${path} ${summary}`, typed),
      ),
    }))
    .filter(({ calls }) => calls.length > 0);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <section className="list" aria-label="Chamadas dos contratos">
      <input
        type="search"
        placeholder="Procurar chamada"
        aria-label="Procurar chamada"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="muted" aria-live="polite">
        {count === 1 ? '1 chamada' : `${count} chamadas`}
      </p>
      {found.map(({ calls, service, title }) => (
        <details key={service} open>
          <summary>{title.replace(/^API de /, '')}</summary>
          <ul>
            {calls.map(({ id, method, summary }) => (
              <li key={id}>
                <a
                  href={linkTo(['chamadas', id])}
                  aria-current={id === current ? 'page' : undefined}
                >
                  <Method method={method} />
                  <span>{summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

const NOTHING_YET = IS_TAB
  ? 'Nada ainda: envie uma chamada.'
  : 'Nada ainda. As chamadas do seu programa também aparecem aqui.';

function Welcome(): ReactNode {
  const { log } = useShell();
  return (
    <div className="welcome">
      <h1>{IS_TAB ? 'Os seis serviços, nesta aba' : 'Os seis serviços, na sua máquina'}</h1>
      <p className="lead">
        Escolha uma chamada na lista e envie-a já preenchida. O que os contratos não dizem é uma
        regra deste simulador, e cada resposta mostra quais a formaram.
      </p>
      <ul className="ways">
        <li>
          <a href={linkTo(['jornadas'])}>
            <strong>Percorra uma jornada</strong>
            <span>As dos guias, passo a passo, com cada pedido pronto para enviar.</span>
          </a>
        </li>
        <li>
          <a href={linkTo(['objetos'])}>
            <strong>Veja os objetos</strong>
            <span>O status de cada um, aonde pode ir e os botões que o movem.</span>
          </a>
        </li>
        <li>
          <a href={linkTo(['chamadas', 'criarCadastro'])}>
            <strong>Faça a primeira chamada</strong>
            <span>Crie um cadastro: a página obtém o token.</span>
          </a>
        </li>
      </ul>
      <section className="recent">
        <h2>Últimas chamadas e entregas</h2>
        {log.length > 0 ? <LogList entries={log.slice(0, 8)} /> : <Notice>{NOTHING_YET}</Notice>}
      </section>
    </div>
  );
}
