import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Load, measureLoad } from './deploy/bench/measureLoad';
import { ensureServers } from './deploy/serve/ensureServers';
import { publish, switchRepeatedly } from './deploy/serve/publish';
import { serveWithNginx } from './deploy/serve/serveWithNginx';
import { findFreePort, makeFolder } from './deploy/serve/startServer';

/*
 * What headers, routes and variants cost: `wrk` asks one nginx for a guide of the build, as the site
 * serves it and as the bare file, in turns; then for the guide while releases are switched.
 *
 *   npm run bench:serve [-- --runs 9 --seconds 2 --page /docs/frontier/conceitos/token]
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '2' },
    page: { type: 'string', default: '/docs/frontier/conceitos/token' },
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
    console.log('| | requests a second | p99 ms | failed |');
    console.log('|---|--:|--:|--:|');
    await comparePair('', [file, page], 'identity');
    await comparePair(' with Brotli', [`${file}.br`, page], 'br');
    await benchSwitches(page);
  } finally {
    await site.stop();
  }
}

/** Both give the same bytes: one as a bare file, one with all that the site says. */
async function comparePair(
  name: string,
  addresses: readonly [file: string, page: string],
  coding: string,
): Promise<void> {
  const runs: [file: Load[], page: Load[]] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1) {
    // The order turns round each time, so that neither is always the first.
    for (const which of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      runs[which].push(await measureLoad(wrk, addresses[which], coding, seconds));
    }
  }
  printRow(`bare file${name}`, runs[0]);
  printRow(`all headers${name}`, runs[1]);
  const ratios = runs[1].map(({ rate }, index) => rate / (runs[0][index]?.rate ?? Number.NaN));
  console.log(`| ratio of each two runs${name}, median | ${median(ratios).toFixed(2)} | | |`);
}

function printRow(name: string, runs: readonly Load[]): void {
  const rate = median(runs.map((run) => run.rate)).toFixed(0);
  const p99 = median(runs.map((run) => run.p99)).toFixed(2);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  console.log(`| ${name} | ${rate} | ${p99} | ${failed} |`);
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
