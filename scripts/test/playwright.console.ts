import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '../ensureBrowser';

/** Tests of the console as the build wrote it, each with a simulator of its own. */
export default defineConfig({
  testDir: '../../packages/sandbox/console/tests',
  testMatch: '*.browser.ts',
  retries: 1,
  workers: 2,
  fullyParallel: true,
  // Limits only end what hangs, on a busy machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
