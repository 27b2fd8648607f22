import { defineConfig } from '@playwright/test';
import { ensureBrowser } from './scripts/ensureBrowser';

const PORT = 4173;

export default defineConfig({
  testDir: 'tests/browser',
  retries: 0,
  workers: 2,
  timeout: 90_000,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `npx docusaurus serve --dir build --host 127.0.0.1 --port ${PORT} --no-open`,
    port: PORT,
    reuseExistingServer: false,
  },
});
