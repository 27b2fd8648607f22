import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkDocument,
  modelService,
  type ParsedDocument,
  parseContract,
  printYaml,
  readOverlay,
  SpecError,
} from '@frontier/openapi';
import type { ServiceOptions } from '../../apps/portal/portal.config';

/** A contract with its overlay, without faults. */
export interface SoundContract {
  readonly file: string;
  readonly document: ParsedDocument;
}

/**
 * Parses a contract and applies the overlay beside it. Refuses references out of the document, which Redocly would
 * follow, parts of the overlay that do not fit the contract, and advice about fields that a call does not have.
 */
export function readSound(file: string): SoundContract | string {
  const origin = { service: path.parse(file).name, source: file };
  try {
    const { document, warnings } = parseContract(readFileSync(file), origin, readOverlay('', file));
    const unquoted = document.unquoted.map((pointer) => ({
      ...origin,
      pointer: `#${pointer}`,
      ...document.locate(pointer),
      expected: 'a text in quotes',
      fix: 'Write quotes: without them YAML reads a number.',
    }));
    const parseWarnings = [...document.warnings, ...unquoted];
    const faults = [...warnings, ...parseWarnings, ...checkDocument(document, origin)];
    if (faults.length > 0) return new SpecError(faults).message;
    modelService(document, { id: origin.service, title: '' }, file);
    return { file, document };
  } catch (error) {
    if (error instanceof SpecError) return error.message;
    return `${file}: ${error instanceof Error ? error.message : error}`;
  }
}

export function findStrayContracts(
  services: readonly Pick<ServiceOptions, 'snapshot'>[],
  folder: string,
): string[] {
  const named = new Set(services.map(({ snapshot }) => path.normalize(snapshot)));
  return readdirSync(folder)
    .filter((name) => /\.(?:ya?ml|json)$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !named.has(file.replace(/\.overlay(?=\.yaml$)/, '')))
    .map((file) => `${file} belongs to no service; add its line to apps/portal/portal.config.ts`);
}

/** A fault that Redocly finds in a contract or its overlay. */
export interface LintFault {
  readonly file: string;
  /** Path and line of the file with the fault: the contract or its overlay. */
  readonly sourceLine: string;
  readonly pointer: string;
  readonly message: string;
}

interface RedoclyReport {
  readonly problems: readonly {
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer: string;
    }[];
  }[];
}

export function runRedocly(contracts: readonly SoundContract[]): LintFault[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-specs-'));
  const written = new Map(
    contracts.map((contract) => [path.join(folder, path.basename(contract.file)), contract]),
  );
  for (const [file, { document }] of written) writeFileSync(file, printYaml(document));
  const apis = [...written.keys()].map((root, index) => [`contract-${index}`, { root }]);
  const plugins = [path.join(__dirname, 'plugin.ts')];
  const config = path.join(folder, 'config.yaml');
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
  const options = ['lint', '--config', config, '--format', 'json', '--max-problems', '1000'];
  const { stderr, stdout } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...options], {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  rmSync(folder, { recursive: true });
  if (!stdout.startsWith('{')) throw new Error(stderr + stdout);
  // Redocly prints one object for each contract.
  const reports: RedoclyReport[] = JSON.parse(`[${stdout.replaceAll('\n}{', '\n},{')}]`);
  const problems = reports.flatMap((report) => report.problems);
  return problems.flatMap(({ location: [at], message }) => {
    const contract = at && written.get(path.resolve(at.source.ref));
    if (!contract) throw new Error(message);
    const { file, document } = contract;
    const { line, source = file } = document.locate(at.pointer) ?? { line: 1 };
    return [{ file, sourceLine: `${source}:${line}`, pointer: at.pointer, message }];
  });
}
