import path from 'node:path';
import type { BuildPlan } from '../runBuild';

/** A build in a folder of the test's own, by a process that only writes three files. */
export function planBuild(
  siteDir: string,
  how: 'fail' | 'full' | 'hang' | 'make' | 'work',
  changes: Partial<BuildPlan> = {},
): BuildPlan {
  return {
    siteDir,
    outDir: path.join(siteDir, 'build'),
    command: (staging) => ({
      script: path.join(__dirname, 'makeSite.mjs'),
      options: [staging, how],
      folder: siteDir,
    }),
    steps: [],
    cache: path.join(siteDir, 'bundler'),
    idleLimit: 60_000,
    stop: new AbortController().signal,
    ...changes,
  };
}
