import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The site's own compiler settings keep JSX as it is; tests run the components.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.work/**', 'tests/browser/**'],
  },
});
