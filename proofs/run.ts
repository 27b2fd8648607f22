import { spawnSync } from 'node:child_process';
import path from 'node:path';

/*
 * npm run proofs                        every proof, one after the other
 * npm run proofs -- clients [options]   one by its name
 *
 * Measurements and attacks that are too slow for `npm test`. Each prints its figures and exits with a
 * code other than 0 if its claim does not hold.
 */
const ROOT = path.resolve(__dirname, '..');

interface Proof {
  /** Its claim, for the list. */
  readonly claim: string;
  /** Programs and their arguments, from the repository's root. */
  readonly run: readonly (readonly string[])[];
  /** Steps to run first; the packages are always compiled. */
  readonly needs?: readonly ('own packages' | 'site')[];
  readonly env?: Readonly<Record<string, string>>;
}

const PROOFS: Readonly<Record<string, Proof>> = {
  tests: {
    claim: 'the proofs themselves, and every random test with a new seed',
    run: [
      ['tsc', '--noEmit', '-p', 'proofs'],
      ['vitest', 'run', '__tests__'],
    ],
    needs: ['own packages'],
    env: { RANDOM_SEED: 'new' },
  },
  site: {
    claim:
      'the whole site and the console in Chromium: each link, each pair of pages, axe and policy on every page in both modes',
    run: [
      // Excludes the tests of builds whose contracts come from hosts.
      ['vitest', 'run', 'apps/portal/tests/site', '--exclude', '**/supply.test.ts'],
      ['playwright', 'test'],
    ],
    needs: ['site'],
    env: { WHOLE_SITE: '1' },
  },
  engines: {
    claim:
      "the site and the simulator's console in Firefox and WebKit: a reader's walks, by what can be seen; journeys in a tab end as in Node, all of them in Chromium",
    run: [['tsx', 'proofs/engines/run.ts']],
    needs: ['own packages', 'site'],
  },
  servers: {
    claim:
      'nginx and Caddy as configured: every file and variant, TLS, and releases that are switched under load',
    run: [['vitest', 'run', 'deploy/tests', 'proofs/serving']],
    needs: ['site'],
    env: { WHOLE_SITE: '1' },
  },
  guides: {
    claim: "the guides' commands, samples and verifiers: all of them, run in the sandbox",
    run: [['vitest', 'run', 'apps/portal/tests/docs', 'proofs/guides']],
    env: { WHOLE_SITE: '1' },
  },
  assistants: {
    claim: 'the server for assistants from its tarball: a journey, every page, and how it ends',
    run: [['vitest', 'run', 'proofs/assistants']],
    needs: ['site'],
  },
  reproducible: {
    claim: 'two builds of one commit, in other folders and on other days, are equal',
    run: [['tsx', 'proofs/reproducible/run.ts']],
  },
  requests: {
    claim: '20,000 random requests to the sandbox, each answer held against the contracts',
    run: [['tsx', 'proofs/sandbox/requests.ts']],
  },
  ledger: {
    claim: 'random journeys through the sandbox, its balances held against a model',
    run: [['tsx', 'proofs/sandbox/ledger.ts']],
  },
  durable: {
    claim:
      'the sandbox loses no confirmed write when it is killed, and two processes share one store',
    run: [['tsx', 'proofs/sandbox/durable.ts']],
  },
  recorder: {
    claim: 'the recorder finds the alternatives of drawn simulators, and nothing else',
    run: [['tsx', 'proofs/sandbox/recorder.ts']],
  },
  postgres: {
    claim: "the sandbox's tests against PostgreSQL",
    run: [['tsx', 'proofs/sandbox/postgres.ts']],
  },
  clients: {
    claim: 'the clients in TypeScript, Python and Java, run against the sandbox',
    run: [['tsx', 'proofs/clients/run.ts']],
  },
  frameworks: {
    claim:
      'suites in node:test, Vitest, Jest, pytest and JUnit, run against the sandbox and its packed command',
    run: [['vitest', 'run', 'proofs/frameworks']],
    needs: ['own packages'],
  },
  postman: {
    claim: 'the Postman collection, run by Newman against the sandbox',
    run: [['tsx', 'proofs/postman/run.ts']],
    needs: ['own packages'],
  },
  search: {
    claim: 'recall and rank of the search beside plain MiniSearch',
    run: [['tsx', 'proofs/bench/search/bench.ts']],
    needs: ['own packages'],
  },
  measure: {
    claim: 'paint, stillness and bytes of pages on a phone beside Starlight; no first tap is lost',
    run: [['tsx', 'proofs/bench/measure/bench.ts']],
    needs: ['own packages', 'site'],
  },
  lighthouse: {
    claim: "Lighthouse's audits of the built site pass, whatever its times",
    run: [['vitest', 'run', 'proofs/bench']],
    needs: ['own packages', 'site'],
  },
};

const STEPS = {
  'own packages': ['npm', '--prefix', 'proofs', 'ci', '--no-audit', '--no-fund'],
  site: ['npm', 'run', '--silent', 'build'],
} as const;

main();

function main(): void {
  const [name, ...options] = process.argv.slice(2);
  const wanted = name === undefined ? Object.keys(PROOFS) : [name];
  const unknown = wanted.find((one) => !Object.hasOwn(PROOFS, one));
  if (unknown !== undefined) {
    console.error(`There is no proof "${unknown}". Available proofs:\n${describeAll()}`);
    process.exit(1);
  }
  must(['npm', 'run', '--silent', 'compile']);
  const done = new Set<string>();
  const failed = wanted.filter((one) => !prove(one, options, done));
  for (const one of wanted) console.log(`${failed.includes(one) ? 'failed' : 'holds '}  ${one}`);
  process.exit(failed.length > 0 ? 1 : 0);
}

function prove(name: string, options: readonly string[], done: Set<string>): boolean {
  const { claim, env, needs = [], run } = PROOFS[name] as Proof;
  console.log(`\n── ${name}: ${claim}`);
  for (const need of needs.filter((one) => !done.has(one))) {
    must(STEPS[need]);
    done.add(need);
  }
  return run.every((command) => start(['npx', '--no-install', ...command, ...options], env) === 0);
}

function must(command: readonly string[]): void {
  const code = start(command);
  if (code !== 0) process.exit(code);
}

function start([program = '', ...rest]: readonly string[], env: Proof['env'] = {}): number {
  const { status } = spawnSync(program, rest, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function describeAll(): string {
  const width = Math.max(...Object.keys(PROOFS).map((name) => name.length));
  return Object.entries(PROOFS)
    .map(([name, { claim }]) => `  ${name.padEnd(width)}  ${claim}`)
    .join('\n');
}
