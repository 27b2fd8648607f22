import { type ReactNode, useState } from 'react';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import type { ObjectDetail, Overview } from './api.js';
import { Field } from './parts.js';
import { useShell } from './Shell.js';
import { DEEDS, writeInstant } from './words.js';

interface ObjectActionsProps {
  kind: string;
  object: ObjectDetail;
  overview: Overview | undefined;
  life: DescribedLife | undefined;
}

/** Kinds of objects whose status the control can set. */
const SETTABLE = new Set([
  'registrations',
  'requests',
  'operations',
  'offers',
  'movements',
  'financial_events',
]);

/** The actions on an object. */
export function ObjectActions({ kind, object, overview, life }: ObjectActionsProps): ReactNode {
  const { steer } = useShell();
  const { due, id } = object;
  const isUnderWay = kind === 'deliveries' && object.status === 'PENDING';
  const isOperation = kind === 'operations';
  const change = (what: 'amend' | 'cancel', done: string) =>
    steer('POST', 'change', { code: object.code, change: what }, done);
  return (
    <div className="actions">
      {object.choices.length > 0 && <Decision object={object} />}
      {due && (
        <div className="buttons">
          <button
            type="button"
            className="primary"
            onClick={() => steer('PUT', 'clock', { now: due.dueAt }, 'O relógio foi até lá.')}
          >
            Levar o relógio até {writeInstant(due.dueAt)}
          </button>
          <span className="muted">para {DEEDS[due.action] ?? due.action}</span>
        </div>
      )}
      {isOperation && (
        <div className="buttons">
          <button type="button" onClick={() => change('amend', 'A operação foi aditada.')}>
            Aditar a operação
          </button>
          <button type="button" onClick={() => change('cancel', 'A operação foi cancelada.')}>
            Cancelar a operação
          </button>
          <button
            type="button"
            onClick={() =>
              steer(
                'POST',
                'state',
                { id, suspended: object.suspended !== true },
                object.suspended === true
                  ? 'A operação não está mais suspensa.'
                  : 'A operação está suspensa.',
              )
            }
          >
            {object.suspended === true ? 'Tirar a suspensão' : 'Suspender'}
          </button>
        </div>
      )}
      {isUnderWay && (
        <p className="muted">
          A entrega ainda está em andamento: as novas tentativas saem sozinhas, e só depois delas se
          reenvia.
        </p>
      )}
      {(kind === 'deliveries' || kind === 'notifications') && !isUnderWay && (
        <div className="buttons">
          <button
            type="button"
            onClick={() => steer('POST', 'resend', { id }, 'A entrega será reenviada.')}
          >
            Reenviar
          </button>
        </div>
      )}
      {life && overview && SETTABLE.has(kind) && (
        <StateForm object={object} states={life.states} events={overview.notifications} />
      )}
      {!SETTABLE.has(kind) && kind === 'blocks' && (
        <p className="muted">Um bloqueio só muda pelas chamadas da API.</p>
      )}
    </div>
  );
}

/** Approves a waiting object, or reproves it with a reason. */
function Decision({ object: { choices, id } }: { object: ObjectDetail }): ReactNode {
  const { steer } = useShell();
  const [reason, setReason] = useState('');
  const decide = (approve: boolean) =>
    steer(
      'POST',
      'decide',
      { id, approve, ...(!approve && reason !== '' && { reason }) },
      approve ? 'Aprovado.' : 'Reprovado.',
    );
  return (
    <>
      <div className="buttons">
        <button type="button" className="primary" onClick={() => decide(true)}>
          Aprovar
        </button>
      </div>
      {choices.includes('reprove') && (
        <div className="line">
          <Field label="Motivo da reprovação" className="grow">
            <input
              value={reason}
              placeholder="opcional"
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <button type="button" onClick={() => decide(false)}>
            Reprovar
          </button>
        </div>
      )}
    </>
  );
}

interface StateFormProps {
  object: ObjectDetail;
  states: readonly string[];
  events: readonly string[];
}

/** Sets any status of the object's contract. */
function StateForm({ object, states, events }: StateFormProps): ReactNode {
  const { steer } = useShell();
  const [status, setStatus] = useState(object.status ?? '');
  const [notify, setNotify] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const change = { id: object.id, status, ...(notify !== '' && { notify }) };
        void steer('POST', 'state', change, `O status agora é ${status}.`);
      }}
    >
      <div className="line">
        <Field label="Mudar o status para" className="grow">
          <select value={status} onChange={({ target }) => setStatus(target.value)}>
            {states.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
        <Field label="E criar a notificação" className="grow">
          <select value={notify} onChange={({ target }) => setNotify(target.value)}>
            <option value="">nenhuma</option>
            {events.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
        <button type="submit">Mudar</button>
      </div>
      <p className="muted">Muda só o status: saldos e outros objetos ficam como estão.</p>
    </form>
  );
}
