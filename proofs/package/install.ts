import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A tarball as `npm pack` leaves it. */
export interface Packed {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes of the files in it. */
  readonly unpackedSize: number;
  /** Paths of the files in it. */
  readonly names: readonly string[];
}

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
}

/**
 * Packs the renderer.
 *
 * @param folder where the tarball goes.
 * @throws {Error} with what npm says.
 */
export function packReference(folder: string): Packed {
  return pack('./packages/reference', folder);
}

/**
 * Packs a package.
 *
 * @param what its folder, or its name with a version in the registry.
 * @param folder where the tarball goes.
 * @throws {Error} with what npm says.
 */
export function pack(what: string, folder: string): Packed {
  const output = runNpm(['pack', what, '--pack-destination', folder, '--json', '--silent'], '.');
  const [report] = JSON.parse(output.slice(output.indexOf('['))) as {
    filename: string;
    size: number;
    unpackedSize: number;
    files: { path: string }[];
  }[];
  if (!report) throw new Error(`npm packed nothing of ${what}`);
  return {
    file: path.join(folder, report.filename),
    size: report.size,
    unpackedSize: report.unpackedSize,
    names: report.files.map((file) => file.path),
  };
}

/**
 * Installs one package with its production dependencies only.
 *
 * @param what a tarball, or a name with its version.
 * @param folder an empty one.
 * @returns every package that is then in it.
 * @throws {Error} with what npm says.
 */
export function installAlone(what: string, folder: string): InstalledPackage[] {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  // Other renderers may have install scripts, which never run here.
  const quick = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  runNpm(['install', what, '--omit=dev', ...quick], folder);
  const lock = JSON.parse(
    readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { version: string }> };
  return Object.entries(lock.packages).map(([place, { version }]) => ({
    name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
  }));
}

/** Bytes of all files below a folder. */
export function weigh(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { name, parentPath }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

function runNpm(args: readonly string[], cwd: string): string {
  const { status, stderr, stdout } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
