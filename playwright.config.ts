import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/ensurePrograms';
import { HANG_LIMIT, WAIT_LIMIT } from './scripts/test/limits.mts';

export default defineConfig({
  projects: [
    {
      name: 'console',
      testDir: 'packages/sandbox/console/tests',
      testMatch: '*.browser.ts',
      // Each worker starts a simulator, and one is enough.
      workers: 1,
    },
    { name: 'site', testDir: 'apps/portal/tests/browser' },
  ],
  // Compiled packages run as they are.
  build: { external: ['**/dist/**'] },
  // One of many alike is a sample; `npm run proofs -- site` looks at all of them.
  ...(process.env.WHOLE_SITE ? {} : { grepInvert: /@whole/ }),
  // A real fault fails each time; the runner names a test that passes on a retry.
  retries: 2,
  workers: 2,
  fullyParallel: true,
  timeout: HANG_LIMIT,
  expect: { timeout: WAIT_LIMIT, toPass: { timeout: WAIT_LIMIT } },
  use: {
    actionTimeout: WAIT_LIMIT,
    navigationTimeout: WAIT_LIMIT,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        // Chromium ignores navigations beyond 200 in 10 seconds; a test follows all links of a page.
        '--disable-ipc-flooding-protection',
        // Pages of a context share a renderer, which compiles the site's scripts once.
        '--process-per-site',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
