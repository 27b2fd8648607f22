import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** The subset of Docusaurus' `VcsConfig` that the site implements. */
interface FileHistory {
  initialize(site: { readonly siteDir: string }): void;
  getFileCreationInfo(file: string): Promise<null>;
  getFileLastUpdateInfo(file: string): Promise<{ timestamp: number; author: string } | null>;
}

type ChangeTimes = ReadonlyMap<string, number>;

const run = promisify(execFile);
const NONE: ChangeTimes = new Map();
const TIME = /^time:(\d+)$/;

/**
 * Finds the time of each file's last change for the sitemap and the guides: the last commit that changed its content,
 * under any name. In a shallow clone every file seems to belong to the first commit. Without the full history, times
 * are therefore omitted.
 */
export function createGitHistory(): FileHistory {
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

async function readTimes(folder: string): Promise<ChangeTimes> {
  try {
    const { stdout: shallow } = await git(folder, 'rev-parse', '--is-shallow-repository');
    if (shallow.trim() !== 'false') return NONE;
    const { stdout: root } = await git(folder, 'rev-parse', '--show-toplevel');
    const { stdout } = await git(
      folder,
      ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
      // `R100` is a pure move: the content did not change. The fields are the earlier and the later name.
      ...['log', '--name-status', '--find-renames=100%', '--format=time:%ct'],
    );
    return parseLog(root.trim(), stdout);
  } catch {
    return NONE;
  }
}

function parseLog(root: string, log: string): ChangeTimes {
  const changes: (readonly [name: string, time: number])[] = [];
  const moved = new Map<string, string>();
  let time = 0;
  for (const line of log.split('\n')) {
    const seconds = TIME.exec(line)?.[1];
    const [status, name = '', later] = line.split('\t');
    if (seconds !== undefined) time = Number(seconds) * 1000;
    else if (later !== undefined) {
      // Commits are listed newest first, so the first new name is the latest.
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
