import type { Examples } from '../contract/Examples.js';
import { planCall, type Story } from './Story.js';

/** A journey as the console walks it. */
export type DescribedJourney = ReturnType<typeof describeJourneys>[number];

/** A call as a reader of a journey sends it. */
export interface JourneyCall {
  operation: string;
  /** Values of path and query by name. */
  params: Record<string, string>;
  /** JSON to send; `null` without a body, or for a form. */
  body: string | null;
  /** Parts of a form that are no files. */
  fields: Record<string, string>;
  /** Names of files by their parts of a form. */
  files: Record<string, string>;
}

/** A step of a guide; several calls of one step are several. */
export interface JourneyStep {
  step: number;
  title: string;
  /** The day that the clock is to show from here on; nothing where it stays. */
  on: string | null;
  /** Nothing where the step is done outside of the API. */
  call: JourneyCall | null;
}

/** The journeys of the guides with their steps, each with the call it makes, if any. */
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
    const { at, files, type, value } = planCall(call, examples, ids);
    const isForm = type === 'multipart/form-data';
    const parts = isForm ? Object.entries(value as object) : [];
    return {
      operation: call.call,
      params: { ...at, ...params },
      body: isForm || value === undefined ? null : JSON.stringify(value, null, 2),
      fields: Object.fromEntries(
        parts
          .filter(([name]) => !Object.hasOwn(files, name))
          .map(([name, one]) => [name, `${one}`]),
      ),
      files,
    };
  }
}
