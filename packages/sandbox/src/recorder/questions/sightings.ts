import type { RecordedCall, RecordedExchange } from '../RecordedExchange.js';
import type { Traffic } from '../Traffic.js';
import { isEqual, listInAnswer, textAt, valueAt } from '../values.js';

/** An answer: parameters of a rule, or a text for readers where the simulator has no parameter for it. */
export type SeenValue = Readonly<Record<string, unknown>> | string;

export type Sighting = readonly [answer: SeenValue, seen: RecordedExchange];

/** Finds the answers to a question in recorded traffic: only those that the exchanges leave no doubt about. */
export type Find = (traffic: Traffic) => Iterable<Sighting>;

/** Tests by rule, or by question where no rule has the answer as a parameter. */
export type Tests = Readonly<Record<string, Find>>;

/** Answers that an exchange shows; an empty text or `undefined` is none. */
type Answers = SeenValue | false | undefined | readonly Answers[];
type Read = (call: RecordedCall, traffic: Traffic) => Answers;

export function see<Seen extends RecordedExchange>(
  exchanges: readonly Seen[],
  read: (one: Seen) => Answers,
): Sighting[] {
  return exchanges.flatMap((one) => flatten(read(one)).map((answer): Sighting => [answer, one]));
}

function flatten(answers: Answers): SeenValue[] {
  if (Array.isArray(answers)) return answers.flatMap(flatten);
  return answers ? [answers as SeenValue] : [];
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
export function outcome(name: string, call: RecordedCall, isSure: boolean): Answers {
  return call.isOk ? { [name]: true } : call.isRefused && isSure && { [name]: false };
}

export const hasSameId = (call: RecordedCall) => (one: RecordedCall) =>
  one.params.id === call.params.id;

/** Sightings of calls that repeat an earlier successful one, by a key. A part of the key that is empty is none. */
export function eachRepeated(
  ids: string,
  keyOf: (call: RecordedCall) => unknown[],
  read: (again: RecordedCall, first: RecordedCall, traffic: Traffic) => Answers,
): Find {
  return eachOf(ids, (again, traffic) => {
    const key = keyOf(again);
    if (key.includes('') || key.includes(undefined)) return undefined;
    const first = again.earlier(again.id, (one) => isEqual(keyOf(one), key));
    return first && read(again, first, traffic);
  });
}

/** Sightings of a rule that accepts a repetition: one was accepted, or the same body was refused. */
export function eachAccepted(
  id: string,
  keyOf: (call: RecordedCall) => unknown[],
  name = 'aceita',
): Find {
  return eachRepeated(id, keyOf, (again, first) =>
    outcome(name, again, isEqual(first.sent, again.sent)),
  );
}

/** Sightings of the changes of status that the answers of calls show one after the other. */
export function transitionsIn(ids: string, readItems = ({ items }: RecordedCall) => items): Find {
  return (traffic) => {
    const last = new Map<string, string>();
    return see(traffic.ok(...ids.split(' ')), (call) =>
      readItems(call).map((item) => {
        const [id, status] = [textAt(item, 'id'), textAt(item, 'status')];
        const before = last.get(id);
        if (id && status) last.set(id, status);
        return before && status && before !== status && `${before} → ${status}`;
      }),
    );
  };
}

/** The sum of a number of the operations in an investor's position. */
export function sumOfField(position: unknown, name: string): number {
  const itemsAt = (tree: unknown, list: string) => listInAnswer(valueAt(tree, list))?.items ?? [];
  const operations = itemsAt(position, 'contasDeposito').flatMap((one) =>
    itemsAt(one, 'operacoes'),
  );
  return operations.reduce<number>((sum, one) => sum + Number(valueAt(one, name)), 0);
}

/** The titles in an investor's latest position before a call; `undefined` without one. */
export function findHeld(call: RecordedCall, owner: string): number | undefined {
  const isOwn = ({ query }: RecordedCall) => query.get('cpfCnpj') === owner;
  const position = call.earlier('consultarPosicaoDoInvestidor', isOwn);
  return position && sumOfField(position.got, 'quantidadeTotal');
}
