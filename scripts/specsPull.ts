import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatFaults } from '@frontier/openapi';
import { acceptSpecs, describePulled, pullSpecs } from './specs-pull/pullSpecs';

/*
 * npm run specs:pull [-- service…] [--accept]
 *
 * Fetches the services' documents from their hosts like `build:remote` and prints their differences
 * from the snapshots. With --accept it replaces the snapshots and writes changelog entries of today (UTC), unless a
 * document has a fault.
 */
const { positionals, values } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function specsPull(): Promise<number> {
  const today = new Date().toISOString().slice(0, 10);
  const root = path.resolve(__dirname, '..');
  const { faults, specs } = await pullSpecs(positionals, root, process.env);
  for (const spec of specs) console.log(describePulled(spec, today));
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    if (values.accept) {
      console.error('Nothing was written. To accept only the good ones, name them.');
    }
    return 1;
  }
  if (specs.every(({ same }) => same)) return 0;
  if (!values.accept) {
    console.log('Nothing was written. To accept, repeat with --accept.');
    return 0;
  }
  for (const file of acceptSpecs(specs, root, today)) {
    console.log(`Written: ${file}`);
  }
  console.log('Write the note of each entry and run npm run check.');
  return 0;
}

specsPull().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
