import type { ReactNode } from 'react';
import type { DescribedCall } from '../../src/control/describeCalls.js';
import { useShell } from './Shell.js';
import { writeDay } from './words.js';

export function writePreparation({ on }: NonNullable<DescribedCall['prepared']>): string {
  return `O estado está preparado. O relógio foi a ${writeDay(on)}.`;
}

/** The state in which a call's example succeeds, with the ways to it and to the beginning. */
export function PreparedState({ call: { prepared: wanted } }: { call: DescribedCall }): ReactNode {
  const { prepared, pulse, replaceState } = useShell();
  if (!wanted) return null;
  const { calls, journey, now, step } = prepared ?? {};
  const isExact = now === undefined && !calls;
  const isReady = isExact && journey === wanted.journey && step === wanted.step;
  // The clock goes on in a prepared state.
  const name = `${wanted.about}, ${writeDay((isReady && pulse?.now) || wanted.on)}`;
  const change = () =>
    isReady
      ? replaceState(undefined, 'O simulador recomeçou.')
      : replaceState(wanted, writePreparation(wanted));
  return (
    <p className="prepared">
      <span>
        {isReady ? 'Estado preparado' : 'O exemplo parte deste estado'}: <strong>{name}</strong>.
      </span>
      <button type="button" className="quiet" onClick={change}>
        {isReady ? 'Recomeçar do zero' : 'Preparar o estado'}
      </button>
    </p>
  );
}
