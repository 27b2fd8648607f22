import { defineConfig } from 'vitest/config';
import { HANG_LIMIT, WAIT_LIMIT } from './scripts/test/limits.mts';

// As in a build: React and the parsers of Markdown check themselves in development, which takes twice the time.
process.env.NODE_ENV = 'production';

/** Seed of random tests, the same in each run. `RANDOM_SEED=new` draws another one; `RANDOM_SEED=7` repeats a run. */
const { RANDOM_SEED = '2026' } = process.env;
const seed = RANDOM_SEED === 'new' ? String(Date.now() % 2 ** 31) : RANDOM_SEED;
if (!/^\d{1,10}$/.test(seed)) {
  throw new Error(`RANDOM_SEED is a whole number or "new", not "${seed}"`);
}
if (RANDOM_SEED === 'new') console.log(`Random tests: RANDOM_SEED=${seed} repeats this run`);
// Tests get it, and this file when Vitest reads it again for each project.
process.env.RANDOM_SEED = seed;

/** Tests that read `build/` or serve it. */
const SITE = [
  'apps/portal/tests/{site,search}/**/*.test.ts',
  'deploy/**/*.test.ts',
  'packages/mcp/**/*.test.ts',
];
/** Tests that run guides, a database or programs, or take seconds. They do not need `build/`. */
const GUIDES = [
  'apps/portal/tests/docs/**/*.test.ts',
  'packages/sandbox/**/*.test.{ts,tsx}',
  '**/*.slow.test.ts',
];
/** Tests of `npm run check`. They need compiled packages and nothing else. */
const UNIT = ['{apps,packages,scripts,specs}/**/*.test.{ts,tsx}'];
const NEVER = ['**/node_modules/**', '**/dist/**', 'apps/portal/tests/browser/**'];

export default defineConfig({
  // The site's own compiler settings keep JSX as it is; tests run the components.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNIT, exclude: [...NEVER, ...SITE, ...GUIDES] },
      },
      // One process, since they run beside the production build. An option of the command would not reach a project.
      {
        extends: true,
        test: { name: 'guides', include: GUIDES, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      { extends: true, test: { name: 'site', include: SITE } },
      { extends: true, test: { name: 'proofs', include: ['proofs/**/*.test.ts'] } },
    ],
    setupFiles: ['scripts/test/setUp.ts'],
    // Node loads compiled packages as they are: Vite would rewrite each of their modules.
    server: { deps: { external: [/packages\/[^/]+\/dist\//] } },
    exclude: NEVER,
    // One process loads the renderer and the contracts once for all its files. Threads have too small
    // a stack for the tests of deeply nested documents.
    pool: 'forks',
    // Most objects are short-lived: more room for new ones saves a twentieth of the processor time.
    execArgv: ['--max-semi-space-size=128'],
    // Vitest leaves one core of a machine unused, which of two is half.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: HANG_LIMIT,
    hookTimeout: HANG_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
  },
});
