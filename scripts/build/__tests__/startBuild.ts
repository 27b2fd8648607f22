import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBuild } from '../runBuild';

/* Starts a build that runs until a test kills this process: `startBuild.ts <folder>`. */
const folder = process.argv[2] ?? '';
process.on('SIGTERM', () => process.exit(143));

void runBuild({
  root: folder,
  outDir: path.join(folder, 'build'),
  steps: [
    (staging) => {
      writeFileSync(path.join(staging, 'index.html'), 'depois');
      return new Promise(() => setInterval(() => {}, 60_000));
    },
  ],
  cache: path.join(folder, 'bundler'),
});
