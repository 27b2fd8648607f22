import { createSimulator } from '../../packages/sandbox/src/node/createSimulator.js';
import type { Simulator as Sandbox } from '../../packages/sandbox/src/server/Simulator.js';

/** A simulator in memory that sends no deliveries by itself. */
export async function startProof(): Promise<Sandbox> {
  return createSimulator({ seed: 'proof', deliver: false });
}
