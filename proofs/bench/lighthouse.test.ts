import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBuild } from '../../deploy/tests/support/serveBuild';
import { ensureBrowser } from '../../scripts/ensurePrograms';

const CLI = path.resolve('proofs/node_modules/lighthouse/cli/index.js');
const PAGES = ['/', '/docs/frontier/introducao', '/docs/frontier/emissao/api', '/busca?q=cnpj'];
const DEVICES = ['desktop', 'mobile'];
/** Audits that depend on the machine's load. */
const TIMES = /-paint$|-time$|^speed-index$/;

/** The used part of Lighthouse's report. */
interface Report {
  readonly audits: Readonly<Record<string, { score: number | null; displayValue?: string }>>;
  readonly categories: Readonly<
    Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>
  >;
}

let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => site.stop());

it.each(PAGES.flatMap((page) => DEVICES.map((device) => [page, device])))(
  '%s on %s passes the audits of Lighthouse, except times',
  async (page, device) => {
    const options = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox'];
    if (device === 'desktop') options.push('--preset=desktop');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [CLI, `${site.origin}${page}`, ...options],
      { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 2 ** 26 },
    );
    const { audits, categories } = JSON.parse(stdout) as Report;
    const scores = Object.entries(categories).map(([name, { score }]) => `${name} ${score}`);
    console.log(`${page}, ${device}: ${scores.join(', ')}`);
    const failed = Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
      .map(({ id }) => ({ id, ...audits[id] }))
      .filter(({ id, score = 0 }) => !TIMES.test(id) && score !== null && score < 0.995);
    expect(failed).toEqual([]);
  },
);
