import { portuguese, writeFaults } from '@frontier/reference';
import { pageKey } from '../../contracts/partKeys';
import { areaOf } from './areaOf';
import type { ServiceSource } from './options';
import type { ServicePage } from './renderServices';
import type { DataFiles } from './storage/DataFiles';
import { writeIsland } from './storage/writeIsland';

/**
 * The page that stands in a reference's place until its document is mended.
 *
 * @param text the faults, in Portuguese.
 */
export async function renderFaults(
  source: ServiceSource,
  text: string,
  files: DataFiles,
): Promise<ServicePage> {
  const html = writeFaults(text, portuguese);
  return {
    route: source.route,
    label: source.title,
    title: source.title,
    description: source.title,
    area: areaOf(source),
    islandPath: await writeIsland(files, pageKey(source.id), { html, anchors: [] }),
  };
}
