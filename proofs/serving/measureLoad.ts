import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface Load {
  readonly requests: number;
  /** Requests per second. */
  readonly rate: number;
  /** 99th percentile of the latency (ms). */
  readonly p99: number;
  /** Responses other than 2xx and 3xx, and failed connections. */
  readonly failed: number;
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

/**
 * Requests an address over 32 connections for some seconds.
 *
 * @throws {Error} for unexpected output of `wrk`.
 */
export async function measureLoad(
  wrk: string,
  address: string,
  coding: string,
  seconds: number,
): Promise<Load> {
  const { stdout } = await promisify(execFile)(wrk, [
    ...['-t1', '-c32', `-d${seconds}s`, '--latency'],
    ...['-H', `Accept-Encoding: ${coding}`, address],
  ]);
  const found = (pattern: RegExp): RegExpExecArray | null => pattern.exec(stdout);
  const p99 = found(/99%\s+([\d.]+)(us|ms|s)/);
  const rate = found(/Requests\/sec:\s+([\d.]+)/);
  const requests = found(/(\d+) requests in/);
  if (!p99 || !rate || !requests) throw new Error(`wrk wrote something else:\n${stdout}`);
  const answers = Number(found(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0);
  const sockets = found(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const broken = (sockets?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
  return {
    requests: Number(requests[1]),
    rate: Number(rate[1]),
    p99: Number(p99[1]) * (UNITS[p99[2] ?? 'ms'] ?? 1),
    failed: answers + broken,
  };
}
