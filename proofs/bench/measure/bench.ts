import os from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { serveBuild } from '../../../deploy/tests/support/serveBuild';
import { ensureBrowser } from '../../../scripts/ensurePrograms';
import { median } from '../median';
import { serveStarlight } from './serveStarlight';

/*
 * npm run proofs -- measure [--runs 5]: prints medians of cold loads of the built site, and of the same texts in
 * Starlight, on a phone: 1.6 Mbit/s, 150 ms, a processor four times slower, Brotli. Then it taps the first controls of a
 * page on a processor six times slower, beside the only control of an empty page, and fails if a tap is lost. Times
 * depend on the machine's load.
 */
const PAGES = {
  guide: '/docs/frontier/introducao',
  call: '/docs/frontier/emissao/criarNovaSolicitacao',
  reference: '/docs/frontier/pos-emissao/api',
  'front page': '/',
} as const;
/** Values of a load: ms, the sum of shifts, KiB. */
const FIGURES = ['FCP', 'LCP', 'TBT', 'CLS', 'KiB', 'script KiB'] as const;
type Load = Record<(typeof FIGURES)[number], number>;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

/** The browser alone needs this time for a popover. */
const EMPTY_PAGE = `data:text/html,<!doctype html><meta name="viewport" content="width=device-width">
<button popovertarget="menu">Menu</button><p id="menu" popover>Menu</p>`;
/** The control to tap, and the selector that matches once it is answered. */
const TAPS = {
  'empty page': ['button', '#menu:popover-open'],
  menu: ['.navbar__toggle', '#menu:popover-open'],
  theme: ['[data-color-mode]', '[data-theme=dark]'],
  search: ['.navbar [popovertarget=busca]', '#busca:popover-open input:focus'],
} as const;
/** Times of taps after the start of the navigation, in ms. */
const DELAYS = [300, 1000, 2000];

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const sites = { site: await serveBuild(), Starlight: await serveStarlight(PAGES) };
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    await measure(browser, sites);
  } finally {
    await browser.close();
    await Promise.all([sites.site.stop(), sites.Starlight.stop()]);
  }
}

async function measure(
  browser: Browser,
  sites: Readonly<Record<'site' | 'Starlight', { readonly origin: string }>>,
): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const load = os.loadavg()[0] ?? 0;
  console.log(`Medians of ${values.runs}; load before ${load.toFixed(1)}\n`);
  console.log(
    `| page | | ${FIGURES.join(' | ')} |\n| --- | --- |${' --: |'.repeat(FIGURES.length)}`,
  );
  for (const [kind, route] of Object.entries(PAGES)) {
    const loads: Record<keyof typeof sites, Load[]> = { site: [], Starlight: [] };
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const name of ['site', 'Starlight'] as const) {
        loads[name].push(await measureLoad(browser, sites[name].origin + route));
      }
    }
    for (const [name, all] of Object.entries(loads)) {
      const medians = FIGURES.map((figure) => median(all.map((one) => one[figure])));
      console.log(`| ${kind} | ${name} | ${medians.join(' | ')} |`);
    }
  }
  console.log(
    `\n| tap | ${DELAYS.map((delay) => `${delay} ms`).join(' | ')} |\n| --- | --: | --: | --: |`,
  );
  for (const control of Object.keys(TAPS) as (keyof typeof TAPS)[]) {
    const url = control === 'empty page' ? EMPTY_PAGE : sites.site.origin + PAGES.guide;
    const medians: string[] = [];
    for (const delay of DELAYS) {
      const answers: number[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        answers.push(await tap(browser, url, control, delay));
      }
      medians.push(`${median(answers)} ms`);
    }
    console.log(`| ${control} | ${medians.join(' | ')} |`);
  }
}

/** A new context has an empty cache. */
async function openPhone(browser: Browser, slowdown: number): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return [page, session];
}

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const [page, session] = await openPhone(browser, 4);
  const bytes = (1.6 * 1000 * 1000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  const scripts = new Set<string>();
  const sizes = { all: 0, script: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    sizes.all += encodedDataLength / 1024;
    if (scripts.has(requestId)) sizes.script += encodedDataLength / 1024;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const times = await page.evaluate(readTimes);
  await page.context().close();
  return { ...times, KiB: Math.round(sizes.all), 'script KiB': Math.round(sizes.script) };
}

async function readTimes() {
  // The compiler marks named functions with a helper that the page lacks.
  const [paints, tasks, shifts] = await Promise.all(
    ['largest-contentful-paint', 'longtask', 'layout-shift'].map(
      (type) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({
            type,
            buffered: true,
          });
          setTimeout(resolve, 500, []);
        }),
    ),
  );
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const moves = (shifts ?? []).reduce((sum, shift) => sum + (shift as LayoutShift).value, 0);
  return {
    FCP: Math.round(first),
    LCP: Math.round(paints?.at(-1)?.startTime ?? 0),
    TBT: Math.round(
      (tasks ?? []).reduce(
        (sum, { duration, startTime }) => sum + (startTime < first ? 0 : duration - 50),
        0,
      ),
    ),
    CLS: Number(moves.toFixed(3)),
  };
}

/**
 * Taps a control at a time, or when it is shown.
 *
 * @returns the longest time, in ms, from the tap to the paint that answers it, as the browser's Event Timing measures it.
 */
async function tap(browser: Browser, url: string, name: keyof typeof TAPS, delay: number) {
  const [page] = await openPhone(browser, 6);
  const [control, answer] = TAPS[name];
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(delay);
  const events = await page.evaluateHandle(observeEvents);
  await page.tap(control);
  await page.waitForSelector(answer, { state: 'attached', timeout: 5000 });
  await page.waitForTimeout(500);
  const { longest } = await events.jsonValue();
  if (name === 'search') {
    await page.keyboard.type('liberar', { delay: 50 });
    await page.waitForSelector('#busca:popover-open [role=option]');
    const text = await page.inputValue('#busca:popover-open input');
    if (text !== 'liberar') throw new Error(`The search kept "${text}" of "liberar".`);
  }
  await page.context().close();
  return longest;
}

/** Times shorter than 16 ms are 0. */
function observeEvents() {
  const events = { longest: 0 };
  const observed: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    events.longest = Math.max(events.longest, ...list.getEntries().map((entry) => entry.duration));
  }).observe(observed);
  return events;
}
