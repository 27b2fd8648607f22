import { Examples } from '../contract/Examples.js';
import { readKept } from '../node/prepareContracts.js';
import { contractsFile } from './startSandbox.js';

const examples = new Examples(Object.values(readKept(contractsFile)));

/** The first example of a call's body, as the built contracts give it. */
export function exampleOf(operationId: string): Record<string, unknown> {
  return examples.request(operationId).value as Record<string, unknown>;
}
