import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BuildFailure } from './BuildFailure';

/** Where readers find the simulator, from the site's root. */
export const SANDBOX_TARBALL = 'downloads/frontier-sandbox.tgz';

/**
 * Packs the simulator beside the other downloads of a built site, with its sum as `sha256sum --check` reads it: readers run it with `npx`, and need no repository.
 *
 * @param folder of the site.
 * @throws {BuildFailure} with what npm says.
 */
export function packSandbox(folder: string): void {
  const target = path.join(folder, SANDBOX_TARBALL);
  mkdirSync(path.dirname(target), { recursive: true });
  const own = mkdtempSync(path.join(path.dirname(target), 'pack-'));
  try {
    const options = ['pack', '--workspace', '@frontier/sandbox', '--pack-destination', own];
    execFileSync('npm', [...options, '--silent'], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [name] = readdirSync(own);
    if (name === undefined) throw new Error('npm pack left no file');
    renameSync(path.join(own, name), target);
    const sum = createHash('sha256').update(readFileSync(target)).digest('hex');
    writeFileSync(`${target}.sha256`, `${sum}  ${path.basename(target)}\n`);
  } catch (error) {
    throw new BuildFailure(
      `The simulator can't be packed: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
