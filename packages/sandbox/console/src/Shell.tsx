import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Account } from '../../src/contract/Examples.js';
import type { DescribedCall, DescribedService } from '../../src/control/describeCalls.js';
import type { JourneyPoint } from '../../src/story/seed.js';
import { control, type LoggedEntry, type Pulse, type RuleEntry, readPulse } from './api.js';
import type { Preparation } from './prepareState.js';

export interface Shell {
  services: readonly DescribedService[];
  rules: readonly RuleEntry[];
  /** The guides' account comes first. */
  accounts: readonly Account[];
  /** The calling account; undefined to call without a token. */
  account: Account | undefined;
  /** Selects the calling account by its key; an empty key selects none. */
  callAs: (apiKey: string) => void;
  /** Grows with every event, so that views reload the state. */
  version: number;
  pulse: Pulse | undefined;
  log: readonly LoggedEntry[];
  /** Shows the state after a call. @param isStep whether the address restores the state after the call */
  look: (isStep: boolean) => Promise<void>;
  /** Brings back the reader's state that another one has replaced. */
  goBack: (() => void) | undefined;
  /** Runs a task, reloads all views and reports the result or goes to a route; resolves to true on success. */
  attempt: (
    task: () => Promise<void>,
    done?: string,
    then?: {
      canUndo?: boolean;
      /** Whether the new state is saved, or a control call can make it again. */
      isKept?: boolean;
      /** The hash of a route. */
      to?: string | undefined;
      /** Shows the fault in place of the message at the edge of the page. */
      refuse?: ((fault: string) => void) | undefined;
    },
  ) => Promise<boolean>;
  callControl: (
    call: `${'POST' | 'PUT'} ${string}`,
    body: object,
    done: string,
    refuse?: (fault: string) => void,
  ) => Promise<boolean>;
  /** The point of the story that the state is at; undefined once something has changed it. */
  prepared: Preparation | undefined;
  isPreparing: boolean;
  /**
   * Replaces the state by a prepared one, or by an empty one, and goes to a route.
   * @param done the message, which offers to undo it
   */
  replaceState: (
    point: (JourneyPoint & { now?: string }) | undefined,
    done: string,
    route?: readonly string[],
  ) => Promise<void>;
  showToast: (text: string) => void;
}

export const ShellContext = createContext<Shell | undefined>(undefined);

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('outside of the shell');
  return shell;
}

export function findCall(
  services: readonly DescribedService[],
  id: string | undefined,
): DescribedCall | undefined {
  return services.flatMap(({ calls }) => calls).find((one) => one.id === id);
}

/** The texts of forms that were edited and not sent, by the forms' names. */
export const unsent = new Map<string, string>();

/**
 * Loads a control call's response again with each version; the last response stays until the next arrives.
 * @param version undefined to load nothing yet
 */
export function useControlAnswer<Answer>(name: string, version: string | number | undefined) {
  const [read, setRead] = useState<{ name: string; answer?: Answer; fault?: string }>({ name });
  useEffect(() => {
    let isLate = version === undefined;
    if (isLate) return;
    control<Answer>(`GET ${name}`).then(
      (answer) => isLate || setRead({ name, answer }),
      (error: Error) => isLate || setRead({ name, fault: error.message }),
    );
    return () => {
      isLate = true;
    };
  }, [name, version]);
  return read.name === name ? read : { name };
}

/** Milliseconds between polls of the log. */
const PAUSE = 1000;
const KEPT = 500;

interface PulseState {
  pulse?: Pulse;
  log: LoggedEntry[];
  isDown: boolean;
  version: number;
}

/** Polls the log (newest first) and the simulator's time; starts over when the simulator restarts. */
export function usePulse() {
  const [state, setState] = useState<PulseState>({ log: [], isDown: false, version: 0 });
  const seen = useRef({ run: '', last: 0 });
  /** While a state is prepared, polls pause: they would show the states before it. */
  const pauses = useRef(false);
  const look = useCallback(async () => {
    try {
      let pulse = await readPulse(seen.current.last);
      const isNew = pulse.run !== seen.current.run;
      if (isNew && seen.current.last > 0) pulse = await readPulse();
      seen.current = {
        run: pulse.run,
        last: pulse.items.at(-1)?.number ?? (isNew ? 0 : seen.current.last),
      };
      setState((before) => {
        const log = isNew ? [] : before.log;
        // Two polls at once have the same entries.
        const items = pulse.items.filter(({ number }) => number > (log[0]?.number ?? 0));
        // A due action and a control call, also of another tab, leave no entry in the log.
        const isDue = JSON.stringify(pulse.next) !== JSON.stringify(before.pulse?.next);
        const isOrdered = pulse.changes !== before.pulse?.changes;
        const hasChanged = isNew || before.isDown || isDue || isOrdered || items.length > 0;
        return {
          pulse,
          log: [...items.reverse(), ...log].slice(0, KEPT),
          isDown: false,
          version: before.version + Number(hasChanged),
        };
      });
      return pulse;
    } catch {
      setState((before) => ({ ...before, isDown: true }));
      return undefined;
    }
  }, []);
  // Runs until the page ends, as the console does.
  useEffect(() => {
    const turn = async () => {
      if (!document.hidden && !pauses.current) await look();
      window.setTimeout(turn, PAUSE);
    };
    void turn();
  }, [look]);
  return { ...state, look, pauses };
}
