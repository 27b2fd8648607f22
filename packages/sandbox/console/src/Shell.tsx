import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Account } from '../../src/contract/Examples.js';
import type { DescribedCall, DescribedService } from '../../src/control/describeCalls.js';
import type { JourneyPoint } from '../../src/story/seed.js';
import { control, type LoggedEntry, type Pulse, type RuleEntry } from './api.js';

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
  /** Grows when the simulator restarts or is reachable again, so that constant data is reloaded. */
  starts: number;
  pulse: Pulse | undefined;
  log: readonly LoggedEntry[];
  /** Makes a control call (`PUT clock`), reloads all views and reports the result; resolves to true on success. */
  callControl: (
    call: `${'POST' | 'PUT'} ${string}`,
    body: object,
    done: string,
  ) => Promise<boolean>;
  /** The point of the story that the state is at; undefined once something has changed it. */
  prepared: JourneyPoint | undefined;
  isPreparing: boolean;
  /**
   * Replaces the state by a prepared one, or by an empty one, and goes to a route.
   * @param done the message, which offers to undo it; without one nothing is kept
   */
  replaceState: (
    point: (JourneyPoint & { now?: string }) | undefined,
    done?: string,
    route?: readonly string[],
  ) => Promise<void>;
  showToast: (text: string, isFault?: boolean) => void;
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

/** Loads a control call's response again with each version; the last response stays until the next arrives. */
export function useControlAnswer<Answer>(name: string, version: number) {
  const [read, setRead] = useState<{ name: string; answer?: Answer; fault?: string }>({ name });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version requires a reload
  useEffect(() => {
    let isLate = false;
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
  turns: number;
  starts: number;
}

/** Polls the log (newest first) and the simulator's time; starts over when the simulator restarts. */
export function usePulse() {
  const [state, setState] = useState<PulseState>({ log: [], isDown: false, turns: 0, starts: 0 });
  const seen = useRef({ run: '', last: 0 });
  const look = useCallback(async () => {
    try {
      let pulse = await control<Pulse>(`GET log?after=${seen.current.last}`);
      const isNew = pulse.run !== seen.current.run;
      if (isNew && seen.current.last > 0) pulse = await control<Pulse>('GET log?after=0');
      seen.current = {
        run: pulse.run,
        last: pulse.items.at(-1)?.number ?? (isNew ? 0 : seen.current.last),
      };
      setState((before) => {
        const isStart = isNew || before.isDown;
        // A due action leaves no entry in the log.
        const isTurn =
          isStart ||
          pulse.items.length > 0 ||
          JSON.stringify(pulse.next) !== JSON.stringify(before.pulse?.next);
        const log = isNew ? [] : before.log;
        // Two polls at once have the same entries.
        const items = pulse.items.filter(({ number }) => number > (log[0]?.number ?? 0));
        return {
          pulse,
          log: [...items.reverse(), ...log].slice(0, KEPT),
          isDown: false,
          turns: before.turns + (isTurn ? 1 : 0),
          starts: before.starts + (isStart ? 1 : 0),
        };
      });
    } catch {
      setState((before) => ({ ...before, isDown: true }));
    }
  }, []);
  useEffect(() => {
    let timer: number | undefined;
    let isOver = false;
    const turn = async () => {
      if (!document.hidden) await look();
      if (!isOver) timer = window.setTimeout(turn, PAUSE);
    };
    void turn();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [look]);
  return { ...state, look };
}
