import type { JourneyPoint } from '../../src/story/seed.js';
import { ask, control, pointOf, readPulse } from './api.js';
import { saveProgress } from './progress.js';
import { IS_TAB } from './routes.js';

export interface Preparation extends JourneyPoint {
  /** The day of the clock, if it is not the step's: only the opening example has one. */
  now: string | undefined;
  /** The state's place among others, as `pointOf` gives it. */
  at: string;
}

/** The state that the page opens with: the day before the first payment of the guides' note. */
export const OPENING = {
  journey: 'eventos-e-resgate-antecipado',
  step: 1,
  now: '2027-03-15',
} as const;

/**
 * Brings the simulator to the state before a step of a journey, or after the first `calls` of the step. In a tab the
 * account's webhook is configured, because a delivery costs nothing there. The journey `webhooks` configures it itself.
 * @param now a day to set the clock to, if it is not the step's
 * @param sent positions of the journey's calls that the reader has sent before
 * @throws ControlError with the refused call
 */
export async function prepareState(
  { calls, journey, now, step }: JourneyPoint & { now?: string },
  sent: readonly number[] = [],
): Promise<Preparation> {
  const webhook = IS_TAB && journey !== 'webhooks';
  await control('POST seed', { calls, journey, step, webhook });
  if (now !== undefined) await control('PUT clock', { now });
  const pulse = await readPulse();
  saveProgress({ run: pulse.run, name: journey, position: 0, step, sent, changes: {} });
  return { calls, journey, now, step, at: pointOf(pulse) };
}

/** @throws ControlError */
export async function loadState(): Promise<Blob> {
  return (await ask('state')).blob();
}

/** The simulator checks the file. @throws ControlError with the line to fix; the state then stays as it was */
export async function writeState(state: Blob): Promise<void> {
  await ask('state', { method: 'PUT', body: await state.arrayBuffer() });
}
