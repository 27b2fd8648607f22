import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The part of Docusaurus' `VcsConfig` that the site answers. */
interface History {
  initialize(site: { readonly siteDir: string }): void;
  getFileCreationInfo(file: string): Promise<null>;
  getFileLastUpdateInfo(file: string): Promise<{ timestamp: number; author: string } | null>;
}

type Times = ReadonlyMap<string, number>;

const run = promisify(execFile);
const NONE: Times = new Map();
const TIME = /^time:(\d+)$/;

/**
 * When each file of the site changed last, for the sitemap and the guides: the time of the last
 * commit that changed its content, under whatever name. A folder without git or with a part of the history only (a shallow clone, in which every
 * file seems to be of its first commit) knows no times: they are left out, never guessed.
 */
export function createGitHistory(): History {
  let folder = '';
  let times = Promise.resolve(NONE);
  return {
    initialize({ siteDir }) {
      folder = siteDir;
      times = readTimes(siteDir);
    },
    // Posts carry their dates.
    getFileCreationInfo: async (_file) => null,
    async getFileLastUpdateInfo(file) {
      const timestamp = (await times).get(path.resolve(folder, file));
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
  };
}

async function readTimes(folder: string): Promise<Times> {
  try {
    const { stdout: shallow } = await git(folder, 'rev-parse', '--is-shallow-repository');
    if (shallow.trim() !== 'false') return NONE;
    const { stdout: root } = await git(folder, 'rev-parse', '--show-toplevel');
    const { stdout } = await git(
      folder,
      ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
      // A file that was moved as it is did not change: `R100`, its earlier and its later name.
      ...['log', '--name-status', '--find-renames=100%', '--format=time:%ct'],
    );
    return parseLog(root.trim(), stdout);
  } catch {
    return NONE;
  }
}

function parseLog(root: string, log: string): Times {
  const changes: (readonly [name: string, time: number])[] = [];
  const moved = new Map<string, string>();
  let time = 0;
  for (const line of log.split('\n')) {
    const seconds = TIME.exec(line)?.[1];
    const [status, name = '', later] = line.split('\t');
    if (seconds !== undefined) time = Number(seconds) * 1000;
    else if (later !== undefined) {
      // Commits come newest first: the latest new name counts.
      if (!moved.has(name)) moved.set(name, later);
    } else if (status !== '') changes.push([name, time]);
  }
  const times = new Map<string, number>();
  for (const [name, changed] of changes) {
    const file = nameOfToday(root, name, moved);
    times.set(file, Math.max(changed, times.get(file) ?? 0));
  }
  return times;
}

function nameOfToday(root: string, name: string, moved: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let at: string | undefined = name;
  while (at !== undefined && !seen.has(at) && !existsSync(path.join(root, at))) {
    seen.add(at);
    at = moved.get(at);
  }
  return path.join(root, at ?? name);
}

function git(folder: string, ...options: readonly string[]) {
  return run('git', [...options], { cwd: folder, maxBuffer: 256 * 1024 * 1024 });
}
