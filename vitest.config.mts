import { defineConfig } from 'vitest/config';
import { HANG_LIMIT, WAIT_LIMIT } from './scripts/test/limits';

/**
 * What random tests draw from: the same in each run, so that none fails by chance. `RANDOM_SEED=new` draws
 * another one and prints it; `RANDOM_SEED=7` repeats a run.
 */
const { RANDOM_SEED = '2026' } = process.env;
const seed = RANDOM_SEED === 'new' ? String(Date.now() % 2 ** 31) : RANDOM_SEED;
if (!/^\d{1,10}$/.test(seed)) {
  throw new Error(`RANDOM_SEED is a whole number or "new", not "${seed}"`);
}
if (seed !== '2026') console.log(`Random tests: RANDOM_SEED=${seed} repeats this run`);

export default defineConfig({
  // The site's own compiler settings keep JSX as it is; tests run the components.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['scripts/test/seedRandomTests.ts'],
    env: { RANDOM_SEED: seed },
    exclude: ['**/node_modules/**', '**/.work/**', '**/dist/**', 'apps/portal/tests/browser/**'],
    // One process loads the renderer and the contracts once for all its files. Threads have too small
    // a stack for the tests of documents that stand very deep.
    pool: 'forks',
    // Vitest leaves one core of a machine unused, which of two is half.
    maxWorkers: '100%',
    isolate: false,
    testTimeout: HANG_LIMIT,
    hookTimeout: HANG_LIMIT,
    expect: { poll: { timeout: WAIT_LIMIT } },
  },
});
