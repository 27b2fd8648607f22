import type { DescribedCall } from '../../src/control/describeCalls.js';

/** Lower case without diacritics, for searches. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether the call's names, path and summary contain every typed word. */
export function matchesCall(call: DescribedCall, typed: string): boolean {
  const text = fold(`${call.id} ${call.method} ${call.path} ${call.summary}`);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
