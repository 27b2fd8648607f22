import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The site's own compiler settings keep JSX as it is; tests run the components.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.work/**', '**/dist/**', 'apps/portal/tests/browser/**'],
    // One process loads the renderer and the contracts once for all its files. Threads have too small
    // a stack for the tests of documents that stand very deep.
    pool: 'forks',
    // Vitest leaves one core of a machine unused, which of two is half.
    maxWorkers: '100%',
    isolate: false,
    // Tests say what happens, not how fast: the limit only ends one that hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
