import type { Page, Request } from 'playwright-core';
import type { FolderServer } from './serveFolder';

/** What the page's own clock says of its load. */
export interface Observed {
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

declare global {
  interface Window {
    benchLoad: { lcp: number; tbt: number; cls: number; lastTaskEnd: number };
  }
}

const LONG_TASK = 50;

/** Puts an observer into the page before its own scripts run. */
export async function startObserving(page: Page): Promise<void> {
  // No named function in here: tsx would wrap it in a helper that the page does not have.
  await page.addInitScript((longTask) => {
    window.benchLoad = { lcp: 0, tbt: 0, cls: 0, lastTaskEnd: 0 };
    const observer = new PerformanceObserver((list) => {
      const load = window.benchLoad;
      for (const entry of list.getEntries()) {
        if (entry.entryType === 'longtask') {
          load.tbt += Math.max(0, entry.duration - longTask);
          load.lastTaskEnd = entry.startTime + entry.duration;
        } else if (entry.entryType === 'layout-shift') {
          load.cls += (entry as PerformanceEntry & { value: number }).value;
        } else {
          load.lcp = entry.startTime;
        }
      }
    });
    for (const type of ['longtask', 'layout-shift', 'largest-contentful-paint']) {
      observer.observe({ type, buffered: true });
    }
  }, LONG_TASK);
}

/**
 * Waits until neither the line nor the main thread has had work for `quiet` ms.
 *
 * @throws {Error} if the page is not quiet after `limit` ms.
 */
export async function waitForQuiet(
  page: Page,
  activity: LineActivity,
  { quiet = 2500, limit = 120_000 } = {},
): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < limit) {
    await page.waitForTimeout(250);
    const idle = await page.evaluate(() => performance.now() - window.benchLoad.lastTaskEnd);
    const started = Date.now() - start > quiet;
    if (started && idle > quiet && activity.open() === 0 && activity.idle() > quiet) return;
  }
  throw new Error(`The page is still busy after ${limit / 1000} s.`);
}

/** How busy the page's line is. */
export interface LineActivity {
  /** Requests without an answer. */
  readonly open: () => number;
  /** Milliseconds since a request began or ended. */
  readonly idle: () => number;
}

/** Follows the requests of a page from now on. */
export function watchLine(page: Page): LineActivity {
  let open = 0;
  let last = Date.now();
  const count = (change: number) => (request: Request) => {
    // A worker's blob never counts as answered, and takes nothing from the line.
    if (!request.url().startsWith('http')) return;
    open += change;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return { open: () => open, idle: () => Date.now() - last };
}

/** Reads what the observers have seen. */
export function readObserved(page: Page): Promise<Observed> {
  return page.evaluate(() => {
    const { lcp, tbt, cls } = window.benchLoad;
    return { lcp, tbt, cls };
  });
}

/** Sums what the server sent, KiB. */
export function weigh(server: FolderServer): { scripts: number; total: number } {
  const sent = server.takeLog();
  const sum = (bytes: readonly { bytes: number }[]) =>
    bytes.reduce((total, { bytes }) => total + bytes, 0) / 1024;
  return { scripts: sum(sent.filter(({ script }) => script)), total: sum(sent) };
}
