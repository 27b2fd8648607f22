import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { portal } from '../../portal.config';
import { createSpecServer } from '../../scripts/specServer';

const BUILD_MS = 240_000;
const scratch = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
const siteDir = path.resolve(__dirname, '../..');

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

afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('the production build', () => {
  const outDir = path.join(scratch, 'site');

  it(
    'reads the six services from their hosts',
    async () => {
      const server = createSpecServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const environment = Object.fromEntries(
        portal.services.map(({ id }) => [
          `FRONTIER_SPEC_${id.toUpperCase().replaceAll('-', '_')}`,
          `${host}/${id}/openapi.yaml`,
        ]),
      );
      const { code, output } = await build(outDir, { FRONTIER_SPECS: 'remote', ...environment });
      server.close();
      expect(code, output).toBe(0);
      for (const { id, route, snapshot } of portal.services) {
        expect(readFileSync(path.join(outDir, `${route}.html`), 'utf8')).toContain('data-operation');
        expect(readFileSync(path.join(outDir, `contratos/${id}.yaml`))).toEqual(
          readFileSync(snapshot),
        );
      }
    },
    BUILD_MS,
  );

  it(
    'leaves the earlier output alone when a specification has faults',
    async () => {
      const broken = path.join(scratch, 'quebrada.yaml');
      writeFileSync(broken, 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths: { x: {} }\n');
      const home = path.join(outDir, 'index.html');
      const before = readFileSync(home, 'utf8');
      const { code, output } = await build(outDir, { FRONTIER_SPEC_EMISSAO: broken });
      expect(code).not.toBe(0);
      expect(output).toContain('quebrada.yaml:3');
      expect(readFileSync(home, 'utf8')).toBe(before);
    },
    BUILD_MS,
  );

  it('replaces no folder that holds something else', async () => {
    const foreign = mkdtempSync(path.join(scratch, 'outra-'));
    writeFileSync(path.join(foreign, 'notas.txt'), 'minhas');
    const { code, output } = await build(foreign);
    expect(code).not.toBe(0);
    expect(output).toContain('holds no earlier build');
    expect(readdirSync(foreign)).toEqual(['notas.txt']);
  }, 60_000);
});
