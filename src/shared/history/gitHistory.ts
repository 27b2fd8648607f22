import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FutureConfig } from '@docusaurus/types';

type History = FutureConfig['experimental_vcs'];
type Times = ReadonlyMap<string, number>;

const run = promisify(execFile);
const NONE: Times = new Map();
const TIME = /^time:(\d+)$/;

/**
 * When each file of the site changed last, for the sitemap and the guides: the time of its last
 * commit. A folder without git or with a part of the history only (a shallow clone, in which every
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
    const { stdout } = await git(
      folder,
      ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
      ...['log', '--relative', '--name-only', '--no-renames', '--format=time:%ct'],
    );
    return parseLog(folder, stdout);
  } catch {
    return NONE;
  }
}

function parseLog(folder: string, log: string): Times {
  const times = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    const seconds = TIME.exec(line)?.[1];
    if (seconds !== undefined) time = Number(seconds) * 1000;
    else if (line !== '') {
      const file = path.join(folder, line);
      times.set(file, Math.max(time, times.get(file) ?? 0));
    }
  }
  return times;
}

function git(folder: string, ...options: readonly string[]) {
  return run('git', [...options], { cwd: folder, maxBuffer: 256 * 1024 * 1024 });
}
