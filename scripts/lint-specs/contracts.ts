import { readdirSync } from 'node:fs';
import path from 'node:path';
import { lintDocument, loadService, modelService, readOverlay, SpecError } from '@frontier/openapi';
import type { ServiceOptions } from '../../apps/portal/portal.config';
import { configureHouse } from './houseRules';

/**
 * Lints a contract and the overlay beside it. Redocly's strict ruleset and our rules run only if the contract loads
 * without a fault or warning and its model can be built.
 */
export async function lintContract(file: string): Promise<string[]> {
  const origin = { service: path.parse(file).name, source: file };
  try {
    const request = { ...origin, overlay: readOverlay('', file), strict: true };
    const { document } = await loadService(request);
    const unquoted = document.unquoted.map((pointer) => ({
      ...origin,
      pointer: `#${pointer}`,
      ...document.locate(pointer),
      expected: 'a text in quotes',
      fix: 'Write quotes: without them YAML reads a number.',
    }));
    if (unquoted.length > 0) throw new SpecError(unquoted);
    modelService(document, { id: origin.service, title: '' }, file);
    const problems = await lintDocument(document.root, await configureHouse(), file);
    return problems.map(({ message, pointer }) => {
      const { line, source = file } = document.locate(pointer) ?? { line: 1 };
      return `${source}:${line} #${pointer}\n${message}\n`;
    });
  } catch (error) {
    if (error instanceof SpecError) return [error.message];
    throw error;
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
