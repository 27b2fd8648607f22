import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { BuildFailure } from '../BuildFailure';

/** Folders of one build, all on one disk: the site moves into its place in one step. */
export interface BuildFolders {
  /** What the build replaces; behind links. */
  readonly target: string;
  /** This build's own, beside it. */
  readonly staging: string;
  /** Where the earlier site stands until the new one is in its place. */
  readonly retired: string;
}

/**
 * Decides where a build puts what, and touches nothing.
 *
 * @throws {BuildFailure} when the folder is not one that a build may replace.
 */
export function chooseFolders(outDir: string): BuildFolders {
  const target = existsSync(outDir) ? realpathSync(outDir) : path.resolve(outDir);
  if (!isReplaceable(target)) {
    throw new BuildFailure(
      `${target} is not empty and holds no earlier build (no 404.html and sitemap.xml): choose an empty folder for --out-dir.`,
    );
  }
  if (isMountPoint(target)) {
    throw new BuildFailure(
      `${target} is a mount point, which nothing can take the place of: choose a folder inside it for --out-dir.`,
    );
  }
  const id = randomBytes(4).toString('hex');
  return { target, staging: `${target}.next-${id}`, retired: `${target}.old-${id}` };
}

function isReplaceable(folder: string): boolean {
  if (!existsSync(folder)) return true;
  if (!statSync(folder).isDirectory()) return false;
  const names = readdirSync(folder);
  return names.length === 0 || (names.includes('404.html') && names.includes('sitemap.xml'));
}

function isMountPoint(folder: string): boolean {
  return existsSync(folder) && statSync(folder).dev !== statSync(path.dirname(folder)).dev;
}
