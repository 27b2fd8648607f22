import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { ensureBrowser } from '../../scripts/ensureBrowser';

const PORT = Number(process.env.PORT ?? 4173);

/**
 * What this Chromium does without. A list takes the place of Playwright's own, so what its tests need
 * of that stands here again, before what is ours: each window, and each test has one, draws two
 * hidden pages for the address bar, half the time of opening it, and starts a process for the next.
 */
const DISABLED_FEATURES = [
  'AimEnabled,AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,LensOverlay',
  'MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess',
].join(',');

export default defineConfig({
  testDir: 'tests/browser',
  // One of many alike is a sample; `npm run proofs -- site` looks at all of them.
  ...(process.env.WHOLE_SITE ? {} : { grepInvert: /@whole/ }),
  // A real fault fails each time; what passes when tried again is named by `npm test`.
  retries: 2,
  workers: 2,
  // Tests of a long file don't end alone on one worker.
  fullyParallel: true,
  // Tests say what happens, not how fast: the limits only end what hangs, on a busy machine too.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: [
        // Chromium ignores what a page follows beyond 200 links in 10 seconds; a test follows them all.
        '--disable-ipc-flooding-protection',
        `--disable-features=${DISABLED_FEATURES}`,
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: {
    command: `npx docusaurus serve apps/portal --dir ../../build --host 127.0.0.1 --port ${PORT} --no-open`,
    cwd: path.resolve(__dirname, '../..'),
    port: PORT,
    reuseExistingServer: false,
  },
});
