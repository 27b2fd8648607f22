import type { ReactNode } from 'react';
import type { ObjectPage, Overview } from './api.js';
import { ObjectView, type ObjectViewProps } from './ObjectView.js';
import { Field, Form, Label, Notice, OutsideLink, Select, Unknown, useTitle } from './parts.js';
import { linkTo, STATUS_PATHS, useRoute } from './routes.js';
import { useControlAnswer, useShell } from './Shell.js';
import { COLUMNS, KINDS, nameObject, writeColumn } from './words.js';

const MOST = 100;

export function ObjectsPage(): ReactNode {
  const { path } = useRoute();
  const { version } = useShell();
  const { answer: overview } = useControlAnswer<Overview>('objects', version);
  const [, slug, id] = path;
  const found = Object.entries(KINDS).find(([, one]) => one.slug === slug);
  const [kind = overview?.counts.operations ? 'operations' : 'registrations'] = found ?? [];
  const isKnown = slug === undefined || found !== undefined;
  useTitle(isKnown && id === undefined ? `${KINDS[kind]?.title} · Objetos` : undefined);
  if (!isKnown) return <Unknown to={['objetos']}>não há objetos de nome {slug}</Unknown>;
  return (
    <div className="page">
      <h1 className={id === undefined ? '' : 'hidden'}>Objetos</h1>
      <nav className="kinds" aria-label="Tipos de objetos">
        {Object.entries(KINDS).map(([name, words]) => (
          <a
            key={name}
            href={linkTo(['objetos', words.slug])}
            aria-current={name === kind ? 'page' : undefined}
          >
            {words.title} <span className="count">{overview?.counts[name] ?? ''}</span>
          </a>
        ))}
      </nav>
      {id === undefined ? (
        <KindView key={kind} kind={kind} overview={overview} />
      ) : (
        <ObjectView key={id} kind={kind} id={id} overview={overview} />
      )}
    </div>
  );
}

function KindView({ kind, overview }: Omit<ObjectViewProps, 'id'>): ReactNode {
  const { version } = useShell();
  const query = `objects/${kind}?limit=${MOST}`;
  const { answer: page, fault } = useControlAnswer<ObjectPage>(query, version);
  const words = KINDS[kind];
  if (fault !== undefined) return <Notice isFault>{fault}</Notice>;
  if (!words || !page) return <Notice>Lendo…</Notice>;
  const { items, total } = page;
  return (
    <>
      {total === 0 ? (
        <Notice>
          Ainda não há nada aqui. <a href={linkTo(['jornadas'])}>Comece uma jornada</a> ou faça uma
          chamada. {words.needs}
        </Notice>
      ) : (
        <table>
          <caption className="hidden">{words.title}, a começar pelo registro mais novo</caption>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {COLUMNS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((row) => (
              <tr key={row.id}>
                {words.columns.map((column, index) => (
                  <td key={column} data-label={COLUMNS[column]}>
                    {index === 0 ? (
                      <a href={linkTo(['objetos', words.slug, row.id])}>{nameObject(row, words)}</a>
                    ) : column === 'status' ? (
                      <Label text={row.status ?? ''} />
                    ) : (
                      writeColumn(row, column)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {total > MOST && (
        <p className="muted">
          Só os {MOST} mais novos, de {total}.
        </p>
      )}
      {kind === 'notifications' ? (
        overview && <TriggerForm events={overview.notifications} />
      ) : (
        <p>
          <OutsideLink href={STATUS_PATHS}>Os status e aonde cada um leva</OutsideLink>
        </p>
      )}
    </>
  );
}

function TriggerForm({ events }: { events: readonly string[] }): ReactNode {
  const { callControl } = useShell();
  return (
    <Form
      className="card line"
      onSend={(form) => {
        return callControl('POST trigger', Object.fromEntries(form), 'A notificação foi criada.');
      }}
    >
      <Field label="Criar uma notificação do contrato" className="grow">
        <Select name="event" options={events} />
      </Field>
      <button type="submit">Criar</button>
    </Form>
  );
}
