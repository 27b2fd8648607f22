import type { OperationKind } from '@frontier/openapi';
import { labels } from '../labels.js';

/** Whether the reader's system sends the described value, or receives it. */
export type Direction = 'sent' | 'received';

/** A call's request is sent; that of a webhook or callback reaches the reader. Answers go the other way. */
export function directionOf(kind: OperationKind, part: 'request' | 'response'): Direction {
  return (kind === 'path') === (part === 'request') ? 'sent' : 'received';
}

/** The presence of a field; undefined where optional is the usual case around it. */
export type Presence = 'required' | 'optional' | undefined;

/**
 * Required fields first, each with the words for it: that it is required, and, where most are, that
 * it is not.
 *
 * @param siblings the fields of one object, or the parameters of one place.
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

/** Below this many required fields each says it itself. */
const NOTED_FROM = 3;

/** How many fields of a list are required, where that is said once for all of them. */
export function presenceOfAll(presences: readonly Presence[]): 'all' | 'most' | undefined {
  const required = presences.filter((presence) => presence === 'required').length;
  if (required < NOTED_FROM || required <= presences.length / 2) return undefined;
  return required === presences.length ? 'all' : 'most';
}

/** Whether a value must be sent, may be left out, or always comes. */
export function presenceWord(presence: Presence, direction: Direction): string | undefined {
  if (presence === undefined) return undefined;
  if (direction === 'sent') return labels[presence];
  return presence === 'required' ? labels.alwaysPresent : undefined;
}
