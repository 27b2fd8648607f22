import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createGitHistory } from '../history/gitHistory';
import type { CachedContract } from './ContractCache';
import type { ContractRequest, StaleCopy } from './ContractRequest';

export interface GoodCopy extends Pick<StaleCopy, 'date' | 'from'> {
  readonly bytes: Uint8Array;
}

/**
 * The last good copy of a contract: what its host gave last or the snapshot, whichever is of a later day.
 * Of a snapshot the repository's history knows the day; where it does not, what the host gave is
 * preferred.
 */
export async function findGoodCopy(
  request: ContractRequest,
  cached: CachedContract | undefined,
  root: string,
): Promise<GoodCopy | undefined> {
  const fetched: GoodCopy | undefined = cached && {
    bytes: cached.bytes,
    from: 'cache',
    date: dayOf(cached.confirmed),
  };
  const kept = await findSnapshot(request, root);
  if (!fetched || !kept) return fetched ?? kept;
  return (kept.date ?? '') > (fetched.date ?? '') ? kept : fetched;
}

/** The copy in the repository, if there is one. */
export async function readSnapshot(
  { snapshot }: ContractRequest,
  root: string,
): Promise<Uint8Array | undefined> {
  if (snapshot === undefined) return undefined;
  return readFile(path.resolve(root, snapshot)).catch(() => undefined);
}

async function findSnapshot(request: ContractRequest, root: string): Promise<GoodCopy | undefined> {
  const bytes = await readSnapshot(request, root);
  if (!bytes || request.snapshot === undefined) return undefined;
  const history = createGitHistory();
  history.initialize({ siteDir: root });
  const changed = await history.getFileLastUpdateInfo(path.resolve(root, request.snapshot));
  return { bytes, from: 'snapshot', date: changed ? dayOf(changed.timestamp) : undefined };
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}
