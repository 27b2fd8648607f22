import type { Browser, CDPSession } from 'playwright-core';
import { readObserved, startObserving, waitForQuiet, watchLine, weigh } from './observeLoad';
import { openPage, type Profile } from './profiles';
import type { FolderServer } from './serveFolder';
import type { Load } from './types';

const MIB = 1024 * 1024;

/** Loads a page once with an empty cache and measures it until it is quiet. */
export async function measureLoad(
  browser: Browser,
  server: FolderServer,
  route: string,
  profile: Profile,
): Promise<Load> {
  const { close, page, session } = await openPage(browser, profile);
  try {
    const line = watchLine(page);
    await startObserving(page);
    server.takeLog();
    await page.goto(server.origin + route, { waitUntil: 'load', timeout: 120_000 });
    await waitForQuiet(page, line);
    return { ...weigh(server), ...(await readObserved(page)), heap: await readHeap(session) };
  } finally {
    await close();
  }
}

async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}
