import { existsSync, renameSync, rmSync } from 'node:fs';
import type { BuildFolders } from './chooseFolders';

/** Puts the new site in the earlier one's place; where that fails, the earlier one is back. */
export function swapFolders({ retired, staging, target }: BuildFolders): void {
  if (existsSync(target)) renameSync(target, retired);
  try {
    renameSync(staging, target);
  } catch (error) {
    if (existsSync(retired)) renameSync(retired, target);
    throw error;
  }
  rmSync(retired, { recursive: true, force: true });
}

/** Removes what a build has made so far; whatever of it was never made is no fault. */
export function removeStaging({ staging }: Pick<BuildFolders, 'staging'>): void {
  if (existsSync(staging)) rmSync(staging, { recursive: true, force: true });
}

/** Removes what a build leaves that was killed; the earlier site goes back where nothing took its place. */
export function removeLeftovers({ retired, staging, target }: BuildFolders): void {
  removeStaging({ staging });
  if (existsSync(retired) && !existsSync(target)) renameSync(retired, target);
  rmSync(retired, { recursive: true, force: true });
}
