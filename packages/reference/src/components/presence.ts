import type { OperationKind, SchemaNode } from '@frontier/openapi';
import { labels } from '../labels.js';

/** Whether the reader's system sends or receives the described value, or either. */
export type Direction = 'sent' | 'received' | 'either';

/** The reader sends the request of a call and receives that of a webhook or callback; responses are reversed. */
export function directionOf(kind: OperationKind, part: 'request' | 'response'): Direction {
  return (kind === 'path') === (part === 'request') ? 'sent' : 'received';
}

/**
 * The presence of a field; undefined if it is optional like most fields around it. `answered`: required where the
 * reader receives the value, which may also be sent.
 */
export type Presence = 'required' | 'answered' | 'optional' | undefined;

interface Sibling {
  readonly required: boolean;
  readonly schema?: Pick<SchemaNode, 'readOnly' | 'writeOnly'> | undefined;
}

/**
 * Sorts required fields first and adds their presence; `optional` is set only if most fields are required. A field
 * that only the reader receives (`readOnly`) is not required where the reader sends, and the reverse.
 *
 * @param siblings the fields of one object, or the parameters of one location.
 * @param direction of the object; a parameter has none: its location implies the sender.
 */
export function withPresence<Field extends Sibling>(
  siblings: readonly Field[],
  direction?: Direction,
): { readonly field: Field; readonly presence: Presence }[] {
  const isNeeded = (field: Field) => needOf(field, direction) !== undefined;
  const isMost = siblings.filter(isNeeded).length > siblings.length / 2;
  const rest = isMost ? 'optional' : undefined;
  return [...siblings]
    .sort((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))
    .map((field) => ({ field, presence: needOf(field, direction) ?? rest }));
}

function needOf({ required, schema }: Sibling, direction: Direction | undefined): Presence {
  if (!required || (direction === 'received' && schema?.writeOnly)) return undefined;
  if (direction === 'sent' && schema?.readOnly) return undefined;
  return direction === 'either' && schema?.readOnly ? 'answered' : 'required';
}

export type PresenceSummary = 'all' | 'most' | undefined;

/** With fewer required fields, each one is marked. */
const NOTED_FROM = 3;

/** Whether all or most fields of a list are required, if one note says so for the whole list. */
export function presenceOfAll(
  fields: readonly { readonly presence?: Presence }[],
): PresenceSummary {
  const required = fields.filter(({ presence }) => presence === 'required').length;
  if (required < NOTED_FROM || required <= fields.length / 2) return undefined;
  return required === fields.length ? 'all' : 'most';
}

/**
 * The word beside a field, if it needs one in this direction.
 *
 * @param isNoted whether a note above the list says that fields without a mark are required.
 */
export function presenceText(
  presence: Presence,
  direction: Direction,
  isNoted = false,
): string | undefined {
  if (presence === undefined) return undefined;
  if (presence === 'answered') return labels.alwaysPresent;
  if (direction !== 'received') return labels[presence];
  if (presence === 'required') return labels.alwaysPresent;
  return isNoted ? labels.mayBeAbsent : undefined;
}
