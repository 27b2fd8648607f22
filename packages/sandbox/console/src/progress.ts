import type { DescribedJourney } from '../../src/story/Story.js';
import type { Changes } from './followChanges.js';

interface Progress {
  /** Another run of the simulator has none of its objects. */
  run: string;
  name: string;
  /** The last step, counted from 1; 0 before the first. */
  position: number;
  /** The simulator made the calls of the steps before this one. */
  step: number;
  /** Positions whose calls succeeded. */
  sent: readonly number[];
  changes: Changes;
}

const KEY = 'frontier-jornada';
let current: Progress | undefined;

/** The latest progress, also of the page before a reload. */
export function readProgress(): Progress | undefined {
  try {
    current ??= JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    // Without storage it ends with the page.
  }
  return current;
}

export function saveProgress(next: Progress): void {
  current = next;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it ends with the page.
  }
}

/** The progress in a journey in this run of the simulator; before it begins, position 0. */
export function progressIn(name: string, run = ''): Progress {
  const known = readProgress();
  if (known?.run === run && known.name === name) return known;
  return { run, name, position: 0, step: 1, sent: [], changes: {} };
}

/** The steps with a call, each with its position and whether the call was made, by the reader or the simulator. */
export function listCalls({ name, steps }: DescribedJourney, run: string | undefined) {
  const { sent, step: begun } = progressIn(name, run);
  return steps.flatMap(({ call, isRead, step, title }, index) => {
    const at = index + 1;
    return call ? [{ at, title, isDone: sent.includes(at) || (!isRead && step < begun) }] : [];
  });
}
