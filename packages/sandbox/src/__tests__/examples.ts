import { Examples } from '../contract/Examples.js';
import { readPreparedContracts } from '../node/readPreparedContracts.js';

const examples = new Examples(readPreparedContracts());

/** The first example of a call's body, as the built contracts give it. */
export function exampleOf(operationId: string): Record<string, unknown> {
  return examples.request(operationId).value as Record<string, unknown>;
}
