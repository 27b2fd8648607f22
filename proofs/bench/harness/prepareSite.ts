import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Context } from './types';

/** How a peer's set-up becomes a site. */
export interface SiteRecipe {
  /** Folder below `peers/`, and the one below `.work/` that it is built in. */
  readonly id: string;
  /** What else the outcome depends on, beside the set-up and the document. */
  readonly inputs?: readonly string[];
  /** Builds in the folder given, which holds the set-up, its packages and `openapi.yaml`. */
  readonly build: (folder: string, run: Run) => void;
}

/** Runs a program in the site's folder and throws with its output if it fails. */
export type Run = (program: string, args: readonly string[]) => void;

const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', CI: '1' };
const STAMP = '.built';

/**
 * Copies a peer's set-up into the work folder, installs its locked packages without their scripts,
 * puts the document beside them and builds. A site whose inputs have not changed is left alone.
 *
 * @returns the folder of the site.
 * @throws {Error} with the output of the program that failed.
 */
export function prepareSite(context: Context, { build, id, inputs = [] }: SiteRecipe): string {
  const setUp = path.join(context.repository, 'proofs/bench/peers', id, 'site');
  const recipe = path.join(context.repository, 'proofs/bench/peers', id, 'peer.ts');
  const folder = path.join(context.work, id);
  const stamp = path.join(folder, STAMP);
  const state = hash([recipe, context.document, ...inputs, ...listFiles(setUp)]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return folder;

  console.error(`${id}: installing and building`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(setUp, folder, { recursive: true });
  cpSync(context.document, path.join(folder, 'openapi.yaml'));
  const run = runIn(folder);
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  build(folder, run);
  writeFileSync(stamp, state);
  return folder;
}

/** A {@link Run} for a folder. */
export function runIn(folder: string, env: Readonly<Record<string, string>> = {}): Run {
  return (program, args) => {
    const { error, status, stderr, stdout } = spawnSync(program, args, {
      cwd: folder,
      env: { ...process.env, ...QUIET, ...env },
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status === 0) return;
    throw new Error(
      `${program} ${args.join(' ')} failed in ${folder}\n${error ?? ''}${stdout}${stderr}`,
    );
  };
}

/** Whether the Node that runs the bench is of this version or a later one. */
export function isNodeAtLeast(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** Name and version of packages installed in a folder, as `a 1.2.3, b 4.5.6`. */
export function readVersions(folder: string, names: readonly string[]): string {
  return names
    .map((name) => {
      const file = path.join(folder, 'node_modules', name, 'package.json');
      const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
      return `${name} ${version}`;
    })
    .join(', ');
}

function hash(files: readonly string[]): string {
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update('\0').update(readFileSync(file));
  return sum.digest('hex');
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
