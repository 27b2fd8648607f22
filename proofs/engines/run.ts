import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startFirefox, startWebKit } from './Browser';
import { serveSite } from './serveSite';
import { consoleWalk, SITE_WALKS, tabWalk } from './walks';

/*
 * npm run proofs -- engines [--site folder]
 *
 * Walks through the built site and the simulator's console in Firefox and WebKit. Prints one line a walk, and ends
 * with 1 when one fails.
 */
const { values } = parseArgs({
  options: { site: { type: 'string', default: 'build' } },
});

main();

async function main(): Promise<void> {
  const site = await serveSite(path.resolve(values.site));
  const sandbox = await startSandbox();
  let failed = 0;
  for (const start of [startFirefox, startWebKit]) {
    const browser = await start();
    console.log(`\n${browser.name}`);
    for (const [name, walk] of Object.entries(SITE_WALKS)) {
      failed += await take(name, () => walk(browser, site.origin));
    }
    failed += await take("the simulator's console sends a call", () =>
      consoleWalk(browser, sandbox.origin),
    );
    failed += await take('three journeys in a tab end as in Node', () =>
      tabWalk(browser, site.origin, sandbox.origin),
    );
    await browser.close();
  }
  sandbox.stop();
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

/** Starts the compiled command on a free port; its first line names the address. */
async function startSandbox() {
  const program = path.resolve(__dirname, '../../packages/sandbox/dist/command/bin.js');
  const child = spawn(process.execPath, [program, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const origin = /http:\/\/[\w.:]+/.exec(String(line))?.[0];
  if (!origin) throw new Error(`the simulator said no address: ${line}`);
  return { origin, stop: () => child.kill() };
}
