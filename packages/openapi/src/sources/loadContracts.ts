import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '../limits.js';
import { type LoadedSource, type LoadRequest, loadService } from '../load/loadService.js';
import { isRemoteSource, readSource } from '../load/readSource.js';
import { type Deadline, RemoteError, startDeadline } from '../load/remote/RemoteError.js';
import { requestDocument } from '../load/remote/requestDocument.js';
import { SpecError, type SpecFault } from '../load/SpecError.js';
import { ContractCache } from './ContractCache.js';

/** Which contract is wanted, and where it comes from. */
export interface ContractRequest {
  /** The service's id: its name in faults and in the cache. */
  readonly id: string;
  /** Address with http or https, or a path from the site's folder. */
  readonly source: string;
  /** Path of the copy in the repository, from the site's folder; a document from outside has none. */
  readonly snapshot?: string | undefined;
}

/** An earlier copy, used because the host did not give the contract. */
export interface StaleCopy {
  /** Where it was: fetched earlier, or in the repository. */
  readonly from: 'cache' | 'snapshot';
  /** Day it was last known to be the host's, as `2026-11-22`; unknown for a snapshot without history. */
  readonly date: string | undefined;
  /** Why the host gave no contract. */
  readonly faults: readonly SpecFault[];
}

/** A contract without faults. */
export interface LoadedContract extends LoadedSource {
  readonly request: ContractRequest;
  readonly stale?: StaleCopy | undefined;
}

/** The results of all requests. */
export interface LoadedContracts {
  /** In the order of the requests, without those that have faults. */
  readonly contracts: readonly LoadedContract[];
  /** The faults of all others, each with service, place, finding and remedy. */
  readonly faults: readonly SpecFault[];
}

/** Waits before the second and the third try, in milliseconds. */
const PAUSES: readonly number[] = [500, 2000];

/** Waits, in milliseconds; the signal ends the wait early. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const wait: Wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/**
 * Retries at most twice after a fault that may pass by itself (`RemoteError.passing`).
 *
 * @param pause replaced in tests.
 * @throws the error of the last try, also when the deadline passes before the next one.
 */
async function retryPassing<Value>(
  attempt: () => Promise<Value>,
  signal: AbortSignal,
  pause: Wait = wait,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const milliseconds = PAUSES[tries];
      const again = error instanceof RemoteError && error.passing;
      if (!again || milliseconds === undefined || signal.aborted) throw error;
      await pause(milliseconds, signal).catch(() => {
        throw error;
      });
    }
  }
}

interface GoodCopy extends Pick<StaleCopy, 'date' | 'from'> {
  readonly bytes: Uint8Array;
}

/**
 * The last good copy of a contract: the cached document or the snapshot, whichever is of a later day.
 * Git knows the day of a snapshot; if it does not, the cached document is preferred.
 */
async function findGoodCopy(request: ContractRequest, run: Run): Promise<GoodCopy | undefined> {
  const cached = await run.cache.read(request.id, request.source);
  const fetched: GoodCopy | undefined = cached && {
    bytes: cached.bytes,
    from: 'cache',
    date: dayOf(cached.confirmed),
  };
  const kept = await findSnapshot(request, run);
  if (!fetched || !kept) return fetched ?? kept;
  return (kept.date ?? '') > (fetched.date ?? '') ? kept : fetched;
}

