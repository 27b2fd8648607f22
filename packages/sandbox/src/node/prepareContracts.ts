import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedContract } from '@frontier/openapi/resolve';
import type { CompileSchema } from '../contract/compileSchema.js';
import { findPackageFile } from '../packageFiles.js';
import { readGiven } from './readGiven.js';

/** Prepared contracts by the digest of their file. */
export type KeptContracts = Readonly<Record<string, ResolvedContract>>;

/** The contracts that the package's build validated. */
const OWN = findPackageFile('contracts.json');

/**
 * Reads and validates a folder's contracts. Those whose digest is in `keptFile` are taken from it: they were validated
 * when it was written.
 * @param folder folder with one `*.yaml` for each service
 * @param keptFile file that the build wrote; the package's file by default
 * @returns the contracts in the order of their file names
 * @throws Error naming a file that is not a valid OpenAPI document or contains a schema that cannot be compiled
 */
export async function prepareContracts(
  folder: string,
  keptFile = OWN,
): Promise<ResolvedContract[]> {
  return Object.values(await collectKept(folder, readKept(keptFile)));
}

/**
 * Prepares the contracts of a folder, with a compiler of their schemas. Those of the package have checks that its build
 * compiled; Ajv, which takes a third of a second to start, is loaded for others only.
 */
export async function prepareBuilt(
  folder = findPackageFile('specs'),
  keptFile = OWN,
): Promise<{ contracts: ResolvedContract[]; compile: CompileSchema }> {
  const known = readKept(keptFile);
  const kept = await collectKept(folder, known);
  const isBuilt = keptFile === OWN && String(Object.keys(kept)) === String(Object.keys(known));
  const compile = isBuilt
    ? (await import('../contract/findCheck.js')).findCheck
    : (await import('../contract/compileSchema.js')).createCompiler();
  return { contracts: Object.values(kept), compile };
}

/** Reads a file of prepared contracts; empty when it does not exist. */
export function readKept(file: string): KeptContracts {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Prepares the contracts of a folder that are not in `known`; returns all of them, for `keptFile`. */
export async function collectKept(
  folder: string,
  known: KeptContracts = {},
): Promise<KeptContracts> {
  const kept: Record<string, ResolvedContract> = {};
  for (const file of listContracts(folder)) {
    const text = readFileSync(file, 'utf8');
    const named = `${serviceOf(file)}\n${text}`;
    const digest = createHash('sha256').update(named).digest('hex');
    kept[digest] = known[digest] ?? (await prepare(file, text));
  }
  refuseDuplicates(Object.values(kept));
  return kept;
}

/** Ending of a contract with the portal's examples and questions, which replaces the one without. */
const COMPLETE = '.com-perguntas.yaml';

/** Lists the contract files of a folder. @throws Error naming the folder when it has none */
function listContracts(folder: string): string[] {
  const all = readGiven('--specs', folder, (place) => readdirSync(place));
  const names = all.filter(
    (name) => name.endsWith('.yaml') && !all.includes(name.replace('.yaml', COMPLETE)),
  );
  if (names.length === 0) throw new Error(`${folder}: nenhum contrato (*.yaml)`);
  return names.sort().map((name) => path.join(folder, name));
}

/** The service of a file: `operacao` for `operacao.yaml` and `operacao.com-perguntas.yaml`. */
function serviceOf(file: string): string {
  return path.basename(file).replace(COMPLETE, '').replace('.yaml', '');
}

/** @throws Error naming the file, with the faults of its document or a schema that cannot be compiled */
async function prepare(file: string, text: string): Promise<ResolvedContract> {
  const { resolveContract } = await import('@frontier/openapi/resolve');
  const contract = resolveContract(text, { service: serviceOf(file), source: file });
  const { compileOperation, createCompiler } = await import('../contract/compileSchema.js');
  const compile = createCompiler();
  try {
    for (const operation of contract.operations) compileOperation(operation, compile);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  return contract;
}

/**
 * One address serves all contracts, so no two may share an operation.
 * @throws Error naming a route or an `operationId` that two contracts define
 */
function refuseDuplicates(contracts: readonly ResolvedContract[]): void {
  const seen = new Map<string, string>();
  for (const { service, operations } of contracts) {
    for (const { id, method, path: route } of operations) {
      for (const key of [id, `${method} ${route.replace(/\{[^}]+\}/g, '{}')}`]) {
        const other = seen.get(key);
        if (other !== undefined) throw new Error(`${key} está em ${other} e em ${service}`);
        seen.set(key, service);
      }
    }
  }
}
