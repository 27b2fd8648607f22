import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuildFailure } from './build/BuildFailure';
import { countSite } from './build/count/countSite';
import { runBuild } from './build/runBuild';
import { finishOutput } from './deploy/finishOutput';

/*
 * Builds beside the old output and puts the new one in its place only when it is whole (build/README.md).
 *
 *   npm run build [-- --out-dir X]
 */
const { values } = parseArgs({
  options: { 'out-dir': { type: 'string', default: 'build' } },
  strict: true,
});
const siteDir = path.resolve(__dirname, '..');
const outDir = path.resolve(values['out-dir']);
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopped.abort(signal));
}

main();

async function main(): Promise<void> {
  try {
    await runBuild({
      siteDir,
      outDir,
      command: (staging) => ({
        script: path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
        options: ['build', '--out-dir', path.relative(siteDir, staging)],
        folder: siteDir,
      }),
      steps: [count, finish],
      caches: [path.join(siteDir, 'node_modules/.cache/rspack')],
      space: 64 * 2 ** 20,
      idleLimit: 5 * 60_000,
      stop: stopped.signal,
    });
    console.log(`The site is in ${path.relative(process.cwd(), outDir) || '.'}`);
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    console.error(`${error.message}\nThe build failed; ${outDir} was left as it was.`);
    process.exitCode = 1;
    if (error.signal) endBy(error.signal);
  }
}

function count(staging: string): void {
  const manifest = path.join(siteDir, '.docusaurus', 'client-manifest.json');
  const { files, pages } = countSite(staging, readFileSync(manifest, 'utf8'));
  console.log(`Counted: ${pages} pages, ${files} files, and nothing missing.`);
}

async function finish(staging: string): Promise<void> {
  console.log(await finishOutput(staging));
}

/** Ends as whoever sent the signal expects. */
function endBy(signal: NodeJS.Signals): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
