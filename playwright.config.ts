import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/ensureBrowser';
import { HANG_LIMIT, WAIT_LIMIT } from './scripts/test/limits';

/**
 * Features that this Chromium does without. A list replaces Playwright's own, so the part of that list that tests
 * need is repeated first. The rest is ours: each test opens a window, and a window draws two hidden pages for the
 * address bar, half the cost of opening it, and starts a process for the next one.
 */
const DISABLED_FEATURES = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay',
  'MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
].join(',');

export default defineConfig({
  projects: [
    { name: 'site', testDir: 'apps/portal/tests/browser' },
    {
      name: 'console',
      testDir: 'packages/sandbox/console/tests',
      testMatch: '*.browser.ts',
    },
  ],
  globalSetup: './scripts/test/serveBuild.ts',
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
    baseURL: process.env.SITE_ORIGIN,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        // Chromium ignores navigations beyond 200 in 10 seconds; a test follows all links of a page.
        '--disable-ipc-flooding-protection',
        `--disable-features=${DISABLED_FEATURES}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
});
