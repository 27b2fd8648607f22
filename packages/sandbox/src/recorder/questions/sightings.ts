import type { RecordedCall, RecordedExchange, Traffic } from '../Traffic.js';
import { isEqual, listInAnswer, textAt, valueAt } from '../values.js';

/** An answer: parameters of a rule, or a text for readers where the simulator has no parameter for it. */
export type SeenValue = Readonly<Record<string, unknown>> | string;

export type Sighting = readonly [answer: SeenValue, seen: RecordedExchange];

/** Finds the answers to a question in recorded traffic: only those that the exchanges leave no doubt about. */
export type Find = (traffic: Traffic) => Iterable<Sighting>;

/** Tests by rule, or by question where no rule has the answer as a parameter. */
export type Tests = Readonly<Record<string, Find>>;

/** Answers that an exchange shows; an empty text or `undefined` is none. */
type Answer = SeenValue | false | undefined;
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

/** Whether a value has another one at a path; never for an empty one. */
export const has = (path: string, value: unknown) => (one: unknown) =>
  value !== undefined && value !== '' && isEqual(valueAt(one, path), value);

/** Whether another call has the same values at paths: `params.id sent.acao`. */
export const same = (call: RecordedCall, paths: string) => (other: RecordedCall) =>
  paths.split(' ').every((path) => has(path, valueAt(call, path))(other));

/** Sightings of calls with a value at a path, and of those without it. */
export function shows(ids: string, path: string, present: string, absent = ''): Find {
  return eachOk(ids, (call) => (valueAt(call, path) === undefined ? absent : present));
}

/** Sightings of calls that repeat an earlier successful one with the same values at paths. */
export function eachRepeated(
  ids: string,
  paths: string,
  read: (again: RecordedCall, first: RecordedCall, traffic: Traffic) => Answer,
): Find {
  return eachOf(ids, (again, traffic) => {
    const first = traffic.earlier(again, again.id, same(again, paths));
    return first && read(again, first, traffic);
  });
}

/** Sightings of a rule that accepts a repetition: one was accepted, or the same body was refused. */
export function eachAccepted(id: string, paths: string, name = 'aceita'): Find {
  return eachRepeated(id, paths, (again, first) =>
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

/** The titles in an investor's latest position before a call; `NaN` without one. */
export function findHeld(call: RecordedCall, owner: string | undefined, traffic: Traffic): number {
  const isOwn = has('query.cpfCnpj', owner);
  const position = traffic.earlier(call, 'consultarPosicaoDoInvestidor', isOwn);
  return position ? sumOfField(position.got, 'quantidadeTotal') : Number.NaN;
}
