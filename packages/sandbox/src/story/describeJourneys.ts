import type { Examples } from '../contract/Examples.js';
import { planCall, type Story } from './Story.js';

/** A journey for the console. */
export type DescribedJourney = ReturnType<typeof describeJourneys>[number];

/** A call that a step sends. */
export interface JourneyCall {
  operation: string;
  /** Path and query values by name. */
  params: Record<string, string>;
  /** JSON to send; `null` for a form or without a body. */
  body: string | null;
  /** Form fields except files. */
  fields: Record<string, string>;
  /** File names by form field. */
  files: Record<string, string>;
}

/** A call of a guide's step; a step with several calls has several entries. */
export interface JourneyStep {
  step: number;
  title: string;
  /** Day to set the clock to, or `null` to leave it. */
  on: string | null;
  /** `null` if the step is done outside the API. */
  call: JourneyCall | null;
}

/** The guides' journeys with their steps and calls. */
export function describeJourneys(
  story: Story,
  examples: Examples,
  ids: ReadonlyMap<string, string>,
) {
  return Object.entries(story).map(([name, { begins, steps, title }]) => ({
    name,
    title,
    begins: String(begins),
    steps: steps.map((step): JourneyStep => {
      const { call = step.reads, params = {} } = step;
      const before = steps.find((one) => one.step === step.step && one.title !== undefined);
      return {
        step: step.step,
        title: step.title ?? before?.title ?? '',
        on: step.on ?? null,
        call: call === undefined ? null : plan({ ...step, call }, params),
      };
    }),
  }));

  function plan(call: Parameters<typeof planCall>[0], params: Record<string, string>): JourneyCall {
    const { at, fields = {}, files, value } = planCall(call, examples, ids);
    const body = value === undefined ? null : JSON.stringify(value, null, 2);
    return { operation: call.call, params: { ...at, ...params }, body, fields, files };
  }
}
