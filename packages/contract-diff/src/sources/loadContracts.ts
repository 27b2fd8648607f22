import path from 'node:path';
import {
  type Deadline,
  LIMITS,
  loadService,
  readSource,
  requestDocument,
  SpecError,
  startDeadline,
} from '@frontier/reference/document';
import { type CachedContract, ContractCache } from './ContractCache';
import type { ContractRequest, LoadedContract, LoadedContracts } from './ContractRequest';
import { endsLike } from './endsLike';
import { findGoodCopy, readSnapshot } from './findGoodCopy';
import { retryPassing, type Wait } from './retryPassing';

/** Below the site's folder, not under version control. */
const CACHE = '.cache/contracts';
const ADDRESS = /^[a-z][a-z\d+.-]*:\/\//i;
const UNREADABLE = 'Confira o caminho ou a URL em portal.config.ts ou na variável FRONTIER_SPEC_….';

export interface LoadOptions {
  readonly root: string;
  /** Whether an earlier copy may stand for what a host does not give. */
  readonly allowStale?: boolean;
  /** For all contracts together, retries and their pauses included. */
  readonly deadlineMs?: number;
  readonly maxBytes?: number;
  /** Replaced in tests, as is the clock. */
  readonly wait?: Wait;
  readonly now?: () => number;
}

interface Run extends Required<Pick<LoadOptions, 'root' | 'maxBytes'>> {
  readonly allowStale: boolean;
  readonly cache: ContractCache;
  readonly deadline: Deadline;
  readonly wait: Wait | undefined;
  readonly now: () => number;
}

/**
 * Gets contracts from their hosts and from paths, all at once, and checks them: the one way for builds
 * and `specs:pull`. What a host gives without fault is cached; the host is then asked whether it still
 * is the same. Throws nothing for a contract that cannot be had: all faults are told together.
 *
 * @returns contracts and faults; the rules are in README.md.
 */
export async function loadContracts(
  requests: readonly ContractRequest[],
  options: LoadOptions,
): Promise<LoadedContracts> {
  const {
    allowStale = false,
    deadlineMs = LIMITS.requestTime,
    maxBytes = LIMITS.documentBytes,
    root,
  } = options;
  const run: Run = {
    root,
    maxBytes,
    allowStale,
    cache: new ContractCache(path.join(root, CACHE)),
    deadline: startDeadline(deadlineMs),
    wait: options.wait,
    now: options.now ?? Date.now,
  };
  const results = await Promise.allSettled(
    requests.map((request) =>
      isAddress(request.source) ? loadRemote(request, run) : loadFile(request, run),
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

/** Whether a source is an address, not a path. */
export function isAddress(source: string): boolean {
  return ADDRESS.test(source);
}

async function loadFile(request: ContractRequest, { root }: Run): Promise<LoadedContract> {
  const read = (source: string) => readSource(path.resolve(root, source));
  return { request, ...(await loadService(toLoad(request), read)) };
}

async function loadRemote(request: ContractRequest, run: Run): Promise<LoadedContract> {
  const { id, source } = request;
  const cached = await run.cache.read(id, source);
  try {
    let fetched: CachedContract | undefined;
    const loaded = await loadService(toLoad(request), async () => {
      fetched = await fetchContract(request, cached, run);
      return fetched.bytes;
    });
    // A build without a cache is as good: on a disk that cannot be written to there is none.
    if (fetched) await run.cache.write(id, source, fetched).catch(() => undefined);
    return { request, ...loaded };
  } catch (error) {
    if (!run.allowStale || !(error instanceof SpecError)) throw error;
    return await loadStale(request, cached, error, run);
  }
}

async function fetchContract(
  request: ContractRequest,
  cached: CachedContract | undefined,
  run: Run,
): Promise<CachedContract> {
  const { deadline, maxBytes, now, root, wait } = run;
  const goods = [cached?.bytes, await readSnapshot(request, root)];
  const answer = await retryPassing(
    () =>
      requestDocument(request.source, {
        deadline,
        maxBytes,
        known: cached,
        isWhole: (bytes) => goods.some((good) => endsLike(bytes, good)),
      }),
    deadline.signal,
    wait,
  );
  if (answer) return { ...answer, confirmed: now() };
  if (!cached) throw new Error(`${request.id}: 304 without a copy`);
  return { ...cached, confirmed: now() };
}

async function loadStale(
  request: ContractRequest,
  cached: CachedContract | undefined,
  { faults }: SpecError,
  { root }: Run,
): Promise<LoadedContract> {
  const good = await findGoodCopy(request, cached, root);
  if (!good) throw new SpecError(faults);
  const { bytes, date, from } = good;
  const loaded = await loadService(toLoad(request), async () => bytes).catch(() => {
    throw new SpecError(faults);
  });
  return { request, ...loaded, stale: { date, faults, from } };
}

function toLoad({ id, source }: ContractRequest) {
  return { service: id, source, unreadable: UNREADABLE };
}
