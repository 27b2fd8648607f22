import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRelease, type Release } from './publish/checkRelease';

/*
 * npm run publish:reference [-- --publish]
 *
 * Checks that the package may be published, and tells what would be; with --publish it does so. npm then
 * writes a provenance statement, which it can only where a hosted pipeline (GitHub Actions, GitLab CI)
 * gives it an identity.
 */
const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } });
const FOLDER = 'packages/reference';

const faults = checkRelease(readRelease());
for (const fault of faults) console.error(`- ${fault}`);
if (values.publish && faults.length > 0) process.exit(1);
const { status } = spawnSync(
  'npm',
  values.publish
    ? ['publish', `./${FOLDER}`, '--provenance', '--access', 'public']
    : ['pack', `./${FOLDER}`, '--dry-run'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);

function readRelease(): Release {
  return {
    manifest: JSON.parse(readFileSync(`${FOLDER}/package.json`, 'utf8')),
    changelog: readFileSync(`${FOLDER}/CHANGELOG.md`, 'utf8'),
    changed: git('status', '--porcelain'),
    tags: git('tag', '--points-at', 'HEAD').split('\n'),
  };
}

function git(...options: readonly string[]): string {
  const { error, status, stderr, stdout } = spawnSync('git', options, { encoding: 'utf8' });
  if (error ?? status !== 0) throw new Error(`git ${options[0]}: ${error?.message ?? stderr}`);
  return stdout.trim();
}
