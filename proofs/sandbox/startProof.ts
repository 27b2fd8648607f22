import path from 'node:path';
import {
  createSandbox,
  type NodeSandbox as Sandbox,
} from '../../packages/sandbox/src/node/createSandbox.js';

/** A simulator in memory that sends no deliveries by itself. */
export async function startProof(): Promise<Sandbox> {
  return createSandbox({
    specs: path.resolve('packages/sandbox/dist/specs'),
    seed: 'proof',
    deliver: false,
  });
}
