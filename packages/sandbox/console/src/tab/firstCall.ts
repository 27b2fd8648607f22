import type { DescribedService } from '../../../src/control/describeCalls.js';
import { control } from '../api.js';
import { startDraft } from '../callForm.js';
import { loadState, prepareState } from '../prepareState.js';
import { sendCall } from '../session.js';
import { CARRIED, keepState } from './keepState.js';
import { startTab } from './startTab.js';

/**
 * Sends a call, as its contract's example, to a simulator in the tab of the portal's front page.
 * @param onProgress receives the loaded part of the simulator, from 0 to 1
 * @throws Error when a file does not load
 */
export async function sendFirstCall(
  id: string,
  onProgress: (part: number) => void,
): Promise<{ status: number; milliseconds: number; body: string }> {
  await startTab(onProgress);
  const services = await control<DescribedService[]>('GET operations');
  const call = services.flatMap(({ calls }) => calls).find((one) => one.id === id);
  if (!call?.prepared) throw new Error(`No journey prepares ${id}`);
  await prepareState(call.prepared);
  return sendCall(call, startDraft(call), undefined);
}

/** Keeps the state for `/experimente`, which opens it. */
export async function carry(): Promise<void> {
  await keepState(await loadState(), CARRIED);
}
