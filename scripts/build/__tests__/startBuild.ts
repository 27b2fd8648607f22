import path from 'node:path';
import { runBuild } from '../runBuild';

/* A build in a process of its own, which its test kills: `startBuild.ts <folder>`. */
const folder = process.argv[2] ?? '';

void runBuild({
  siteDir: folder,
  outDir: path.join(folder, 'build'),
  command: (staging) => [path.join(__dirname, 'makeSite.mjs'), staging, 'work'],
  steps: [],
  cache: path.join(folder, 'bundler'),
  stop: new AbortController().signal,
});
