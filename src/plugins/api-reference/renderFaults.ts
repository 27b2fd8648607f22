import { pageKey } from './embed/partKeys';
import { escapeText } from './escapeHtml';
import type { ServiceSource } from './options';
import { portuguese } from './portuguese';
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
  const html = `<div class="r-faults" role="alert"><h1>${portuguese.faultsTitle}</h1><p>${portuguese.faultsIntro}</p><pre>${escapeText(text)}</pre></div>`;
  const pages = sources.map(async ({ id, route, title }) => ({
    route,
    title,
    description: title,
    islandPath: await writeIsland(files, pageKey(id), { html, anchors: [] }),
  }));
  return { downloads: [], redirects: [], pages: await Promise.all(pages) };
}
