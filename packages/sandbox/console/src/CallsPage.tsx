import { type ReactNode, useEffect, useState } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import type { LoggedExchange } from '../../src/server/CallLog.js';
import type { ObjectPage } from './api.js';
import { CallPanel, type CallPanelProps } from './CallPanel.js';
import { findSubject, readExchange } from './callForm.js';
import { Home } from './Home.js';
import { writePreparation } from './PreparedState.js';
import { Method, Notice, Unknown, useTitle } from './parts.js';
import { IS_TAB, linkTo, useRoute } from './routes.js';
import { findCall, useControlAnswer, useShell } from './Shell.js';
import { hasWords } from './words.js';

export function CallsPage(): ReactNode {
  const { services } = useShell();
  const { path, query } = useRoute();
  const id = path[0] === 'chamadas' ? path[1] : undefined;
  const call = findCall(services, id);
  useTitle(id === undefined ? 'Chamadas' : call?.summary);
  return (
    <div className={id === undefined ? 'with-list' : 'with-list has-one'}>
      <CallList current={id} />
      <div className="beside">
        {id !== undefined && (
          <a className="back narrow" href={linkTo(['chamadas'])}>
            ← Todas as chamadas
          </a>
        )}
        {call ? (
          <PresetCall key={`${id} ${query}`} call={call} query={query} />
        ) : id === undefined ? (
          <Home />
        ) : (
          <Unknown to={['chamadas']}>nenhum contrato tem a chamada {id}</Unknown>
        )}
      </div>
    </div>
  );
}

/** The call's form, filled from the address: with parameters, or with a request of the log. */
function PresetCall({ call, query }: { call: DescribedCall; query: URLSearchParams }): ReactNode {
  const { prepared, replaceState } = useShell();
  const id = query.get('pedido');
  const keep = String(query);
  const wanted = call.prepared;
  // Any other state is the reader's, or other programs use it, and is replaced on request only.
  const isExample = IS_TAB && keep === '' && prepared?.now !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each call
  useEffect(() => {
    if (isExample && wanted) void replaceState(wanted, writePreparation(wanted));
  }, [isExample]);
  const own = useOwnObject(call);
  if (id !== null) return <RepeatedCall call={call} id={id} keep={keep} />;
  if (own === undefined) return null;
  const params = { ...own, ...Object.fromEntries(query) };
  return <CallPanel key={JSON.stringify(own)} call={call} preset={{ params }} keep={keep} />;
}

/**
 * The newest object's id or code by the name of its field, if the state has objects of its kind but not the example's;
 * the ids below that object are empty.
 * @returns undefined until the objects are known
 */
function useOwnObject(call: DescribedCall): Record<string, string> | undefined {
  const { version } = useShell();
  const { below, column, example, kind, name } = findSubject(call);
  const { answer } = useControlAnswer<ObjectPage>(`objects/${kind}?limit=1000`, version);
  if (name === '') return {};
  const own = answer?.items.map((row) => String(row[column]));
  if (!own?.[0] || own.includes(String(example))) return own && {};
  return { ...Object.fromEntries(below.map((one) => [one, ''])), [name]: own[0] };
}

function RepeatedCall({ call, id, keep }: Omit<CallPanelProps, 'preset'> & { id: string }) {
  const { answer, fault } = useControlAnswer<LoggedExchange>(`log/${encodeURIComponent(id)}`, 0);
  if (fault !== undefined) return <Notice isFault>{fault}</Notice>;
  if (!answer) return null;
  return (
    <>
      <p className="muted">
        Esta é a requisição registrada. O registro não guarda segredos, arquivos nem o fim de corpos
        longos, e o formulário só tem os campos do contrato.
      </p>
      <CallPanel call={call} preset={readExchange(call, answer)} keep={keep} />
    </>
  );
}

function CallList({ current }: { current: string | undefined }): ReactNode {
  const { services } = useShell();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
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
        <details
          key={service}
          open={typed !== '' || opened[service] || calls.some(({ id }) => id === current)}
          onToggle={({ currentTarget: { open } }) => {
            if (typed === '') setOpened((before) => ({ ...before, [service]: open }));
          }}
        >
          <summary>{title.replace(/^API de /, '').replace('Webhook', 'Webhooks')}</summary>
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
