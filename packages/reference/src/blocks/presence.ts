import type { OperationKind, SchemaNode } from '@frontier/openapi';
import { type Inline, link, span } from '../inline.js';
import { labels } from '../labels.js';

/** Whether the reader's system sends or receives the described value, or either. */
export type Direction = 'sent' | 'received' | 'either';

/** The reader sends the request of a call and receives that of a webhook or callback; responses are reversed. */
export function directionOf(kind: OperationKind, part: 'request' | 'response'): Direction {
  return (kind === 'path') === (part === 'request') ? 'sent' : 'received';
}

/**
 * The presence of a field. `always`: the reader receives it every time, and may also send it. `unknown`: the contract
 * does not say whether it is required.
 */
export type Presence = 'required' | 'always' | 'optional' | 'mayBeAbsent' | 'unknown';

interface Sibling {
  readonly required: boolean;
  readonly schema?: Pick<SchemaNode, 'readOnly' | 'writeOnly'> | undefined;
}

/**
 * Sorts required fields first and adds their presence. A field that only the reader receives (`readOnly`) is not
 * required where the reader sends, and the reverse.
 *
 * @param siblings the fields of one object, or the parameters of one location.
 * @param direction of the object; a parameter has none: its location implies the sender.
 * @param isUnknown whether the contract does not say which other fields are required.
 */
export function withPresence<Field extends Sibling>(
  siblings: readonly Field[],
  direction?: Direction,
  isUnknown = false,
): { readonly field: Field; readonly presence: Presence }[] {
  const others = direction === 'received' ? 'mayBeAbsent' : isUnknown ? 'unknown' : 'optional';
  return [...siblings]
    .sort((a, b) => Number(isNeeded(b, direction)) - Number(isNeeded(a, direction)))
    .map((field) => {
      if (!isNeeded(field, direction)) return { field, presence: others };
      const isReceived =
        direction === 'received' || (direction === 'either' && field.schema?.readOnly === true);
      return { field, presence: isReceived ? 'always' : 'required' };
    });
}

function isNeeded({ required, schema }: Sibling, direction: Direction | undefined): boolean {
  if (direction === 'received' && schema?.writeOnly) return false;
  return required && !(direction === 'sent' && schema?.readOnly);
}

/** @param question address of the question that an unknown presence leads to. */
export function presenceMark(presence: Presence, question?: string): Inline[] {
  const word = labels[presence];
  const mark = presence === 'unknown' && question !== undefined ? link(question, word) : word;
  return [span(presence === 'required' ? 'r-required' : 'r-quiet', ' · ', mark)];
}
