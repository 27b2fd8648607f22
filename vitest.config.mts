import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The site's own compiler settings keep JSX as it is; tests run the components.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.work/**', 'tests/browser/**'],
    // Tests say what happens, not how fast: the limit only ends one that hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
