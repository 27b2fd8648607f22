import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/ensureBrowser';
import { formatDetails, formatTable } from './harness/formatTable';
import { measureContent } from './harness/measureContent';
import { measureLoad } from './harness/measureLoad';
import { parseArguments } from './harness/parseArguments';
import { type FolderServer, serveFolder } from './harness/serveFolder';
import type { BuiltPage, Content, Context, Load, Peer, Result } from './harness/types';
import { PEERS } from './peers/peers';

/*
 * Builds every peer, then loads their pages in turn and prints the table of medians.
 *
 *   npm run proofs -- bench [--only ours-pix,redoc --runs 5]
 */
const context: Context = {
  document: path.join(__dirname, 'documents/pix.yaml'),
  repository: path.resolve(__dirname, '../..'),
  work: path.resolve(__dirname, '../.work'),
};

interface Running {
  readonly peer: Peer;
  readonly built: BuiltPage;
  readonly server: FolderServer;
  readonly content: Content;
  readonly desktop: Load[];
  readonly phone: Load[];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { only, runs } = parseArguments(
    process.argv.slice(2),
    PEERS.map(({ id }) => id),
  );
  mkdirSync(context.work, { recursive: true });
  const pages: { peer: Peer; built: BuiltPage }[] = [];
  for (const peer of PEERS.filter(({ id }) => only.includes(id))) {
    await attempt(peer, async () => {
      pages.push({ peer, built: await peer.build(context) });
    });
  }
  const loadBefore = os.loadavg();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    // Pages that ask other hosts are answered as they would be without a line.
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
  });
  const running: Running[] = [];
  const servers: FolderServer[] = [];
  try {
    for (const { built, peer } of pages) {
      await attempt(peer, async () => {
        const server = await serveFolder(built.folder);
        servers.push(server);
        const content = await measureContent(browser, server, built, peer.proof);
        running.push({ peer, built, server, content, desktop: [], phone: [] });
      });
    }
    // In turn, so that whatever else the machine does falls on all alike.
    for (let run = 1; run <= runs; run += 1) {
      for (const { built, desktop, peer, phone, server } of running) {
        console.error(`run ${run} of ${runs}: ${peer.id}`);
        await attempt(peer, async () => {
          desktop.push(await measureLoad(browser, server, built.route, 'desktop'));
          phone.push(await measureLoad(browser, server, built.route, 'phone'));
        });
      }
    }
    report(running, { runs, browser: browser.version(), loadBefore });
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** One peer's failure is told and the others go on; the command fails in the end. */
async function attempt(peer: Peer, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`${peer.id}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}

function report(
  running: readonly Running[],
  machine: { runs: number; browser: string; loadBefore: readonly number[] },
): void {
  const results: Result[] = running
    .filter(({ phone }) => phone.length > 0)
    .map(({ built, content, desktop, peer: { id, scope, title }, phone }) => ({
      peer: { id, scope, title },
      versions: built.versions,
      content,
      desktop,
      phone,
    }));
  writeFileSync(
    path.join(context.work, 'results.json'),
    `${JSON.stringify({ ...machine, results }, null, 2)}\n`,
  );
  const [cpu] = os.cpus();
  console.log(
    `${new Date().toISOString().slice(0, 10)}, medians of ${machine.runs}; ${os.cpus().length} × ${cpu?.model}, ` +
      `Node ${process.versions.node}, Chromium ${machine.browser}; load before ${machine.loadBefore[0]?.toFixed(1)}, ` +
      `after ${os.loadavg()[0]?.toFixed(1)} with the bench itself.\n`,
  );
  console.log(`${formatTable(results)}\n\n${formatDetails(results)}`);
}
