/** Throughput and latency of calls. */
export interface Speed {
  perSecond: number;
  /** Median and 99th percentile of the latency (ms). */
  p50: number;
  p99: number;
}

export interface CallPlan {
  seconds: number;
  /** Number of concurrent calls. */
  atOnce: number;
  /** @throws {Error} for an unexpected response */
  call: () => Promise<void>;
}

/** Makes concurrent calls for some seconds. */
export async function measureCalls({ seconds, atOnce, call }: CallPlan): Promise<Speed> {
  const took: number[] = [];
  const begun = performance.now();
  const caller = async (): Promise<void> => {
    while (performance.now() - begun < seconds * 1000) {
      const sent = performance.now();
      await call();
      took.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  const whole = (performance.now() - begun) / 1000;
  took.sort((one, other) => one - other);
  const at = (share: number): number => took[Math.floor((took.length - 1) * share)] ?? 0;
  return { perSecond: took.length / whole, p50: at(0.5), p99: at(0.99) };
}
