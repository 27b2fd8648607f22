import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** The machine and line that a page is read with. */
export type Profile = 'desktop' | 'phone';

/** A page that has loaded nothing yet, with an empty cache. */
export interface OpenedPage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

const KILOBIT = 1000 / 8;

/** Opens an empty page of a profile; the phone has a slow line and a quarter of the machine's speed. */
export async function openPage(browser: Browser, profile: Profile): Promise<OpenedPage> {
  const context = await newContext(browser, profile);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (profile === 'phone') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1600 * KILOBIT,
      uploadThroughput: 750 * KILOBIT,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { page, session, close: () => context.close() };
}

function newContext(browser: Browser, profile: Profile): Promise<BrowserContext> {
  return profile === 'phone'
    ? browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      })
    : browser.newContext({ viewport: { width: 1280, height: 900 } });
}
