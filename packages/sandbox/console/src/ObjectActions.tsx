import { type ReactNode, useState } from 'react';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import type { ObjectDetail, Overview } from './api.js';
import { Field, Select, SteerButton } from './parts.js';
import { useShell } from './Shell.js';
import { ACTION_LABELS, writeInstant } from './words.js';

interface ObjectActionsProps {
  kind: string;
  object: ObjectDetail;
  overview: Overview | undefined;
  life: DescribedLife | undefined;
}

export function ObjectActions({ kind, object, overview, life }: ObjectActionsProps): ReactNode {
  const { due, id, suspended } = object;
  const isUnderWay = kind === 'deliveries' && object.status === 'PENDING';
  return (
    <div className="actions">
      {object.choices.length > 0 && <Decision object={object} />}
      {due && (
        <div className="buttons">
          <SteerButton
            call="PUT clock"
            body={{ now: due.dueAt }}
            done="O relógio foi até lá."
            className="primary"
          >
            Levar o relógio até {writeInstant(due.dueAt)}
          </SteerButton>
          <span className="muted">para {ACTION_LABELS[due.action] ?? due.action}</span>
        </div>
      )}
      {kind === 'operations' && (
        <div className="buttons">
          <SteerButton
            call="POST state"
            body={{ id, amended: true, notify: 'operacaoAditada' }}
            done="A operação foi aditada."
          >
            Aditar a operação
          </SteerButton>
          <SteerButton
            call="POST state"
            body={{ id, suspended: !suspended }}
            done={suspended ? 'A operação não está mais suspensa.' : 'A operação está suspensa.'}
          >
            {suspended ? 'Tirar a suspensão' : 'Suspender'}
          </SteerButton>
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
          <SteerButton call="POST resend" body={{ id }} done="A entrega será reenviada.">
            Reenviar
          </SteerButton>
        </div>
      )}
      {life?.isSettable && overview && (
        <StateForm object={object} states={life.states} events={overview.notifications} />
      )}
      {kind === 'blocks' && <p className="muted">Um bloqueio só muda pelas chamadas da API.</p>}
    </div>
  );
}

function Decision({ object: { choices, id } }: { object: ObjectDetail }): ReactNode {
  const [reason, setReason] = useState('');
  return (
    <>
      <div className="buttons">
        <SteerButton
          call="POST decide"
          body={{ id, approve: true }}
          done="Aprovado."
          className="primary"
        >
          Aprovar
        </SteerButton>
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
          <SteerButton
            call="POST decide"
            body={{ id, approve: false, ...(reason !== '' && { reason }) }}
            done="Reprovado."
          >
            Reprovar
          </SteerButton>
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

function StateForm({ object, states, events }: StateFormProps): ReactNode {
  const { callControl } = useShell();
  const [status, setStatus] = useState(object.status ?? '');
  const [notify, setNotify] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const change = { id: object.id, status, ...(notify !== '' && { notify }) };
        void callControl('POST state', change, `O status agora é ${status}.`);
      }}
    >
      <div className="line">
        <Field label="Mudar o status para" className="grow">
          <Select value={status} options={states} onChange={setStatus} />
        </Field>
        <Field label="E criar a notificação" className="grow">
          <Select value={notify} options={events} empty="nenhuma" onChange={setNotify} />
        </Field>
        <button type="submit">Mudar</button>
      </div>
      <p className="muted">Muda só o status: saldos e outros objetos ficam como estão.</p>
    </form>
  );
}
