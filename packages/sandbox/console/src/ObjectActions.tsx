import type { ReactNode } from 'react';
import type { DescribedLife } from '../../src/control/stateChanges.js';
import type { ObjectDetail, Overview } from './api.js';
import { ControlButton, Field, Form, Select } from './parts.js';
import { useShell } from './Shell.js';
import { DECISIONS, writeInstant } from './words.js';

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
      <div className="buttons">
        {due && (
          <>
            <ControlButton
              call="PUT clock"
              body={{ now: due.dueAt }}
              done="O relógio foi até lá."
              className="primary"
            >
              Levar o relógio até {writeInstant(due.dueAt)}
            </ControlButton>
            <span className="muted">para {DECISIONS[due.kind] ?? due.kind}</span>
          </>
        )}
        {kind === 'operations' && (
          <>
            <ControlButton
              call="POST state"
              body={{ id, amended: true, notify: 'operacaoAditada' }}
              done="A operação foi aditada."
            >
              Aditar a operação
            </ControlButton>
            <ControlButton
              call="POST state"
              body={{ id, suspended: !suspended }}
              done={suspended ? 'A operação não está mais suspensa.' : 'A operação está suspensa.'}
            >
              {suspended ? 'Tirar a suspensão' : 'Suspender'}
            </ControlButton>
          </>
        )}
        {(kind === 'deliveries' || kind === 'notifications') && !isUnderWay && (
          <ControlButton call="POST resend" body={{ id }} done="A entrega será reenviada.">
            Reenviar
          </ControlButton>
        )}
      </div>
      {isUnderWay && (
        <p className="muted">
          A entrega ainda está em andamento. As novas tentativas são automáticas, e o reenvio só é
          possível depois delas.
        </p>
      )}
      {life?.subjects && overview && (
        <StateForm
          object={object}
          states={life.states}
          events={overview.notifications.filter((event) =>
            life.subjects?.some((subject) => event.startsWith(subject)),
          )}
        />
      )}
      {kind === 'blocks' && <p className="muted">Um bloqueio só muda pelas chamadas da API.</p>}
    </div>
  );
}

function Decision({ object: { choices, id } }: { object: ObjectDetail }): ReactNode {
  const { callControl } = useShell();
  return (
    <>
      <div className="buttons">
        <ControlButton
          call="POST decide"
          body={{ id, approve: true }}
          done="Aprovado."
          className="primary"
        >
          Aprovar
        </ControlButton>
      </div>
      {choices.includes('reprove') && (
        <Form
          className="line"
          onSend={(form) => {
            const decision = { id, approve: false, ...withoutEmpty(form) };
            return callControl('POST decide', decision, 'Reprovado.');
          }}
        >
          <Field label="Motivo da reprovação" className="grow">
            <input name="reason" placeholder="opcional" />
          </Field>
          <button type="submit">Reprovar</button>
        </Form>
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
  return (
    <Form
      onSend={(form) => {
        const change = { id: object.id, ...withoutEmpty(form) };
        return callControl('POST state', change, `O status agora é ${form.get('status')}.`);
      }}
    >
      <div className="line">
        <Field label="Mudar o status para" className="grow">
          <Select key={object.status} name="status" defaultValue={object.status} options={states} />
        </Field>
        {events.length > 0 && (
          <Field label="E criar a notificação" className="grow">
            <Select name="notify" options={events} empty="nenhuma" />
          </Field>
        )}
        <button type="submit">Mudar</button>
      </div>
      <p className="muted">Muda só o status: saldos e outros objetos ficam como estão.</p>
    </Form>
  );
}

function withoutEmpty(form: FormData): object {
  return Object.fromEntries([...form].filter(([, value]) => value !== ''));
}
