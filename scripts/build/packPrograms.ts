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

/** Path of the simulator, from the site's root. */
export const SANDBOX_TARBALL = 'downloads/frontier-sandbox.tgz';

/** Programs for download, by workspace. */
const PROGRAMS = {
  '@frontier/sandbox': SANDBOX_TARBALL,
  '@frontier/mcp': 'downloads/frontier-mcp.tgz',
} as const;

/**
 * Packs the simulator and the MCP server into the downloads of a built site, each with a checksum for
 * `sha256sum --check`. Readers run them with `npx`, without the repository.
 *
 * @param folder the built site, whose texts the MCP server includes.
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
