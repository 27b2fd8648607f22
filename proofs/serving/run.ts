import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { publish, serveWithNginx, switchRepeatedly } from '../../scripts/deploy/serve/serveSite';
import { findFreePort, makeFolder } from '../../scripts/deploy/serve/startServer';
import { ensureServers } from '../../scripts/ensurePrograms';
import { type Load, measureLoad } from './measureLoad';
import { processorTime } from './processorTime';

/*
 * Cost of headers, routes and variants: `wrk` requests a guide of the build from nginx, alternately with
 * the site's configuration and as a bare file; then the guide while releases are switched.
 *
 *   npm run proofs -- serving [--runs 9 --seconds 2 --page /docs/frontier/conceitos/datas]
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    page: { type: 'string', default: '/docs/frontier/conceitos/datas' },
  },
});
const [wrk = ''] = ensureServers('wrk');
const seconds = Number(values.seconds);
const portal = makeFolder();

bench().finally(() => rmSync(portal, { recursive: true, force: true }));

async function bench(): Promise<void> {
  publish('build', portal);
  const bare = `127.0.0.1:${await findFreePort()}`;
  const site = await serveWithNginx(portal, `server { listen ${bare}; root ${portal}/current; }\n`);
  try {
    const page = `${site.origin}${values.page}`;
    const file = `http://${bare}${values.page}.html`;
    console.log('| | requests a second | p99 ms | processor µs a request | failed |');
    console.log('|---|--:|--:|--:|--:|');
    await comparePair('', [file, page], 'identity', site.pid);
    await comparePair(' with Brotli', [`${file}.br`, page], 'br', site.pid);
    await benchSwitches(page);
  } finally {
    await site.stop();
  }
}

/** A run, and nginx's processor time per request. */
type MeasuredRun = Load & { readonly cost: number };

/** Compares two addresses with the same bytes: a bare file, and a page with the site's configuration. */
async function comparePair(
  name: string,
  addresses: readonly [file: string, page: string],
  coding: string,
  nginx: number,
): Promise<void> {
  const runs: [file: MeasuredRun[], page: MeasuredRun[]] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    // Alternates the order, so that neither is always the first.
    for (const which of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const before = processorTime(nginx);
      const load = await measureLoad(wrk, addresses[which], coding, seconds);
      const cost = ((processorTime(nginx) - before) * 1000) / load.requests;
      runs[which].push({ ...load, cost });
    }
  }
  const [file, page] = [summarize(runs[0]), summarize(runs[1])];
  printRow(`bare file${name}`, file);
  printRow(`all headers${name}`, page);
  const [rate, cost] = [page.rate / file.rate, file.cost / page.cost];
  console.log(`| ratio${name} | ${rate.toFixed(2)} | | ${cost.toFixed(2)} | |`);
}

/** Medians of all runs, and the sum of failures. */
function summarize(runs: readonly MeasuredRun[]): Omit<MeasuredRun, 'requests'> {
  return {
    rate: median(runs.map((run) => run.rate)),
    p99: median(runs.map((run) => run.p99)),
    cost: median(runs.map((run) => run.cost)),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  };
}

function printRow(name: string, { cost, failed, p99, rate }: Omit<MeasuredRun, 'requests'>): void {
  console.log(
    `| ${name} | ${rate.toFixed(0)} | ${p99.toFixed(2)} | ${cost.toFixed(1)} | ${failed} |`,
  );
}

async function benchSwitches(page: string): Promise<void> {
  let ended = false;
  const load = measureLoad(wrk, page, 'br', seconds * 4).finally(() => {
    ended = true;
  });
  const switches = await switchRepeatedly('build', portal, () => !ended);
  const { failed, p99, rate, requests } = await load;
  console.log(
    `\n${switches} switches under ${rate.toFixed(0)} requests a second, p99 ${p99.toFixed(2)} ms: ${failed} of ${requests} failed`,
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
