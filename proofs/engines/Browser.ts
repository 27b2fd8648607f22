import { spawn } from 'node:child_process';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { Builder, Key } from 'selenium-webdriver';
import { findFreePort } from '../../deploy/tests/support/startServer';
import { ensurePrograms } from '../../scripts/ensurePrograms';
import { waitUntil } from '../sandbox/support/waitUntil';

const WINDOW = { width: 1280, height: 900 };

/** The browser operations of the walks. Functions run in the page, so they see only their arguments. */
export interface Browser {
  readonly name: string;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** A click of the mouse on the first element that matches and has a size. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  pressControl(letter: string): Promise<void>;
  pressEnter(): Promise<void>;
  close(): Promise<void>;
}

/** Debian's Chromium, over its own protocol. */
export function startChromium(): Promise<Browser> {
  const [executablePath = ''] = ensurePrograms(['chromium']);
  // Chromium refuses its sandbox to root.
  return startPuppeteer({ browser: 'chrome', executablePath, args: ['--no-sandbox'] });
}

/** Debian's Firefox, over WebDriver BiDi. */
export function startFirefox(): Promise<Browser> {
  const [executablePath = ''] = ensurePrograms(['firefox-esr']);
  // Puppeteer waits for ever for a page that Firefox kept in its memory.
  const extraPrefsFirefox = { 'browser.sessionhistory.max_total_viewers': 0 };
  return startPuppeteer({ browser: 'firefox', executablePath, extraPrefsFirefox });
}

async function startPuppeteer(options: LaunchOptions): Promise<Browser> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: WINDOW });
  const page = await browser.newPage();
  // A page with state that would be lost asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    name: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    async click(selector) {
      const handle = await page.evaluateHandle(findShown, selector);
      await (handle.asElement() as ElementHandle<Element> | null)?.click();
    },
    type: (text) => page.keyboard.type(text),
    async pressControl(letter) {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'k');
      await page.keyboard.up('Control');
    },
    pressEnter: () => page.keyboard.press('Enter'),
    close: () => browser.close(),
  };
}

/** Debian's WebKitGTK, over WebDriver, on a virtual display. */
export async function startWebKit(): Promise<Browser> {
  const [program = ''] = ensurePrograms(['WebKitWebDriver'], ['webkit2gtk-driver']);
  const [display = ''] = ensurePrograms(['xvfb-run'], ['xvfb']);
  const port = await findFreePort();
  const screen = ['-a', '-s', '-screen 0 1600x1100x24'];
  const server = spawn(display, [...screen, program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok === true;
  await waitUntil(isReady, 'the driver');
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
    })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    open: (address) => driver.get(address),
    back: () => driver.navigate().back(),
    run: (work, ...args) =>
      driver.executeScript(`return (${work}).apply(null, arguments)`, ...args) as never,
    async click(selector) {
      const element = await driver.executeScript(
        `return (${findShown}).apply(null, arguments)`,
        selector,
      );
      await driver
        .actions()
        .move({ origin: element as never })
        .click()
        .perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressControl: (letter) =>
      driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    async close() {
      await driver.quit();
      if (server.pid) process.kill(-server.pid);
    },
  };
}

/** Runs in the page: the first element with a size, scrolled into the middle of the window. */
function findShown(selector: string): Element {
  for (const element of document.querySelectorAll(selector)) {
    if (element.getBoundingClientRect().height === 0) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element;
  }
  throw new Error(`nothing with a size matches ${selector}`);
}

function findMiniBrowser(): string {
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
}
