import { type PropsWithChildren, type ReactNode, useState } from 'react';
import type { LoggedExchange, LoggedMessage } from '../../src/server/CallLog.js';
import type { LoggedEntry } from './api.js';
import { JsonBlock, Label, Method, Notice, Pairs, RuleList, useTitle } from './parts.js';
import { IS_TAB, linkTo } from './routes.js';
import { useControlAnswer, useShell } from './Shell.js';
import { UnsentRequest } from './UnsentRequest.js';

const SOURCE = IS_TAB ? 'desta aba' : 'deste simulador, também as do seu programa';

const FILTERS = { tudo: 'Tudo', call: 'Chamadas', delivery: 'Entregas' } as const;

export function LogPage(): ReactNode {
  const { log } = useShell();
  const [filter, setFilter] = useState<keyof typeof FILTERS>('tudo');
  useTitle('Registro');
  const entries = log.filter(({ kind }) => filter === 'tudo' || kind === filter);
  return (
    <div className="page">
      <h1>Registro</h1>
      <p className="lead">
        As últimas 500 chamadas e entregas {SOURCE}, na hora deste aparelho. Abra uma linha para ver
        cabeçalhos e corpos, sem os segredos.
      </p>
      <fieldset className="buttons" aria-label="O que aparece">
        {Object.entries(FILTERS).map(([name, title]) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => setFilter(name as keyof typeof FILTERS)}
          >
            {title}
          </button>
        ))}
      </fieldset>
      <LogList entries={entries}>
        Nenhuma chamada desde o início, o último recomeço ou o começo da última jornada.
      </LogList>
    </div>
  );
}

/** @param props.children shown without entries */
export function LogList({
  entries,
  children,
}: PropsWithChildren<{ entries: readonly LoggedEntry[] }>): ReactNode {
  if (entries.length === 0) return <Notice>{children}</Notice>;
  return (
    <ul className="log">
      {entries.map((entry) => (
        <LogItem key={entry.number} entry={entry} />
      ))}
    </ul>
  );
}

function LogItem({ entry }: { entry: LoggedEntry }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <time className="time" dateTime={entry.at}>
            {new Date(entry.at).toLocaleTimeString('pt-BR')}
          </time>
          {entry.kind === 'call' ? (
            <>
              <Method method={entry.method} />
              <code className="path">
                {entry.path}
                {entry.query}
              </code>
            </>
          ) : (
            <>
              <span className="method">Entrega</span>
              <code className="path">
                {entry.event}, {entry.attempt}ª tentativa{entry.error ? `: ${entry.error}` : ''}
                {entry.unsent && ', ao receptor embutido nesta aba'}
              </code>
            </>
          )}
          <Label text={String(entry.status ?? 'sem resposta')} />
          {entry.kind === 'call' && (
            <span className="muted time took">{entry.milliseconds} ms</span>
          )}
        </summary>
        {isOpen && (
          <div className="log-more">
            {entry.kind === 'call' ? <CallView call={entry} /> : <DeliveryView delivery={entry} />}
            {entry.surprises.length > 0 && (
              <>
                <p>Alternativas usadas, diferentes das supostas:</p>
                <ul>
                  {entry.surprises.map(({ question, rule, values }) => (
                    <li key={rule}>
                      <code>{JSON.stringify(values)}</code>, da regra <code>{rule}</code> e da
                      pergunta <code>{question}</code>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <RuleList ids={entry.rules} />
          </div>
        )}
      </details>
    </li>
  );
}

type Logged<Kind extends LoggedEntry['kind']> = Extract<LoggedEntry, { kind: Kind }>;

function DeliveryView({ delivery: { delivery, unsent } }: { delivery: Logged<'delivery'> }) {
  return (
    <>
      <p>
        <a href={linkTo(['objetos', 'entregas', delivery])}>Ver a entrega</a>
      </p>
      {unsent && <UnsentRequest {...unsent} />}
    </>
  );
}

function CallView({ call: { details, id, operation } }: { call: Logged<'call'> }): ReactNode {
  const { answer, fault } = useControlAnswer<LoggedExchange>(`log/${id}`, 0);
  return (
    <>
      {details && (
        <ul>
          {details.map(({ onde, problema }) => (
            <li key={`${onde} ${problema}`}>
              <code>{onde}</code>: {problema}
            </li>
          ))}
        </ul>
      )}
      {fault && <Notice isFault>{fault}</Notice>}
      {answer && <MessageView title="Requisição" message={answer.request} />}
      {answer?.response && <MessageView title="Resposta" message={answer.response} />}
      {operation !== undefined && (
        <p>
          <a href={linkTo(['chamadas', operation], { pedido: id })}>Executar de novo</a>
        </p>
      )}
    </>
  );
}

function MessageView({ message, title }: { message: LoggedMessage; title: string }): ReactNode {
  const { body, headers, isCut } = message;
  return (
    <details>
      <summary>{title}</summary>
      <Pairs of={Object.entries(headers)} />
      {body !== null && body !== '' && <JsonBlock text={body} label={`Corpo: ${title}`} />}
      {isCut && <p className="muted">O registro guarda só o começo do corpo.</p>}
    </details>
  );
}
