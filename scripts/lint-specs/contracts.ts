import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkDocument,
  isObject,
  type ParsedDocument,
  parseDocument,
  SpecError,
} from '@frontier/openapi';
import { portal, type ServiceOptions } from '../../apps/portal/portal.config';

/** A file of our contracts, a foreign document, or the faults of an invalid document. */
export type LintedFile =
  | { readonly file: string; readonly isOwn: boolean }
  | { readonly file: string; readonly fault: string };

/** Parses a file and refuses references out of the document, which Redocly would follow. */
export function readContract(file: string): LintedFile {
  const known = portal.services.find((one) => path.resolve(one.snapshot) === path.resolve(file));
  const service = known?.id ?? path.basename(file, path.extname(file));
  const origin = { service, source: file };
  try {
    const document = parseDocument(readFileSync(file, 'utf8'), origin);
    const faults = checkDocument(document, origin);
    if (faults.length > 0) throw new SpecError(faults);
    return { file, isOwn: known !== undefined || namesOurHost(document) };
  } catch (error) {
    if (error instanceof SpecError) return { file, fault: error.message };
    return { file, fault: `${file}: ${error instanceof Error ? error.message : error}` };
  }
}

/** True for a draft or copy of our contracts; the house rules apply to no others. */
function namesOurHost({ root: { servers } }: ParsedDocument): boolean {
  const hosts = portal.services.map(({ specUrl }) => new URL(specUrl).host);
  return (Array.isArray(servers) ? servers : []).some((server) => {
    const url = isObject(server) ? String(server.url) : '';
    return URL.canParse(url) && hosts.includes(new URL(url).host);
  });
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
 * Lints documents with Redocly and our plugin in one process: our contracts with all rules, foreign documents with the
 * general rules.
 *
 * @param contracts that `readContract` accepts.
 * @returns whether they follow the rules, and Redocly's report.
 */
export function runRedocly(contracts: readonly { file: string; isOwn: boolean }[]) {
  const apis = contracts.map(({ file, isOwn }, index) => {
    const rules = isOwn ? ['recommended-strict', 'frontier/own'] : ['minimal', 'frontier/foreign'];
    return [`contract-${index}`, { root: path.resolve(file), extends: rules }];
  });
  const plugins = [path.join(__dirname, 'plugin.ts')];
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-specs-'));
  const config = path.join(folder, 'redocly.yaml');
  // JSON is YAML, too.
  writeFileSync(
    config,
    JSON.stringify({ plugins, telemetry: 'off', apis: Object.fromEntries(apis) }),
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
