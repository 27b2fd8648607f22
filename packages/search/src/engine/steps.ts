/** Work in small steps; the generator returns the value. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** Duration of a slice (ms): a fraction of a frame, so that input is not delayed. */
const SLICE = 5;

/** Runs all steps at once and returns their value. */
export function runSteps<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Runs the steps in slices of 5 ms, between which the browser handles input and renders.
 *
 * @returns their value, resolved in a separate task.
 * @throws the error of a step.
 */
export async function runInSlices<Value>(steps: Steps<Value>): Promise<Value> {
  // A message is queued behind waiting tasks; a timer would add some milliseconds.
  const { port1, port2 } = new MessageChannel();
  const pause = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  try {
    for (;;) {
      const { done, value } = runSlice(steps);
      await pause();
      if (done) return value;
    }
  } finally {
    port1.close();
  }
}

function runSlice<Value>(steps: Steps<Value>): IteratorResult<undefined, Value> {
  const end = performance.now() + SLICE;
  for (;;) {
    const result = steps.next();
    if (result.done || performance.now() >= end) return result;
  }
}
