import type { ReactNode } from 'react';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import type { ObjectDetail, Overview } from './api.js';
import { ObjectActions } from './ObjectActions.js';
import { CopyButton, JsonBlock, Label, Notice, Pairs, Prose, RuleList, useTitle } from './parts.js';
import { linkTo } from './routes.js';
import { findCall, useControlAnswer, useShell } from './Shell.js';
import { COLUMNS, KINDS, nameObject, writeColumn, writeInstant, writeNumber } from './words.js';

export interface ObjectViewProps {
  kind: string;
  id: string;
  overview: Overview | undefined;
}

export function ObjectView({ kind, id, overview }: ObjectViewProps): ReactNode {
  const { version } = useShell();
  const name = `objects/${kind}/${encodeURIComponent(id)}`;
  const { answer: object, fault } = useControlAnswer<ObjectDetail>(name, version);
  const words = KINDS[kind];
  const life = overview?.lives.find((one) => one.kind === kind);
  useTitle(words && object ? `${nameObject(object, words)} · ${words.title}` : fault && 'Objetos');
  if (fault !== undefined) return <Notice isFault>{fault}</Notice>;
  if (!words || !object) return <Notice>Lendo…</Notice>;
  const columns = [...words.columns, 'isin'] as const;
  const filled = columns.filter((column) => writeColumn(object, column) !== '');
  const metadata = object.metadata as string | undefined;
  return (
    <>
      <header className="object-head">
        <h2>{nameObject(object, words)}</h2>
        {object.status !== undefined && <Label text={object.status} />}
        <p className="route">
          <code>{object.id}</code> <CopyButton text={object.id} label="Copiar id" />
        </p>
      </header>
      <div className="columns">
        {life && (
          <section className="card">
            <h3>Onde está e aonde pode ir</h3>
            <Ways life={life} object={object} />
          </section>
        )}
        {object.positions && object.positions.length > 0 && (
          <section className="card">
            <h3>Quem tem os títulos</h3>
            <Pairs
              of={object.positions.map(({ custodian, holder, kind: part, quantity }) => [
                <>
                  {holder} <span className="muted">em {custodian}</span>
                </>,
                `${writeNumber(String(quantity))} ${part === 'free' ? 'livre' : 'bloqueada'}`,
              ])}
            />
          </section>
        )}
        {object.notifications.length > 0 && (
          <section className="card">
            <h3>Notificações</h3>
            <ul className="plain">
              {object.notifications.map((one) => (
                <li key={one.id}>
                  <a href={linkTo(['objetos', 'notificacoes', one.id])}>{one.event}</a>{' '}
                  <span className="muted time">{writeInstant(one.createdAt)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="card">
          <h3>Ações</h3>
          <ObjectActions kind={kind} object={object} overview={overview} life={life} />
        </section>
        <section className="card">
          <h3>Dados</h3>
          <Pairs of={filled.map((column) => [COLUMNS[column], writeColumn(object, column)])} />
          {metadata !== undefined && <JsonBlock text={metadata} label="metadata" />}
        </section>
      </div>
    </>
  );
}

const MAKERS: Readonly<Record<string, string>> = {
  decide: 'por decisão ou liquidação, automática no vencimento ou pelos botões de decidir',
  deliver: 'pela resposta do receptor, ou pelo fim das tentativas',
  test: 'por um valor de teste',
};

function Ways({ life, object }: { life: DescribedLife; object: ObjectDetail }): ReactNode {
  const { amount: valorPagamento, events, id, settlement: tipoLiquidacao, status } = object;
  const { services } = useShell();
  const ways = life.changes.filter(({ from }) => from === status);
  if (ways.length === 0) return <p>Nenhuma regra do simulador muda este status.</p>;
  return (
    <ul className="next">
      {ways.map(({ by, rules, sends, to }) => {
        const call = findCall(services, by);
        // A call without a path parameter has the id in its body.
        const own = call?.parameters.find((one) => one.in === 'path')?.name ?? 'id';
        const values = { [own]: id, ...sends, valorPagamento, tipoLiquidacao };
        return (
          <li key={`${to} ${by}`}>
            <p>
              Pode ir a <Label text={to} />{' '}
              {call ? (
                <>
                  pela chamada <a href={linkTo(['chamadas', by], values)}>{call.summary}</a>
                </>
              ) : (
                MAKERS[by]
              )}
              .{events[to] && <Prose text={` Cria a notificação \`${events[to]}\`.`} />}
            </p>
            {rules.length > 0 && <RuleList ids={rules} />}
          </li>
        );
      })}
    </ul>
  );
}
