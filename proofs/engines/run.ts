import { createServer } from 'node:http';
import { story } from '../../packages/sandbox/dist/data.js';
import { startSimulator } from '../sandbox/support/startSimulator';
import { startChromium, startFirefox, startWebKit } from './Browser';
import { compareEnds } from './compareEnds';
import { serveSite } from './serveSite';
import { consoleWalk, SITE_WALKS } from './walks';

/*
 * npm run proofs -- engines
 *
 * Walks through the built site and the simulator's console in Firefox and WebKit, and all journeys in Chromium. Prints
 * one line a walk, and ends with 1 when one fails.
 */
const SOME_JOURNEYS = ['nota-comercial', 'bloqueios', 'eventos-e-resgate-antecipado'];

main();

async function main(): Promise<void> {
  const site = await serveSite();
  const sandbox = await startSimulator({});
  // The receiver of the journey of webhooks: in a tab each delivery counts as received.
  const receiver = createServer((_, response) => response.end()).listen(8080, '127.0.0.1');
  let failed = 0;
  const engines = [
    // Chromium walks through the site in the browser tests.
    { start: startChromium, walks: {}, journeys: Object.keys(story) },
    { start: startFirefox, walks: SITE_WALKS, journeys: SOME_JOURNEYS },
    { start: startWebKit, walks: SITE_WALKS, journeys: SOME_JOURNEYS },
  ];
  for (const { journeys, start, walks } of engines) {
    const browser = await start();
    console.log(`\n${browser.name}`);
    for (const [name, walk] of Object.entries(walks)) {
      failed += await take(name, () => walk(browser, site.origin));
    }
    failed += await take("the simulator's console sends a call", () =>
      consoleWalk(browser, sandbox.url),
    );
    for (const journey of journeys) {
      failed += await take(`${journey} in a tab ends as in Node`, () =>
        compareEnds(browser, journey, { site: site.origin, sandbox: sandbox.url }),
      );
    }
    await browser.close();
  }
  receiver.close();
  await sandbox.stop();
  site.close();
  console.log(failed === 0 ? '\nEvery walk holds.' : `\n${failed} walks failed.`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Prints how a walk ended; returns 1 when it failed. */
async function take(name: string, walk: () => Promise<void>): Promise<0 | 1> {
  try {
    await walk();
    console.log(`  holds   ${name}`);
    return 0;
  } catch (error) {
    console.log(`  FAILED  ${name}\n          ${(error as Error).message}`);
    return 1;
  }
}
