import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '../limits.js';
import { type LoadedSource, loadService } from '../load/loadService.js';
import { isRemoteSource, readOverlay, readSource } from '../load/readSource.js';
import { type Deadline, RemoteError, startDeadline } from '../load/remote/RemoteError.js';
import { requestDocument } from '../load/remote/requestDocument.js';
import { SpecError, type SpecFault } from '../load/SpecError.js';
import { readCached, writeCached } from './contractCache.js';

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
  readonly faults: readonly SpecFault[];
}

export interface LoadedContract extends LoadedSource {
  readonly request: ContractRequest;
  readonly stale?: StaleCopy | undefined;
}

export interface LoadedContracts {
  /** In the order of the requests, without those that have faults. */
  readonly contracts: readonly LoadedContract[];
  /** The faults of all others, each with service, place, finding and remedy. */
  readonly faults: readonly SpecFault[];
}

/** Waits before the second and the third try, in milliseconds. */
const PAUSES: readonly number[] = [500, 2000];
const UNREADABLE =
  'Check the path or the URL in portal.config.ts or in the variable FRONTIER_SPEC_….';

export interface LoadOptions {
  readonly root: string;
  /** Whether an earlier copy may replace a contract that its host does not give. */
  readonly allowStale?: boolean;
  /** When a file of the repository last changed, in ms since 1970; `undefined` if unknown. */
  readonly whenChanged?: (file: string) => Promise<number | undefined>;
  /** Whether the contracts are loaded as their hosts serve them, without the overlays of this portal. */
  readonly pure?: boolean;
  /** Whether probable mistakes in contracts of the repository are faults; for outside documents they are warnings. */
  readonly strict?: boolean;
  /** For all contracts together, retries and their pauses included. */
  readonly deadlineMs?: number;
  /** Waits, in milliseconds; the signal ends the wait early. Replaced in tests, as is the clock. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  readonly now?: () => number;
}

interface Run extends LoadOptions {
  readonly deadline: Deadline;
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
  const deadline = startDeadline(options.deadlineMs ?? LIMITS.requestTime);
  const run: Run = { ...options, deadline };
  const results = await Promise.allSettled(requests.map((request) => loadContract(request, run)));
  return {
    contracts: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    faults: results.flatMap((result) => {
      if (result.status === 'fulfilled') return [];
      if (result.reason instanceof SpecError) return result.reason.faults;
      throw result.reason;
    }),
  };
}

async function loadContract(request: ContractRequest, run: Run): Promise<LoadedContract> {
  const { id, snapshot, source } = request;
  const { allowStale, now = Date.now, pure, root, strict } = run;
  const copy = snapshot ?? (isRemoteSource(source) ? undefined : source);
  const overlay = pure || copy === undefined ? undefined : readOverlay(root, copy);
  const load = (read: () => Promise<Uint8Array>) => {
    const isStrict = strict && snapshot !== undefined;
    const named = { service: id, source, unreadable: UNREADABLE, overlay };
    return loadService({ ...named, strict: isStrict }, read);
  };
  if (!isRemoteSource(source)) {
    return { request, ...(await load(() => readSource(path.resolve(root, source)))) };
  }
  try {
    const loaded = await load(() => requestPatiently(source, run));
    // A build works without a cache: a read-only disk has none.
    const cached = { bytes: loaded.bytes, confirmed: now() };
    await writeCached(cacheFile(root, id), source, cached).catch(() => undefined);
    return { request, ...loaded };
  } catch (error) {
    if (!allowStale || !(error instanceof SpecError)) throw error;
    const good = await findGoodCopy(request, run);
    const loaded = good && (await load(async () => good.bytes).catch(() => undefined));
    if (!loaded) throw error;
    return {
      request,
      ...loaded,
      stale: { date: good.date, faults: error.faults, from: good.from },
    };
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
      if (!again || milliseconds === undefined || deadline.signal.aborted) throw error;
      await wait(milliseconds, deadline.signal).catch(() => {
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
async function findGoodCopy(
  { id, snapshot, source }: ContractRequest,
  { root, whenChanged }: Run,
): Promise<GoodCopy | undefined> {
  const cached = await readCached(cacheFile(root, id), source);
  const fetched: GoodCopy | undefined = cached && {
    bytes: cached.bytes,
    from: 'cache',
    date: dayOf(cached.confirmed),
  };
  const file = snapshot === undefined ? undefined : path.resolve(root, snapshot);
  const bytes = file && (await readFile(file).catch(() => undefined));
  if (!file || !bytes) return fetched;
  const date = dayOf(await whenChanged?.(file));
  const isLater = !fetched || (date ?? '') > (fetched.date ?? '');
  return isLater ? { bytes, from: 'snapshot', date } : fetched;
}

/** The folder is not under version control, and may be deleted any time. */
function cacheFile(root: string, service: string): string {
  return path.join(root, '.cache/contracts', `${service}.contract`);
}

function dayOf(milliseconds: number | undefined): string | undefined {
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString().slice(0, 10);
}
