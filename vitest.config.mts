import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const renderer = fileURLToPath(new URL('packages/reference/src', import.meta.url));

export default defineConfig({
  // The site's own compiler settings keep JSX as it is; tests run the components.
  oxc: { jsx: { runtime: 'automatic' } },
  // The renderer's sources, so that unit tests need no compiled package.
  resolve: {
    alias: [
      { find: /^@frontier\/reference$/, replacement: `${renderer}/index.ts` },
      { find: /^@frontier\/reference\/(document|browser)$/, replacement: `${renderer}/$1.ts` },
    ],
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.work/**', '**/dist/**', 'tests/browser/**'],
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
