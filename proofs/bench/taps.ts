import os from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { serveBuild } from '../../deploy/tests/support/serveBuild';
import { ensureBrowser } from '../../scripts/ensurePrograms';

/*
 * npm run proofs -- taps [--runs 5]: taps the first controls of a guide on a phone whose processor is six times slower,
 * beside the only control of an empty page, and prints medians of the time until the answer is painted. It fails if a
 * tap is lost.
 */
const GUIDE = '/docs/frontier/introducao';

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

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const load = os.loadavg()[0] ?? 0;
  const site = await serveBuild();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    console.log(`Medians of ${values.runs}; load before ${load.toFixed(1)}\n`);
    console.log(`| tap | ${DELAYS.map((delay) => `${delay} ms`).join(' | ')} |`);
    console.log('| --- | --: | --: | --: |');
    for (const control of Object.keys(TAPS) as (keyof typeof TAPS)[]) {
      const url = control === 'empty page' ? EMPTY_PAGE : site.origin + GUIDE;
      const medians: string[] = [];
      for (const delay of DELAYS) {
        const answers: number[] = [];
        for (let run = 0; run < Number(values.runs); run += 1) {
          answers.push(await tap(browser, url, control, delay));
        }
        answers.sort((one, other) => one - other);
        medians.push(`${answers[Math.floor(answers.length / 2)]} ms`);
      }
      console.log(`| ${control} | ${medians.join(' | ')} |`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * Taps a control at a time, or when it is shown.
 *
 * @returns the longest time, in ms, from the tap to the paint that answers it, as the browser's Event Timing measures it.
 */
async function tap(browser: Browser, url: string, name: keyof typeof TAPS, delay: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
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
  await context.close();
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
