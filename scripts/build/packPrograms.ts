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

/** Programs that readers take away, by the workspace of each. */
const PROGRAMS = {
  '@frontier/sandbox': SANDBOX_TARBALL,
  '@frontier/mcp': 'downloads/frontier-mcp.tgz',
} as const;

/**
 * Packs the simulator and the server for assistants beside the other downloads of a built site, each with its sum as
 * `sha256sum --check` reads it: readers run them with `npx`, and need no repository.
 *
 * @param folder of the site, whose texts the server for assistants includes.
 * @throws {BuildFailure} with npm's message.
 */
export function packPrograms(folder: string): void {
  for (const [workspace, address] of Object.entries(PROGRAMS)) {
    packProgram(workspace, path.join(folder, address), folder);
  }
}

function packProgram(workspace: string, target: string, site: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const own = mkdtempSync(path.join(path.dirname(target), 'pack-'));
  try {
    const options = ['pack', '--workspace', workspace, '--pack-destination', own];
    execFileSync('npm', [...options, '--silent'], {
      env: { ...process.env, FRONTIER_SITE: path.resolve(site) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [name] = readdirSync(own);
    if (name === undefined) throw new Error('npm pack left no file');
    renameSync(path.join(own, name), target);
    const sum = createHash('sha256').update(readFileSync(target)).digest('hex');
    writeFileSync(`${target}.sha256`, `${sum}  ${path.basename(target)}\n`);
  } catch (error) {
    throw new BuildFailure(
      `${workspace} can't be packed: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
