import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensurePrograms } from '../scripts/ensurePrograms';

/* Runs proofs by their names, as README.md describes. Each ends with a code other than 0 if its claim does not hold. */
const ROOT = path.resolve(__dirname, '..');

interface Proof {
  /** Commands, run from the repository's root. */
  readonly run: readonly string[];
  /** Steps to run first; the packages are always compiled. */
  readonly needs?: readonly (keyof typeof STEPS)[];
  /** Variables that the caller has not set. */
  readonly env?: Readonly<Record<string, string>>;
}

const WHOLE_SITE = { WHOLE_SITE: '1' };

const PROOFS: Readonly<Record<string, Proof>> = {
  tests: {
    run: ['tsc --noEmit -p proofs', 'vitest run __tests__'],
    needs: ['own packages'],
    env: { RANDOM_SEED: 'new' },
  },
  site: {
    // Without the tests of builds whose contracts come from hosts.
    run: ['vitest run apps/portal/tests/site --exclude **/supply.test.ts', 'playwright test'],
    needs: ['site'],
    env: WHOLE_SITE,
  },
  engines: { run: ['tsx proofs/engines/run.ts'], needs: ['own packages', 'site'] },
  servers: { run: ['vitest run deploy/tests proofs/serving'], needs: ['site'], env: WHOLE_SITE },
  guides: { run: ['vitest run apps/portal/tests/docs proofs/guides'], env: WHOLE_SITE },
  assistants: { run: ['vitest run proofs/assistants'], needs: ['site'] },
  reproducible: { run: ['tsx proofs/reproducible/run.ts'] },
  requests: {
    run: ['vitest run proofs/sandbox/__tests__/requests.test.ts'],
    env: { RANDOM_SEED: 'new', STORIES: '40' },
  },
  ledger: {
    run: ['vitest run proofs/sandbox/__tests__/ledger.test.ts'],
    env: { RANDOM_SEED: 'new', JOURNEYS: '25' },
  },
  durable: { run: ['tsx proofs/sandbox/durable.ts'] },
  recorder: { run: ['tsx proofs/sandbox/recorder.ts'] },
  postgres: { run: ['tsx proofs/sandbox/postgres.ts'] },
  clients: {
    run: ['vitest run packages/clients proofs/clients'],
    needs: ['Java'],
    // `npm test` omits Java, whose compiler is slow.
    env: { CLIENTS_JAVA: '1' },
  },
  frameworks: { run: ['vitest run proofs/frameworks'], needs: ['own packages'] },
  postman: { run: ['vitest run proofs/postman'], needs: ['own packages'] },
  search: {
    run: ['vitest run apps/portal/tests/search', 'tsx proofs/bench/search/bench.ts'],
    needs: ['own packages'],
    env: WHOLE_SITE,
  },
  measure: { run: ['tsx proofs/bench/measure/bench.ts'], needs: ['own packages', 'site'] },
  lighthouse: { run: ['vitest run proofs/bench'], needs: ['own packages', 'site'] },
};

const STEPS = {
  'own packages': () => must('npm --prefix proofs ci --no-audit --no-fund'),
  site: () => must('npm run --silent build'),
  Java: () => ensurePrograms(['javac'], ['default-jdk-headless']),
} as const;

main();

function main(): void {
  const [name, ...options] = process.argv.slice(2);
  const wanted = name === undefined ? Object.keys(PROOFS) : [name];
  const unknown = wanted.find((one) => !Object.hasOwn(PROOFS, one));
  if (unknown !== undefined) {
    const all = Object.keys(PROOFS).join(', ');
    console.error(`There is no proof "${unknown}". proofs/README.md describes ${all}.`);
    process.exit(1);
  }
  must('npm run --silent compile');
  const done = new Set<string>();
  const failed = wanted.filter((one) => !prove(one, options, done));
  for (const one of wanted) console.log(`${failed.includes(one) ? 'failed' : 'holds '}  ${one}`);
  process.exit(failed.length > 0 ? 1 : 0);
}

function prove(name: string, options: readonly string[], done: Set<string>): boolean {
  const { env, needs = [], run } = PROOFS[name] as Proof;
  console.log(`\n── ${name}`);
  for (const need of needs.filter((one) => !done.has(one))) {
    STEPS[need]();
    done.add(need);
  }
  return run.every((command) => start(`npx --no-install ${command}`, options, env) === 0);
}

function must(command: string): void {
  const code = start(command);
  if (code !== 0) process.exit(code);
}

function start(command: string, options: readonly string[] = [], env: Proof['env'] = {}): number {
  const [program = '', ...rest] = command.split(' ');
  const { status } = spawnSync(program, [...rest, ...options], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, ...process.env },
  });
  return status ?? 1;
}
