import type { OperationKind } from '@frontier/openapi';
import { labels } from '../labels.js';

/** Whether the reader's system sends or receives the described value. */
export type Direction = 'sent' | 'received';

/** The reader sends the request of a call and receives that of a webhook or callback; responses are reversed. */
export function directionOf(kind: OperationKind, part: 'request' | 'response'): Direction {
  return (kind === 'path') === (part === 'request') ? 'sent' : 'received';
}

/** The presence of a field; undefined if it is optional like most fields around it. */
export type Presence = 'required' | 'optional' | undefined;

/**
 * Sorts required fields first and adds their presence; `optional` is set only if most fields are required.
 *
 * @param siblings the fields of one object, or the parameters of one location.
 */
export function withPresence<Field extends { readonly required: boolean }>(
  siblings: readonly Field[],
): { readonly field: Field; readonly presence: Presence }[] {
  const required = siblings.filter((field) => field.required);
  const isMost = required.length > siblings.length / 2;
  return [...required, ...siblings.filter((field) => !field.required)].map((field) => {
    if (field.required) return { field, presence: 'required' };
    return { field, presence: isMost ? 'optional' : undefined };
  });
}

/** With fewer required fields, each one is marked. */
const NOTED_FROM = 3;

/** Whether all or most fields of a list are required, if one note says so for the whole list. */
export function presenceOfAll(presences: readonly Presence[]): 'all' | 'most' | undefined {
  const required = presences.filter((presence) => presence === 'required').length;
  if (required < NOTED_FROM || required <= presences.length / 2) return undefined;
  return required === presences.length ? 'all' : 'most';
}

/** Returns the word for a field's presence, if it needs one in this direction. */
export function presenceWord(presence: Presence, direction: Direction): string | undefined {
  if (presence === undefined) return undefined;
  if (direction === 'sent') return labels[presence];
  return presence === 'required' ? labels.alwaysPresent : undefined;
}
