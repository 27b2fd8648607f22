import type { JourneyCall } from '../../src/story/Story.js';
import type { Draft } from './callForm.js';

type Value = string | number;

/** The reader's values by those of the story, for the forms of later steps. */
export type Changes = Readonly<Record<string, Value>>;

/** Beginnings of names that share their values: an offer's `quantidade` is the `quantidadeSubscrita` of the request. */
const SHARED = /^(?:tipoLiquidacao|quantidade|precoUnitario|valor)/;
/** A document, a code, a date or an id, which later steps have under any name. */
const IDENTIFIER = /^(?=.*\d).{6,}$/;
const ANSWERED = /^(?:id|codigo\w*)$/;

function keyOf(name: string, value: Value): string {
  const [shared] = SHARED.exec(name) ?? [];
  if (shared !== undefined) return `${shared} ${value}`;
  return typeof value === 'string' && IDENTIFIER.test(value) ? value : '';
}

export function addChanges(
  earlier: Changes,
  { answer, body, params }: JourneyCall,
  draft: Draft,
  answered: string,
): Changes {
  const request = JSON.stringify(draft);
  const sent = listChanges([params, parseJson(body)], [draft.values, parseJson(draft.body)]);
  // The call made another object than the story's.
  const made = listChanges(answer, parseJson(answered)).filter(
    ({ from, name, to }) =>
      ANSWERED.test(name) && !answered.includes(`${from}`) && !request.includes(`${to}`),
  );
  const own: Record<string, Value> = {};
  for (const { from, name, to } of [...sent, ...made]) own[keyOf(name, from)] ??= to;
  const { '': _others, ...known } = own;
  return { ...earlier, ...known };
}

/** A call of the story with the reader's values. */
export function followChanges(call: JourneyCall, changes: Changes): JourneyCall {
  const follow = (json: unknown, name = ''): unknown => {
    if (isValue(json)) return changes[keyOf(name, json)] ?? json;
    if (Array.isArray(json)) return json.map((one) => follow(one));
    if (json === null || typeof json !== 'object') return json;
    return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, follow(one, key)]));
  };
  const body = call.body && JSON.stringify(follow(JSON.parse(call.body)), null, 2);
  return { ...call, params: follow(call.params) as JourneyCall['params'], body };
}

function isValue(json: unknown): json is Value {
  return typeof json === 'string' || typeof json === 'number';
}

function parseJson(text: string | null): unknown {
  return JSON.parse(text || 'null');
}

/** The values of JSON that are others at the same place. */
function listChanges(
  from: unknown,
  to: unknown,
  name = '',
): { name: string; from: Value; to: Value }[] {
  if (isValue(from)) return isValue(to) && from !== to ? [{ name, from, to }] : [];
  return Object.entries(from ?? {}).flatMap(([key, one]) => listChanges(one, Object(to)[key], key));
}
