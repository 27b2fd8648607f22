import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBuild } from '../runBuild';

/* A build in a process of its own, which works until its test ends it: `startBuild.ts <folder>`. */
const folder = process.argv[2] ?? '';
process.on('SIGTERM', () => process.exit(143));

void runBuild({
  siteDir: folder,
  outDir: path.join(folder, 'build'),
  steps: [
    (staging) => {
      writeFileSync(path.join(staging, 'index.html'), 'depois');
      return new Promise(() => setInterval(() => {}, 60_000));
    },
  ],
  cache: path.join(folder, 'bundler'),
});
