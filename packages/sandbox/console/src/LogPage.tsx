import { type ReactNode, useState } from 'react';
import type { LoggedExchange, LoggedMessage } from '../../src/server/CallLog.js';
import type { LoggedEntry } from './api.js';
import { JsonBlock, Label, Method, Notice, Pairs, RuleList, WithdrawButton } from './parts.js';
import { IS_TAB, linkTo } from './routes.js';
import { useControlAnswer, useShell } from './Shell.js';
import { SignatureMark } from './SignatureMark.js';
import { UnsentRequest } from './UnsentRequest.js';
import { countNext, FAULTS } from './words.js';

const SOURCE = IS_TAB ? 'desta aba' : 'deste simulador, também as do seu programa';

const FILTERS = { tudo: 'Tudo', call: 'Chamadas', delivery: 'Entregas' } as const;

/** The calls and deliveries of this process, live and newest first. */
export function LogPage(): ReactNode {
  const { log, pulse } = useShell();
  const faults = pulse?.faults ?? [];
  const [filter, setFilter] = useState<keyof typeof FILTERS>('tudo');
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
      {faults.length > 0 && (
        <section className="card">
          <h2>Falhas pedidas</h2>
          <ul className="plain">
            {faults.map((fault) => (
              <li key={fault.operation}>
                <a href={linkTo(['chamadas', fault.operation])}>{fault.operation}</a>{' '}
                <span className="tag tag-danger">{FAULTS[fault.kind] ?? fault.kind}</span>{' '}
                {countNext(fault.remaining)}
                {fault.afterWork && ', depois de gravar'} <WithdrawButton {...fault} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 ? (
        <LogList entries={entries} />
      ) : (
        <Notice>Nada desde o início, o último recomeço ou a última jornada começada.</Notice>
      )}
    </div>
  );
}

export function LogList({ entries }: { entries: readonly LoggedEntry[] }): ReactNode {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  return (
    <ul className="log">
      {entries.map((entry) => (
        <li key={entry.number}>
          <details onToggle={() => setOpened((before) => new Set(before).add(entry.number))}>
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
                  <Label text={String(entry.status ?? 'sem resposta')} />
                  <span className="muted time took">{entry.milliseconds} ms</span>
                </>
              ) : (
                <>
                  <span className="method">Entrega</span>
                  <code className="path">
                    {entry.event}, {entry.attempt}ª tentativa{entry.error ? `: ${entry.error}` : ''}
                  </code>
                  {entry.unsent && <SignatureMark {...entry.unsent} />}
                  <Label text={String(entry.status ?? 'sem resposta')} />
                </>
              )}
            </summary>
            <div className="log-more">
              {entry.kind === 'call' && (
                <>
                  {entry.details && (
                    <ul>
                      {entry.details.map(({ onde, problema }) => (
                        <li key={`${onde} ${problema}`}>
                          <code>{onde}</code>: {problema}
                        </li>
                      ))}
                    </ul>
                  )}
                  {opened.has(entry.number) && <ExchangeView id={entry.id} />}
                  <p>
                    {entry.operation === undefined ? (
                      'Só se executa de novo o que está em um contrato.'
                    ) : (
                      <a href={linkTo(['chamadas', entry.operation], { pedido: entry.id })}>
                        Executar de novo
                      </a>
                    )}
                  </p>
                </>
              )}
              {entry.kind === 'delivery' && (
                <p>
                  <a href={linkTo(['objetos', 'entregas', entry.delivery])}>Ver a entrega</a>
                </p>
              )}
              {entry.kind === 'delivery' && entry.unsent && <UnsentRequest {...entry.unsent} />}
              {entry.surprises.length > 0 && (
                <>
                  <p>Outras alternativas que as supostas:</p>
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
          </details>
        </li>
      ))}
    </ul>
  );
}

function ExchangeView({ id }: { id: string }): ReactNode {
  const { answer, fault } = useControlAnswer<LoggedExchange>(`log/${id}`, 0);
  if (fault) return <Notice isFault>{fault}</Notice>;
  if (!answer) return null;
  const { request, response } = answer;
  return (
    <>
      <MessageView title="Requisição" message={request} />
      {response && <MessageView title="Resposta" message={response} />}
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
      {isCut && <p className="muted">Do corpo, só o começo fica no registro.</p>}
    </details>
  );
}
