import type { Decimal } from 'decimal.js';
import { Examples } from '../contract/Examples.js';
import { readPreparedContracts } from '../node/readPreparedContracts.js';
import type { CallId, Input } from '../work/ServiceCall.js';

const examples = new Examples(readPreparedContracts());

/** An input as JSON has it. */
type Plain<Value> = Value extends Decimal ? number : { [Name in keyof Value]: Plain<Value[Name]> };

export type Sent<Id extends CallId> = Plain<Input<Id>>;

/** The first example of a call's body, as the built contracts give it. */
export function exampleOf<Id extends CallId>(operationId: Id): Sent<Id> {
  return examples.request(operationId).value as Sent<Id>;
}
