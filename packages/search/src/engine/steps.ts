/** Work in steps, each on few things however large the whole is; what it gives comes at its end. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** How long a slice may take (ms): a part of a frame, so that what the reader does waits for none. */
const SLICE = 5;

/** Does all steps at once. */
export function runSteps<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Does the steps in slices, between which the browser takes what the reader types, and draws. What
 * waits for the value goes on in a task of its own.
 */
export async function runInSlices<Value>(steps: Steps<Value>): Promise<Value> {
  // A message comes back behind what waits by then; a timer only some milliseconds later.
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