/** The copy in the repository, if there is one. */
async function findSnapshot(
  { snapshot }: ContractRequest,
  { root, whenChanged }: Run,
): Promise<GoodCopy | undefined> {
  if (snapshot === undefined) return undefined;
  const file = path.resolve(root, snapshot);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const changed = await whenChanged(file);
  return { bytes, from: 'snapshot', date: changed === undefined ? undefined : dayOf(changed) };
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

/** Below the site's folder, not under version control. */
const CACHE = '.cache/contracts';
const UNREADABLE =
  'Check the path or the URL in portal.config.ts or in the variable FRONTIER_SPEC_….';

export interface LoadOptions {
  readonly root: string;
  /** Whether an earlier copy may replace a contract that its host does not give. */
  readonly allowStale?: boolean;
  /** When a file of the repository last changed, in ms since 1970; `undefined` if unknown. */
  readonly whenChanged?: (file: string) => Promise<number | undefined>;
  /** Whether probable mistakes in contracts of the repository are faults; for outside documents they are warnings. */
  readonly strict?: boolean;
  /** For all contracts together, retries and their pauses included. */
  readonly deadlineMs?: number;
  /** Replaced in tests, as is the clock. */
  readonly wait?: Wait;
  readonly now?: () => number;
}

interface Run
  extends Required<Pick<LoadOptions, 'allowStale' | 'now' | 'root' | 'strict' | 'whenChanged'>> {
  readonly cache: ContractCache;
  readonly deadline: Deadline;
  readonly wait: Wait | undefined;
}

/**
 * Loads contracts from hosts and paths in parallel and checks them, for builds and `specs:pull`. The last valid document
 * of each host is cached. Faults of a contract are returned, never thrown.
 *
 * @returns contracts and faults.
 * @example
 * const { faults } = await loadContracts([{ id: 'operacao', source: 'specs/operacao.yaml' }], { root: '.' })
 * faults // []
 */
export async function loadContracts(
  requests: readonly ContractRequest[],
  options: LoadOptions,
): Promise<LoadedContracts> {
  const { allowStale = false, strict = false, deadlineMs = LIMITS.requestTime, root } = options;
  const run: Run = {
    root,
    allowStale,
    strict,
    cache: new ContractCache(path.join(root, CACHE)),
    deadline: startDeadline(deadlineMs),
    wait: options.wait,
    now: options.now ?? Date.now,
    whenChanged: options.whenChanged ?? (async () => undefined),
  };
  const results = await Promise.allSettled(
    requests.map((request) =>
      isRemoteSource(request.source) ? loadRemote(request, run) : loadFile(request, run),
    ),
  );
  return {
    contracts: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    faults: results.flatMap((result) => {
      if (result.status === 'fulfilled') return [];
      if (result.reason instanceof SpecError) return result.reason.faults;
      throw result.reason;
    }),
  };
}

async function loadFile(request: ContractRequest, run: Run): Promise<LoadedContract> {
  const read = (source: string) => readSource(path.resolve(run.root, source));
  return { request, ...(await loadService(toLoad(request, run), read)) };
}

async function loadRemote(request: ContractRequest, run: Run): Promise<LoadedContract> {
  const { id, source } = request;
  const { cache, deadline, now, wait } = run;
  const fetch = () => requestDocument(source, deadline);
  try {
    const read = () => retryPassing(fetch, deadline.signal, wait);
    const loaded = await loadService(toLoad(request, run), read);
    // A build works without a cache: a read-only disk has none.
    const copy = { bytes: loaded.bytes, confirmed: now() };
    await cache.write(id, source, copy).catch(() => undefined);
    return { request, ...loaded };
  } catch (error) {
    if (!run.allowStale || !(error instanceof SpecError)) throw error;
    return await loadStale(request, error, run);
  }
}

async function loadStale(
  request: ContractRequest,
  { faults }: SpecError,
  run: Run,
): Promise<LoadedContract> {
  const good = await findGoodCopy(request, run);
  if (!good) throw new SpecError(faults);
  const { bytes, date, from } = good;
  const loaded = await loadService(toLoad(request, run), async () => bytes).catch(() => {
    throw new SpecError(faults);
  });
  return { request, ...loaded, stale: { date, faults, from } };
}

function toLoad(
  { id, snapshot, source }: ContractRequest,
  { strict }: Pick<Run, 'strict'>,
): LoadRequest {
  return {
    service: id,
    source,
    unreadable: UNREADABLE,
    strict: strict && snapshot !== undefined,
  };
}
