import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portal } from '../portal.config';
import { parseDocument } from '../src/plugins/api-reference/load/parseDocument';
import {
  formatFaults,
  SpecError,
  type SpecFault,
} from '../src/plugins/api-reference/load/SpecError';
import { isOwnContract } from './lint-specs/isOwnContract';
import type { LintTarget } from './lint-specs/LintTarget';
import { lintTargets } from './lint-specs/lintTargets';

/*
 * npm run lint:specs [-- files…]: the six snapshots, or the files given. Our rules come first; only
 * documents they accept reach Redocly, which would otherwise follow references out of the document.
 */
const siteDir = path.resolve(__dirname, '..');
const given = process.argv.slice(2);
const files = given.length > 0 ? given : portal.services.map(({ snapshot }) => snapshot);
const { targets, faults } = readTargets(files);
faults.push(...lintTargets(targets, isOwnContract));

if (faults.length > 0) {
  console.error(formatFaults(faults));
  process.exit(1);
}
const own = targets.filter(isOwnContract).map(({ file }) => file);
const foreign = files.filter((file) => !own.includes(file));
const accepted = [runRedocly('recommended-strict', own), runRedocly('minimal', foreign)];
if (accepted.includes(false)) process.exit(1);
console.log(`${own.length} contracts follow the house rules and Redocly's strict ruleset.`);
if (foreign.length > 0) {
  console.log(`Foreign, checked for structure and examples only: ${foreign.join(', ')}`);
}

function readTargets(names: readonly string[]): { targets: LintTarget[]; faults: SpecFault[] } {
  const found: LintTarget[] = [];
  const broken: SpecFault[] = [];
  for (const file of names) {
    const known = portal.services.find(
      ({ snapshot }) => path.resolve(snapshot) === path.resolve(file),
    );
    const service = known?.id ?? path.basename(file, path.extname(file));
    try {
      const text = readFileSync(file, 'utf8');
      const document = parseDocument(text, { service, source: file });
      found.push({ service, file, text, document });
    } catch (error) {
      if (error instanceof SpecError) broken.push(...error.faults);
      else broken.push(unreadable(service, file, error));
    }
  }
  return { targets: found, faults: broken };
}

function unreadable(service: string, file: string, error: unknown): SpecFault {
  return {
    service,
    source: file,
    expected: 'um arquivo que se possa ler',
    found: error instanceof Error ? error.message : String(error),
    mend: 'Confira o caminho.',
  };
}

function runRedocly(ruleset: string, names: readonly string[]): boolean {
  if (names.length === 0) return true;
  const cli = path.join(siteDir, 'node_modules/@redocly/cli/bin/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'lint', '--extends', ruleset, ...names], {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return status === 0;
}
