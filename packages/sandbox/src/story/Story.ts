import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

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
  on?: string;
}

interface Journey {
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
