import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@frontier/reference';
import {
  formatFaults,
  parseDocument,
  SpecError,
  type SpecFault,
} from '@frontier/reference/document';
import { portal } from '../apps/portal/portal.config';
import { readQuestions } from '../apps/portal/src/plugins/data-pages/questions/readQuestions';
import { findStrayContracts } from './lint-specs/findStrayContracts';
import { isOwnContract } from './lint-specs/isOwnContract';
import type { LintTarget } from './lint-specs/LintTarget';
import { lintTargets } from './lint-specs/lintTargets';
import { checkQuestionLinks } from './lint-specs/rules/checkQuestionLinks';

/*
 * npm run lint:specs [-- files…]: the services' snapshots, or the files given. Our rules come first; only
 * documents they accept reach Redocly, which would otherwise follow references out of the document.
 */
const given = process.argv.slice(2);
const files = given.length > 0 ? given : portal.services.map(({ snapshot }) => snapshot);
const strays = given.length > 0 ? [] : findStrayContracts(portal.services, 'specs');
const { targets, faults } = readTargets(files);
const questions = readQuestions('apps/portal/docs/frontier/perguntas.yml');
faults.push(...lintTargets(targets, isOwnContract, [checkQuestionLinks(questions)]));

if (faults.length > 0) console.error(formatFaults(faults, LANGUAGES.pt));
for (const stray of strays) console.error(stray);
if (faults.length + strays.length > 0) process.exit(1);
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
  const cli = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'lint', '--extends', ruleset, ...names], {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return status === 0;
}
