import {
  createSimulator,
  type NodeSandbox as Sandbox,
} from '../../packages/sandbox/src/node/createSimulator.js';

/** A simulator in memory that sends no deliveries by itself. */
export async function startProof(): Promise<Sandbox> {
  return createSimulator({ seed: 'proof', deliver: false });
}
