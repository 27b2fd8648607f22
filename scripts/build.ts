import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { reportOf } from '../apps/portal/src/contracts/contractReport';
import {
  addSimulator,
  packClients,
  packJourneys,
  packPrograms,
  writeSbom,
} from './build/addPackages';
import { BuildFailure } from './build/BuildFailure';
import { countSite } from './build/countSite';
import { runBuild } from './build/runBuild';
import { finishOutput } from './deploy/finishOutput';

/*
 * Builds beside the old output and replaces it only after a complete build (build/README.md).
 *
 *   npm run build [-- --out-dir X] [--allow-stale] [--quick]
 *
 * With --allow-stale, the copy in specs/ replaces a contract that its host does not serve. The report of
 * contracts fetched from hosts is written beside the output, to X.contracts.json. With --quick, which tests use, the
 * compressed variants are larger and take a fraction of the time.
 */
const { values } = parseArgs({
  options: {
    'out-dir': { type: 'string', default: 'build' },
    'allow-stale': { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
  strict: true,
});
const root = path.resolve(__dirname, '..');
const site = path.join(root, 'apps/portal');
const outDir = path.resolve(values['out-dir']);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
if (values['allow-stale']) process.env.FRONTIER_ALLOW_STALE = '1';
// Docusaurus' loader leaves modules to Node and tsx: on a new machine its own compiler takes three times as long.
process.env.JITI_EXPERIMENTAL_BUN = '1';
process.on('exit', (code) => {
  if (code !== 0) console.error(`The build failed; ${outDir} was left as it was.`);
});

main();

async function main(): Promise<void> {
  /** Report of the fetched contracts; undefined if all are snapshots. */
  let report: Buffer | undefined;
  try {
    await runBuild({
      root,
      outDir,
      steps: [
        makePages,
        (staging) => {
          report = takeFile(reportOf(staging));
        },
        packPrograms,
        packClients,
        packJourneys,
        addSimulator,
        writeSbom,
        count,
        (staging) => finishOutput(staging, values.quick),
      ],
      cache: path.join(root, 'node_modules/.cache/rspack'),
    });
    // A build from snapshots has no report; an earlier report describes other contracts.
    rmSync(reportOf(outDir), { force: true });
    if (report) writeFileSync(reportOf(outDir), report);
    console.log(`The site is in ${path.relative(process.cwd(), outDir) || '.'}`);
    process.exit();
  } catch (error) {
    console.error(error instanceof BuildFailure ? error.message : inspect(error, { depth: null }));
    process.exit(1);
  }
}

async function makePages(staging: string): Promise<void> {
  const { build } = await import('@docusaurus/core/lib/index.js');
  await build(site, { outDir: path.relative(site, staging) });
  // With it, npm would omit packages from the SBOM.
  delete process.env.NODE_ENV;
}

function takeFile(file: string): Buffer | undefined {
  const bytes = existsSync(file) ? readFileSync(file) : undefined;
  rmSync(file, { force: true });
  return bytes;
}

function count(staging: string): void {
  const { files, pages } = countSite(staging);
  console.log(`Counted: ${pages} pages, ${files} files, and nothing missing.`);
}
