import { portuguese, writeFaults } from '@frontier/reference';
import { areaOf } from './areaOf';
import { pageKey } from './embed/partKeys';
import type { ServiceSource } from './options';
import type { RenderedServices } from './renderServices';
import type { DataFiles } from './storage/DataFiles';
import { writeIsland } from './storage/writeIsland';

/** Under `npm start` every reference page shows the faults until the document is mended. */
export async function renderFaults(
  sources: readonly ServiceSource[],
  error: unknown,
  files: DataFiles,
): Promise<RenderedServices> {
  const text = error instanceof Error ? error.message : String(error);
  const html = writeFaults(text, portuguese);
  const pages = sources.map(async (source) => ({
    route: source.route,
    label: source.title,
    title: source.title,
    description: source.title,
    area: areaOf(source),
    islandPath: await writeIsland(files, pageKey(source.id), { html, anchors: [] }),
  }));
  return {
    downloads: [],
    redirects: [],
    contracts: [],
    extras: [],
    pages: await Promise.all(pages),
  };
}
