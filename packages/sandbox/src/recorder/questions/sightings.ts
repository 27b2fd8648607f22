import { dayOf } from '../../domain/days.js';
import { isFields, writeExact } from '../../exact/exactJson.js';
import {
  listInAnswer,
  type RecordedCall,
  type RecordedDelivery,
  type Traffic,
  textAt,
  valueAt,
} from '../Traffic.js';

/** An answer: parameters of a rule, or a text for readers where the simulator has no parameter for it. */
export type SeenValue = Readonly<Record<string, unknown>> | string;

/** An answer with the exchange that shows it. */
export type Sighting = readonly [
  answer: SeenValue,
  seen: Pick<RecordedCall | RecordedDelivery, 'source'>,
];

/** Finds the answers to a question in recorded traffic; it yields only those that the exchanges leave no doubt about. */
export type Find = (traffic: Traffic) => Iterable<Sighting>;

/** Tests by rule, or by question where no rule has the answer as a parameter. */
export type Tests = Readonly<Record<string, Find>>;

type Answers = SeenValue | false | undefined | readonly Answers[];

/** Sightings in each call of some operations; an empty text or `undefined` is none. */
export function eachOf(ids: string, read: (call: RecordedCall, traffic: Traffic) => Answers): Find {
  return function* find(traffic) {
    for (const call of traffic.calls) {
      if (!ids.split(' ').includes(call.id)) continue;
      for (const answer of flatten(read(call, traffic))) yield [answer, call];
    }
  };
}

/** The same of successful calls only. */
export function eachOk(ids: string, read: Parameters<typeof eachOf>[1]): Find {
  return eachOf(ids, (call, traffic) => call.isOk && read(call, traffic));
}

function flatten(answers: Answers): SeenValue[] {
  if (Array.isArray(answers)) return answers.flatMap(flatten);
  return answers ? [answers as SeenValue] : [];
}

/** Whether a call was refused, and neither for its token nor for a missing object nor for its frequency. */
export function isRefused({ status }: RecordedCall): boolean {
  return [400, 409, 422].includes(status);
}

/** The parameter as the call was accepted, or refused for certain. */
export function outcome(name: string, call: RecordedCall, isSure: boolean): Answers {
  return call.isOk ? { [name]: true } : isRefused(call) && isSure && { [name]: false };
}

/** The day of the service at a call. */
export const today = ({ now }: RecordedCall) => dayOf(new Date(now));

export const hasSameId = (call: RecordedCall) => (one: RecordedCall) =>
  one.params.id === call.params.id;

type Period = Pick<RecordedCall, 'begun' | 'ended'>;

/** Whether one exchange had ended before another began. */
export function isBefore(one: Period, other: Period): boolean {
  return one.ended <= other.begun;
}

/** The latest of earlier successful calls of an operation that have a property of this one. */
export function findEarlier(
  traffic: Traffic,
  id: string,
  call: RecordedCall,
  isOwn: (earlier: RecordedCall) => boolean = () => true,
): RecordedCall | undefined {
  return traffic.ok(id).findLast((one) => isBefore(one, call) && isOwn(one));
}

export function findLater(
  traffic: Traffic,
  id: string,
  call: RecordedCall,
  isOwn: (later: RecordedCall) => boolean = () => true,
): RecordedCall | undefined {
  return traffic.ok(id).find((one) => isBefore(call, one) && isOwn(one));
}

/** Whether both calls sent the same body. */
export function isSameBody(one: RecordedCall, other: RecordedCall): boolean {
  return writeExact(one.sent ?? null) === writeExact(other.sent ?? null);
}

/** Sightings of calls that repeat an earlier successful one, by a key. A part of the key that is empty is none. */
export function eachRepeated(
  ids: string,
  keyOf: (call: RecordedCall) => unknown[],
  read: (again: RecordedCall, first: RecordedCall, traffic: Traffic) => Answers,
): Find {
  return eachOf(ids, (again, traffic) => {
    const key = keyOf(again);
    if (key.includes('') || key.includes(undefined)) return undefined;
    const isOwn = (one: RecordedCall) => writeExact(keyOf(one)) === writeExact(key);
    const first = findEarlier(traffic, again.id, again, isOwn);
    return first && read(again, first, traffic);
  });
}

/** Sightings of a rule that accepts a repetition: one was accepted, or the same body was refused. */
export function eachAccepted(
  id: string,
  keyOf: (call: RecordedCall) => unknown[],
  name = 'aceita',
): Find {
  return eachRepeated(id, keyOf, (again, first) => outcome(name, again, isSameBody(first, again)));
}

/** The items of an answer: those of its list, or itself. */
export function itemsInAnswer({ got }: RecordedCall): readonly unknown[] {
  return listInAnswer(got)?.items ?? [got];
}

/** Sightings of the changes of status that the answers of calls show one after the other. */
export function transitionsIn(ids: string, readItems = itemsInAnswer): Find {
  return function* find(traffic) {
    const last = new Map<string, string>();
    for (const call of traffic.ok(...ids.split(' '))) {
      for (const item of readItems(call)) {
        const [id, status] = [textAt(item, 'id'), textAt(item, 'status')];
        const before = last.get(id);
        if (before && status && before !== status) yield [`${before} → ${status}`, call];
        if (id && status) last.set(id, status);
      }
    }
  };
}

/** The values of fields whose names match, anywhere in a value. */
export function findValues(value: unknown, name: RegExp): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => findValues(item, name));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(name.test(key) ? [part] : []),
    ...findValues(part, name),
  ]);
}

/** The sum of a number of the operations in an investor's position. */
export function sumOfField(position: unknown, name: string): number {
  const accounts = listInAnswer(valueAt(position, 'contasDeposito'))?.items ?? [];
  const operations = accounts.flatMap(
    (one) => listInAnswer(valueAt(one, 'operacoes'))?.items ?? [],
  );
  return operations.reduce<number>((sum, one) => sum + Number(valueAt(one, name)), 0);
}

/** The titles in an investor's latest position before a call; `undefined` without one. */
export function findHeld(traffic: Traffic, call: RecordedCall, owner: string): number | undefined {
  const isOwn = ({ query }: RecordedCall) => query.get('cpfCnpj') === owner;
  const position = findEarlier(traffic, 'consultarPosicaoDoInvestidor', call, isOwn);
  return position && sumOfField(position.got, 'quantidadeTotal');
}
