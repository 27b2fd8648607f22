import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { serveBuild } from '../../../deploy/tests/support/serveBuild';
import { ensureBrowser } from '../../../scripts/ensurePrograms';
import { median } from '../median';

/*
 * npm run proofs -- lighthouse [--runs 5]: prints the medians of Lighthouse's
 * scores of four pages of the built site, on desktop and phone, and the failed audits of the last run. It fails if
 * one of them measures no time.
 */
const PAGES = {
  home: '/',
  guide: '/docs/frontier/introducao',
  API: '/docs/frontier/emissao/api',
  search: '/busca?q=cnpj',
} as const;
const DEVICES = ['desktop', 'mobile'] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = /-paint |-time |speed-index /;
const PORT = 9333;

/** Output of `audit.mjs`. */
interface Audit {
  /** From 0 to 100. */
  readonly grades: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Failed audits with their values. */
  readonly failed: readonly string[];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  const loadBefore = os.loadavg()[0] ?? 0;
  const server = await serveBuild();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${PORT}`],
  });
  try {
    console.log(`Lighthouse, medians of ${runs}; load before ${loadBefore.toFixed(1)}\n`);
    console.log(`| page | device | ${CATEGORIES.join(' | ')} |`);
    console.log(`| --- | --- | ${CATEGORIES.map(() => '--:').join(' | ')} |`);
    const failed = await auditAll(server.origin, runs);
    if (failed.size > 0) console.log(`\nNot passed:\n${[...failed].join('\n')}`);
    if ([...failed].some((one) => !TIMES.test(one))) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** @returns the failed audits, each with its page and device. */
async function auditAll(origin: string, runs: number): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  for (const [name, route] of Object.entries(PAGES)) {
    for (const device of DEVICES) {
      const audits: Audit[] = [];
      for (let run = 0; run < runs; run += 1) audits.push(await audit(origin + route, device));
      const grades = CATEGORIES.map((category) =>
        median(audits.map((one) => one.grades[category])),
      );
      console.log(`| ${name} | ${device} | ${grades.join(' | ')} |`);
      for (const failure of audits.at(-1)?.failed ?? [])
        failed.add(`${name}, ${device}: ${failure}`);
    }
  }
  return failed;
}

async function audit(url: string, device: string): Promise<Audit> {
  const script = path.join(__dirname, 'audit.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, url, device, `${PORT}`]);
  return JSON.parse(stdout) as Audit;
}
