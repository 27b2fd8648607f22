/** Work that pauses now and then; what it gives comes at its end. */
export type Steps<Value> = Generator<undefined, Value, undefined>;

/** How long a slice may take (ms): with its last step still no long task (50 ms). */
const SLICE = 25;

/** Does all steps at once. */
export function runSteps<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Does the steps in slices, between which the browser takes what the reader types. */
export async function runInSlices<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
