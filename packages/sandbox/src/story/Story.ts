import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InjectOptions } from 'fastify';
import { parse } from 'yaml';
import type { Examples } from '../contract/Examples.js';
import { storyIdentifiers } from '../domain/rows.js';
import { mergePatch } from '../exact/exactJson.js';
import type { Rules } from '../rules/Rules.js';

/** A call of the story; `story.yml` says what each field is. */
export interface StoryCall {
  call: string;
  example?: string;
  with?: unknown;
  body?: unknown;
  files?: Record<string, string>;
  at?: Record<string, string>;
}

interface StoryStep extends Partial<StoryCall> {
  step: number;
  /** As its guide calls it; of several calls, beside the first. */
  title?: string;
  on?: string;
  /** A call that only reads, with parameters by their names: a seed leaves it out. */
  reads?: string;
  params?: Record<string, string>;
}

export interface Journey {
  /** Of its guide. */
  title: string;
  begins: string;
  after?: { journey: string; step?: number };
  first?: StoryCall[];
  /** Number of its last step. */
  last: number;
  steps: StoryStep[];
}

/** Journeys by the names of their guides, in the story's order. */
export type Story = Readonly<Record<string, Journey>>;

/** What is done on a day. */
export interface StoryDay {
  on: string;
  calls: StoryCall[];
}

/** The story that comes with the package. */
export function readStory(): Story {
  const file = fileURLToPath(new URL('story.yml', import.meta.url));
  return parse(readFileSync(file, 'utf8')) as Story;
}

/** All that happened until just before a step of a journey; the last day is that of the step. */
export function planDays(story: Story, name: string, step: number): StoryDay[] {
  const journey = story[name];
  if (!journey) throw new Error(`story.yml não tem a jornada ${name}`);
  const { after, begins, first = [], steps } = journey;
  const days = after ? planDays(story, after.journey, after.step ?? Number.POSITIVE_INFINITY) : [];
  let day: StoryDay = { on: begins, calls: [...first] };
  days.push(day);
  for (const { step: number, on, call, ...rest } of steps.filter((one) => one.step <= step)) {
    if (on !== undefined) {
      day = { on, calls: [] };
      days.push(day);
    }
    if (call !== undefined && number < step) day.calls.push({ call, ...rest });
  }
  return days;
}

/**
 * The identifiers of the guides' story by what they are given to, as the rule says: `exemplos` leads to the
 * contracts' examples.
 * @throws Error naming what leads nowhere
 */
export function readStoryIds(rules: Rules, examples: Examples): ReadonlyMap<string, string> {
  const { exemplos, outros } = rules.of(storyIdentifiers);
  const shown = [...exemplos].map(([kind, place]): [string, string] => [
    kind,
    follow(place, examples),
  ]);
  return new Map([...shown, ...outros]);
}

/** `criarCadastro cadastroCriado id`, or `consultarRepresentanteLegal {id}`. */
function follow(place: string, examples: Examples): string {
  const [call = '', name = '', path = ''] = place.split(' ');
  const [, parameter] = /^\{(.+)\}$/.exec(name) ?? [];
  if (parameter !== undefined) return examples.parameter(call, parameter);
  return String(examples.response(call, name, path));
}

/** Any file: the simulator looks at none. */
const PDF = Buffer.from('%PDF-1.7\n');

/** What a call of the story sends, before it is written for the network. */
export interface PlannedCall {
  /** Values of the path's parameters. */
  at: Record<string, string>;
  /** `application/json` or `multipart/form-data`; `undefined` where the call has no body. */
  type: string | undefined;
  value: unknown;
  /** Names of files by their parts of a form. */
  files: Record<string, string>;
}

/**
 * The values that a call of the story sends.
 * @throws Error naming what its contract has no example for
 */
export function planCall(
  { at = {}, body, call, example, files = {}, with: changes }: StoryCall,
  examples: Examples,
  ids: ReadonlyMap<string, string>,
): PlannedCall {
  const names = [...examples.route(call).path.matchAll(/\{([^}]+)\}/g)].map(
    ([, name = '']) => name,
  );
  const values = names.map((name) => {
    const kind = at[name];
    if (kind === undefined) return [name, examples.parameter(call, name)];
    const id = ids.get(kind);
    if (id === undefined) throw new Error(`identificadores-da-historia não tem: ${kind}`);
    return [name, id];
  });
  const sent = examples.request(call, example);
  const value = body ?? mergePatch(sent.value, changes);
  return { at: Object.fromEntries(values), type: sent.type, value, files };
}

/**
 * The request that a call of the story makes.
 * @throws Error naming what its contract has no example for
 */
export async function buildCall(
  call: StoryCall,
  examples: Examples,
  ids: ReadonlyMap<string, string>,
): Promise<InjectOptions> {
  const { at, files, type, value } = planCall(call, examples, ids);
  const { method, path } = examples.route(call.call);
  const url = path.replace(/\{([^}]+)\}/g, (_, name: string) => at[name] ?? '');
  const options = { method: method as 'POST', url };
  if (type === 'multipart/form-data') {
    return { ...options, ...(await writeForm(value as object, files)) };
  }
  if (value === undefined) return options;
  return {
    ...options,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value),
  };
}

async function writeForm(fields: object, files: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(files, name)) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) {
    form.append(name, new Blob([PDF], { type: 'application/pdf' }), file);
  }
  const written = new Response(form);
  return {
    headers: { 'content-type': written.headers.get('content-type') ?? '' },
    payload: Buffer.from(await written.arrayBuffer()),
  };
}
