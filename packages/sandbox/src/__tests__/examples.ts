import { Examples } from '../contract/Examples.js';
import { readContracts } from '../node/readContracts.js';

const examples = new Examples(readContracts());

/** The first example of a call's body, as the built contracts give it. */
export function exampleOf(operationId: string): Record<string, unknown> {
  return examples.request(operationId).value as Record<string, unknown>;
}
