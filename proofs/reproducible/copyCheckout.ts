import { execFileSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Creates a checkout of the current commit with the same packages and without caches. */
export function copyCheckout(siteDir: string, folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--local', siteDir, folder], { stdio: 'inherit' });
  linkTree(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync(process.execPath, ['packages/reference/scripts/build.mjs'], { cwd: folder });
}

/** Copies a folder, by hard links if the disk supports them. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
