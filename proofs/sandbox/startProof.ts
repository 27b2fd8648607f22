import {
  createSandbox,
  type NodeSandbox as Sandbox,
} from '../../packages/sandbox/src/node/createSandbox.js';

/** A simulator in memory that sends no deliveries by itself. */
export async function startProof(): Promise<Sandbox> {
  return createSandbox({ seed: 'proof', deliver: false });
}
