import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../../contracts/loadedContracts';
import { ROOT } from '../../shared/folders';
import type { ServiceOptions } from './options';
import type { SourceFiles } from './routes';

/**
 * Which services' pages are made from what stands in the repository, read from there or from a host
 * that serves the same bytes: of those the repository's history knows when they changed.
 */
export function findSnapshots(
  services: readonly Pick<ServiceOptions, 'route' | 'snapshot'>[],
  read: readonly SiteFile[],
  siteDir: string,
): SourceFiles {
  const isRead = (file: string) => {
    if (!existsSync(file)) return false;
    const snapshot = readFileSync(file);
    return read.some(({ bytes }) => snapshot.equals(Buffer.from(bytes)));
  };
  return new Map(
    services
      .filter(({ snapshot }) => isRead(path.resolve(ROOT, snapshot)))
      .map(({ route, snapshot }) => [route, path.relative(siteDir, path.resolve(ROOT, snapshot))]),
  );
}
