import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/*
 * A build that fails before anything is bundled. The one that succeeds is a stage of its own
 * (scripts/test/buildFromHosts.ts): the tests of the site and of the browser are about its output.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
const siteDir = path.resolve(__dirname, '../..');
/** A limit for what hangs: a busy machine takes its time. */
const LIMIT = 240_000;

interface Outcome {
  readonly code: number;
  readonly output: string;
}

function build(outDir: string, environment: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      'npx',
      ['--no-install', 'tsx', 'scripts/build.ts', '--out-dir', outDir],
      { cwd: siteDir, env: { ...process.env, ...environment } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      },
    );
  });
}

/** A folder that looks like an earlier build. */
function writeEarlierBuild(): string {
  const folder = mkdtempSync(path.join(scratch, 'site-'));
  for (const name of ['404.html', 'index.html', 'sitemap.xml']) {
    writeFileSync(path.join(folder, name), `${name}, antes`);
  }
  return folder;
}

function readFolder(folder: string): [name: string, text: string][] {
  return readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);
}

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a production build', () => {
  it(
    'leaves the earlier output alone when a specification has faults',
    async () => {
      const broken = path.join(scratch, 'quebrada.yaml');
      writeFileSync(broken, 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { x: {} }\n');
      const outDir = writeEarlierBuild();
      const before = readFolder(outDir);
      const { code, output } = await build(outDir, { FRONTIER_SPEC_EMISSAO: broken });
      expect(code).not.toBe(0);
      expect(output).toContain('quebrada.yaml:3');
      expect(output).not.toContain('Compiled');
      expect(readFolder(outDir)).toEqual(before);
    },
    LIMIT,
  );
});
