import { execFileSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Another checkout of the commit at hand, with the same packages and nothing that a build has cached. */
export function copyCheckout(siteDir: string, folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  execFileSync('git', ['clone', '--quiet', '--local', siteDir, folder], { stdio: 'inherit' });
  linkTree(path.join(siteDir, 'node_modules'), path.join(folder, 'node_modules'));
  execFileSync(process.execPath, ['packages/reference/scripts/build.mjs'], { cwd: folder });
}

/** Files are the same ones, by hard links where the disk has them. */
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
