import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ServiceOptions } from '../../apps/portal/src/plugins/api-reference/options';

/** Files of a folder of contracts that no service names, each with where to write its line. */
export function findStrayContracts(
  services: readonly Pick<ServiceOptions, 'snapshot'>[],
  folder: string,
): string[] {
  const named = new Set(services.map(({ snapshot }) => path.normalize(snapshot)));
  return readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((file) => !named.has(file))
    .map((file) => `${file} não é de nenhum serviço; acrescente sua linha a portal.config.ts`);
}
