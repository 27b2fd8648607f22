import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ResolvedContract, resolveContract } from '@frontier/openapi/resolve';

/** Ending of a contract with the portal's examples and questions, which replaces the one without. */
const COMPLETE = '.com-perguntas.yaml';

/**
 * Reads and resolves the contracts of a folder, one `*.yaml` for each service. For builds of this repository: nothing
 * that is installed reads YAML.
 * @returns the contracts in the order of their file names
 * @throws Error naming a file that is not a valid OpenAPI document, with its faults
 * @example
 * prepareContracts('build/contratos').map(({ service }) => service) // ['autenticacao', 'emissao', …]
 */
export function prepareContracts(folder: string): ResolvedContract[] {
  const all = readdirSync(folder).sort();
  const names = all.filter(
    (name) => name.endsWith('.yaml') && !all.includes(name.replace('.yaml', COMPLETE)),
  );
  return names.map((name) => {
    const source = path.join(folder, name);
    const service = name.replace(COMPLETE, '').replace('.yaml', '');
    return resolveContract(readFileSync(source, 'utf8'), { service, source });
  });
}
