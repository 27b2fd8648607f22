import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '../limits.js';
import { type LoadedSource, loadService } from '../load/loadService.js';
import { isRemoteSource, readOverlay, readRegularFile } from '../load/readSource.js';
import { RemoteError } from '../load/remote/RemoteError.js';
import { requestDocument } from '../load/remote/requestDocument.js';
import { SpecError, type SpecFault } from '../load/SpecError.js';

export interface ContractRequest {
  readonly id: string;
  /** Address with http or https, or a path from the site's folder. */
  readonly source: string;
  /** Path of the copy in the repository, from the site's folder; a document from outside has none. */
  readonly snapshot?: string | undefined;
}

/** The repository's copy, used because the host did not give the contract. */
export interface StaleCopy {
  /** Day it was last known to be the host's, as `2026-11-22`; unknown without a history. */
  readonly date: string | undefined;
  readonly faults: readonly SpecFault[];
}

export interface LoadedContract extends LoadedSource {
  readonly request: ContractRequest;
  readonly stale?: StaleCopy | undefined;
}

/** Waits before the second and the third try, in milliseconds. */
const PAUSES: readonly number[] = [500, 2000];

export interface LoadOptions {
  readonly root: string;
  /** Whether the repository's copy may replace a contract that its host does not give. */
  readonly allowStale?: boolean;
  /** When a file of the repository last changed, in ms since 1970; `undefined` if unknown. */
  readonly whenChanged?: (file: string) => Promise<number | undefined>;
  /** Whether the contracts are loaded as their hosts serve them, without the overlays of this portal. */
  readonly pure?: boolean;
  /** Whether probable mistakes in contracts of the repository are faults; for outside documents they are warnings. */
  readonly strict?: boolean;
  /** For all contracts together, retries and their pauses included. Replaced in tests. */
  readonly deadlineMs?: number;
  /** Waits, in milliseconds; the signal ends the wait early. Replaced in tests. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
}

interface Run extends LoadOptions {
  readonly deadline: AbortSignal;
}

/**
 * Loads contracts from hosts and paths in parallel and checks them, for builds and `specs:pull`. Faults of a contract
 * are returned, never thrown.
 *
 * @returns the contracts in the order of the requests, and the faults of those that have any.
 * @example
 * const { faults } = await loadContracts([{ id: 'operacao', source: 'specs/operacao.yaml' }], { root: '.' })
 * faults // []
 */
export async function loadContracts(requests: readonly ContractRequest[], options: LoadOptions) {
  const deadline = AbortSignal.timeout(options.deadlineMs ?? LIMITS.requestTime);
  const run: Run = { ...options, deadline };
  const results = await Promise.all(
    requests.map((request) =>
      loadContract(request, run).catch((error: unknown) => {
        if (error instanceof SpecError) return error;
        throw error;
      }),
    ),
  );
  return {
    contracts: results.flatMap((result) => (result instanceof SpecError ? [] : result)),
    faults: results.flatMap((result) => (result instanceof SpecError ? result.faults : [])),
  };
}

async function loadContract(request: ContractRequest, run: Run): Promise<LoadedContract> {
  const { id, snapshot, source } = request;
  const { allowStale, pure, root, strict, whenChanged } = run;
  const copy = snapshot ?? (isRemoteSource(source) ? undefined : source);
  const overlay = pure || copy === undefined ? undefined : readOverlay(root, copy);
  const load = (read: () => Promise<Uint8Array>) => {
    const isStrict = strict && snapshot !== undefined;
    return loadService({ service: id, source, overlay, strict: isStrict }, read);
  };
  if (!isRemoteSource(source)) {
    return { request, ...(await load(() => readRegularFile(path.resolve(root, source)))) };
  }
  try {
    return { request, ...(await load(() => requestPatiently(source, run))) };
  } catch (error) {
    if (!allowStale || snapshot === undefined || !(error instanceof SpecError)) throw error;
    const file = path.resolve(root, snapshot);
    const loaded = await load(() => readFile(file)).catch(() => {
      throw error;
    });
    const changed = await whenChanged?.(file);
    const date = changed === undefined ? undefined : new Date(changed).toISOString().slice(0, 10);
    return { request, ...loaded, stale: { date, faults: error.faults } };
  }
}

/** Retries at most twice, within the deadline, after a fault that may pass by itself (`RemoteError.passing`). */
async function requestPatiently(
  source: string,
  { deadline, wait = (time, signal) => setTimeout(time, undefined, { signal }) }: Run,
): Promise<Uint8Array> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await requestDocument(source, deadline);
    } catch (error) {
      const milliseconds = PAUSES[tries];
      const again = error instanceof RemoteError && error.passing;
      if (!again || milliseconds === undefined || deadline.aborted) throw error;
      await wait(milliseconds, deadline).catch(() => {
        throw error;
      });
    }
  }
}
