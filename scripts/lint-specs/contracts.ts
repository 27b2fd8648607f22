import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkDocument, parseDocument, SpecError } from '@frontier/openapi';
import type { ServiceOptions } from '../../apps/portal/portal.config';

/**
 * Parses a file and refuses references out of the document, which Redocly would follow.
 *
 * @returns the faults of an invalid document.
 */
export function findFault(file: string): string | undefined {
  const origin = { service: path.parse(file).name, source: file };
  try {
    const faults = checkDocument(parseDocument(readFileSync(file, 'utf8'), origin), origin);
    return faults.length > 0 ? new SpecError(faults).message : undefined;
  } catch (error) {
    if (error instanceof SpecError) return error.message;
    return `${file}: ${error instanceof Error ? error.message : error}`;
  }
}

/** Reports files in a folder of contracts that no service uses. */
export function findStrayContracts(
  services: readonly Pick<ServiceOptions, 'snapshot'>[],
  folder: string,
): string[] {
  const named = new Set(services.map(({ snapshot }) => path.normalize(snapshot)));
  return readdirSync(folder)
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !named.has(file))
    .map((file) => `${file} belongs to no service; add its line to apps/portal/portal.config.ts`);
}

/**
 * Lints contracts with Redocly and our plugin in one process.
 *
 * @param files without a fault of `findFault`.
 * @returns whether they follow the rules, and Redocly's report.
 */
export function runRedocly(files: readonly string[]) {
  const apis = files.map((file, index) => [`contract-${index}`, { root: path.resolve(file) }]);
  const plugins = [path.join(__dirname, 'plugin.ts')];
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-specs-'));
  const config = path.join(folder, 'redocly.yaml');
  // JSON is YAML, too.
  writeFileSync(
    config,
    JSON.stringify({
      plugins,
      extends: ['recommended-strict', 'frontier/own'],
      telemetry: 'off',
      apis: Object.fromEntries(apis),
    }),
  );
  const cli = path.join(path.dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js');
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', cli, 'lint', '--config', config],
    {
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  );
  rmSync(folder, { recursive: true });
  return { ok: status === 0, text: stderr + stdout };
}
