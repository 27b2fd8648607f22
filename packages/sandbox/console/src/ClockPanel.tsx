import { type ReactNode, useState } from 'react';
import { Field } from './parts.js';
import { useShell } from './Shell.js';
import { DEEDS, writeInstant } from './words.js';

const HOUR = 3600;

/** Moves the simulator's clock, and empties the simulator. */
export function ClockPanel(): ReactNode {
  const { pulse, steer } = useShell();
  const [day, setDay] = useState('');
  const [isSure, setSure] = useState(false);
  const next = pulse?.next;
  const advance = (seconds: number, words: string) =>
    steer('PUT', 'clock', { advance: seconds }, `O relógio avançou ${words}.`);
  return (
    <>
      <h2>Relógio do simulador</h2>
      <p className="time">
        <strong>{writeInstant(pulse?.now ?? '')}</strong> UTC
      </p>
      <p className="muted">
        {next
          ? `Próximo vencimento: ${DEEDS[next.action] ?? next.action}, em ${writeInstant(next.due_at)}.`
          : 'Nada espera por uma hora.'}
      </p>
      <div className="buttons">
        {next && (
          <button
            type="button"
            className="primary"
            onClick={() =>
              steer('PUT', 'clock', { now: next.due_at }, 'O relógio foi ao próximo vencimento.')
            }
          >
            Até o vencimento
          </button>
        )}
        <button type="button" onClick={() => advance(HOUR, '1 hora')}>
          + 1 hora
        </button>
        <button type="button" onClick={() => advance(24 * HOUR, '1 dia')}>
          + 1 dia
        </button>
      </div>
      <form
        className="line"
        onSubmit={(event) => {
          event.preventDefault();
          void steer('PUT', 'clock', { now: day }, 'O relógio foi ao dia pedido.');
        }}
      >
        <Field label="Ir ao dia">
          <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <button type="submit">Ir</button>
      </form>
      <hr />
      {isSure ? (
        <div className="buttons">
          <button
            type="button"
            className="danger"
            onClick={() => {
              setSure(false);
              void steer('POST', 'reset', {}, 'O simulador recomeçou, vazio.');
            }}
          >
            Apagar tudo
          </button>
          <button type="button" onClick={() => setSure(false)}>
            Cancelar
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          Recomeçar do zero…
        </button>
      )}
    </>
  );
}
