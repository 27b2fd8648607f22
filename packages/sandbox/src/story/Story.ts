import { story } from '../../dist/data.js';
import type { Examples } from '../contract/Examples.js';
import { storyIdentifiers } from '../domain/rows.js';
import { mergePatch } from '../exact/exactJson.js';
import type { Rules } from '../rules/Rules.js';
import { Refusal, refuseErrors } from '../work/Work.js';
import { encodeForm, makeForm, makePdf } from './encodeForm.js';

export interface StoryCall {
  call: string;
  example?: string;
  with?: unknown;
  body?: unknown;
  files?: Record<string, string>;
  at?: Record<string, string>;
}

/** `about` of a step holds for the steps after it, too. */
interface StoryStep extends Partial<StoryCall> {
  step: number;
  title: string;
  about?: string;
  on?: string;
  /** A read-only call, with parameters by name; a seed skips it. */
  reads?: string;
  params?: Record<string, string>;
  /** Further calls whose first example fits the state before the step. */
  also?: string[];
}

export interface Journey {
  title: string;
  /** The object that its state is about: `emissão LNC000417`. */
  about?: string;
  begins: string;
  after?: { journey: string; step?: number };
  next: { journey: string; step?: number };
  first?: StoryCall[];
  last: number;
  steps: StoryStep[];
}

export interface StoryDay {
  on: string;
  calls: StoryCall[];
}

/** A state of the story: the one before a step of a journey. */
export interface JourneyState {
  journey: string;
  step: number;
  about: string | undefined;
  /** The day that a seed sets the clock to. */
  on: string;
}

/**
 * The state in which a call's first example succeeds, by `operationId`: before the step that names the call in `also`,
 * or else before the first step that makes or reads it.
 */
export function listPreparedStates(): ReadonlyMap<string, JourneyState> {
  const named = new Map<string, JourneyState>();
  const made = new Map<string, JourneyState>();
  for (const [journey, described] of Object.entries(story)) {
    for (const { also = [], call, reads, step } of described.steps) {
      const { on = '' } = planDays(journey, step).at(-1) ?? {};
      const reached = described.steps.filter((one) => one.step <= step);
      const { about } = reached.findLast((one) => one.about) ?? described;
      const state = { journey, step, on, about };
      for (const id of also) named.set(id, state);
      const id = call ?? reads;
      if (id !== undefined && !made.has(id)) made.set(id, state);
    }
  }
  return new Map([...made, ...named]);
}

/** @param calls how many of the step's own calls are made, too */
export function planDays(name: string, step: number, calls = 0): StoryDay[] {
  const journey = story[name];
  if (!journey) throw new Error(`story.yml has no journey ${name}`);
  const { after, begins, first = [], steps } = journey;
  const days = after ? planDays(after.journey, after.step ?? Number.POSITIVE_INFINITY) : [];
  let day: StoryDay = { on: begins, calls: [...first] };
  days.push(day);
  let left = calls;
  for (const { step: number, on, call, ...rest } of steps.filter((one) => one.step <= step)) {
    if (on !== undefined) {
      day = { on, calls: [] };
      days.push(day);
    }
    if (call === undefined) continue;
    if (number === step) left -= 1;
    if (left >= 0) day.calls.push({ call, ...rest });
  }
  return days;
}

/**
 * Resolves the identifiers of the guides' story by kind of object: `exemplos` refers to the contracts' examples.
 * @throws Refusal naming a reference that does not resolve
 */
export function readStoryIds(rules: Rules, examples: Examples): ReadonlyMap<string, string> {
  const { exemplos, outros } = rules.of(storyIdentifiers);
  const shown = [...exemplos].map(([kind, reference]): [string, string] => [
    kind,
    refuseErrors(`${storyIdentifiers.id}/${kind}`, () => follow(reference, examples)),
  ]);
  return new Map([...shown, ...outros]);
}

/** Resolves `criarCadastro cadastroCriado id`, or `consultarRepresentanteLegal {id}`. */
function follow(reference: string, examples: Examples): string {
  const [call = '', name = '', path = ''] = reference.split(' ');
  const [, parameter] = /^\{(.+)\}$/.exec(name) ?? [];
  if (parameter !== undefined) return examples.parameter(call, parameter);
  return String(examples.response(call, name, path));
}

/**
 * The values that a call of the story sends.
 * @returns path parameters; the body as JSON, also of a form; a form's fields except files; names of files by field
 * @throws Error naming a missing example, or Refusal a missing identifier
 */
export function planCall(
  { at = {}, body, call, example, files = {}, with: changes }: StoryCall,
  examples: Examples,
  ids: ReadonlyMap<string, string>,
) {
  const names = Object.keys(examples.call(call).params.properties ?? {});
  const values = names.map((name): [string, string] => {
    const kind = at[name];
    if (kind === undefined) return [name, examples.parameter(call, name)];
    const id = ids.get(kind);
    if (id === undefined) throw Refusal.of('invalid', storyIdentifiers.id, `falta ${kind}`);
    return [name, id];
  });
  const sent = examples.request(call, example);
  const value = body ?? mergePatch(sent.value, changes);
  const texts = Object.entries(Object(value)).filter(([name]) => !Object.hasOwn(files, name));
  const fields = texts.map(([name, one]): [string, string] => [name, `${one}`]);
  const isForm = sent.type === 'multipart/form-data';
  return {
    at: Object.fromEntries(values),
    value,
    fields: isForm ? Object.fromEntries(fields) : undefined,
    files,
  };
}

/** The HTTP request of a call of the story. @throws Error naming a missing example */
export function buildCall(
  call: StoryCall,
  examples: Examples,
  ids: ReadonlyMap<string, string>,
): Request {
  const { at, fields, files, value } = planCall(call, examples, ids);
  const { method, path } = examples.call(call.call);
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => at[name] ?? '');
  const url = `http://localhost${filled}`;
  if (fields) {
    const sent = Object.entries(files).map(([name, file]) => [name, makePdf(file)] as const);
    const form = makeForm([...Object.entries(fields), ...sent]);
    return new Request(url, { method, body: encodeForm(form) });
  }
  if (value === undefined) return new Request(url, { method });
  const headers = { 'content-type': 'application/json' };
  return new Request(url, { method, headers, body: JSON.stringify(value) });
}

export type DescribedJourney = ReturnType<typeof describeJourneys>[number];

export type JourneyStep = DescribedJourney['steps'][number];

export type JourneyCall = NonNullable<JourneyStep['call']>;

export function describeJourneys(examples: Examples, ids: ReadonlyMap<string, string>) {
  return Object.entries(story).map(([name, journey]) => ({
    name,
    title: journey.title,
    begins: journey.begins,
    next: journey.next,
    steps: journey.steps.map((step) => {
      const { call = step.reads, params = {} } = step;
      return {
        step: step.step,
        title: step.title,
        /** Day to set the clock to. */
        on: step.on ?? null,
        /** `null` if the step is done outside the API. */
        call: call === undefined ? null : plan({ ...step, call }, params),
        isRead: step.reads !== undefined,
      };
    }),
  }));

  /** The values by parameter and form field, of a file its name, and a body that is no form as JSON. */
  function plan(call: StoryCall, params: Record<string, string>) {
    const { at, fields, files, value } = planCall(call, examples, ids);
    const body = fields || value === undefined ? null : JSON.stringify(value, null, 2);
    return {
      operation: call.call,
      params: { ...at, ...params, ...fields, ...files },
      body,
      answer: examples.answer(call.call),
    };
  }
}
