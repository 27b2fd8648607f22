import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../scripts/ensureBrowser';
import { type FolderServer, serveFolder } from '../harness/serveFolder';
import { type Audit, audit, CATEGORIES, type Device } from './audit.mjs';

/*
 * npm run bench:lighthouse [-- --runs 5]: four pages of the built site, on the desktop and on the phone, as
 * Lighthouse grades them; the median of each grade, and each audit that was not passed in the last run.
 */
const BUILD = path.resolve(__dirname, '../../build');
const PAGES = {
  home: '/',
  guide: '/docs/frontier/introducao',
  API: '/docs/frontier/emissao/api',
  search: '/busca?q=cnpj',
} as const;
const DEVICES: readonly Device[] = ['desktop', 'mobile'];
const PORT = 9333;

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a number from 1 on.');
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no built site in build/: run `npm run build` first.');
  }
  const loadBefore = os.loadavg()[0] ?? 0;
  const server = await serveFolder(BUILD);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
  });
  try {
    console.log(`Lighthouse, medians of ${runs}; load before ${loadBefore.toFixed(1)}\n`);
    console.log(`| page | device | ${CATEGORIES.join(' | ')} |`);
    console.log(`| --- | --- | ${CATEGORIES.map(() => '--:').join(' | ')} |`);
    const failed = await auditAll(server, runs);
    if (failed.size > 0) console.log(`\nNot passed:\n${[...failed].join('\n')}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @returns what was not passed, each with its page and device. */
async function auditAll({ origin }: FolderServer, runs: number): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  for (const [name, route] of Object.entries(PAGES)) {
    for (const device of DEVICES) {
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) {
        audits.push(await audit(origin + route, device, PORT));
      }
      const scores = audits.map((one) => one.scores);
      const grades = CATEGORIES.map((category) => median(scores.map((one) => one[category])));
      console.log(`| ${name} | ${device} | ${grades.join(' | ')} |`);
      for (const failure of audits.at(-1)?.failed ?? [])
        failed.add(`${name}, ${device}: ${failure}`);
    }
  }
  return failed;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
