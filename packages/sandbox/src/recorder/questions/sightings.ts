import type { RecordedCall, RecordedExchange, Traffic } from '../Traffic.js';

/** An answer: parameters of a rule, or a text for readers where the simulator has no parameter for it. */
export type SeenValue = Readonly<Record<string, unknown>> | string;

export type Sighting = readonly [answer: SeenValue, seen: RecordedExchange];

/** Finds the answers to a question in recorded traffic: only those that the exchanges leave no doubt about. */
export type Find = (traffic: Traffic) => Iterable<Sighting>;

/** By rule, or by question where no rule has the answer as a parameter. */
export type Finders = Readonly<Record<string, Find>>;

/** Answers that an exchange shows; an empty text or `undefined` is none. */
export type Answer = SeenValue | false | undefined;
type Read = (call: RecordedCall, traffic: Traffic) => Answer | readonly Answer[];

export function see<Seen extends RecordedExchange>(
  exchanges: readonly Seen[],
  read: (one: Seen) => Answer | readonly Answer[],
): Sighting[] {
  return exchanges.flatMap((one) =>
    [read(one)].flat().flatMap((answer): Sighting[] => (answer ? [[answer, one]] : [])),
  );
}

export function each(read: Read): Find {
  return (traffic) => see(traffic.calls, (call) => read(call, traffic));
}

export function eachOf(ids: string, read: Read): Find {
  const wanted = ids.split(' ');
  return each((call, traffic) => wanted.includes(call.id) && read(call, traffic));
}

export function eachOk(ids: string, read: Read): Find {
  return eachOf(ids, (call, traffic) => call.isOk && read(call, traffic));
}

/** True for an accepted call, false for one that was surely refused for this reason. */
export function outcome(name: string, call: RecordedCall, isSure: boolean): Answer {
  return call.isOk ? { [name]: true } : call.isRefused && isSure && { [name]: false };
}

export function eachDelivery(read: (one: RecordedExchange) => Answer): Find {
  return ({ deliveries }) => see(deliveries, read);
}
