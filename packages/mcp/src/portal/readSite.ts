import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareContracts } from '@frontier/sandbox/contracts';
import { SEARCH_FILE, type SearchData } from '@frontier/search';
import { z } from 'zod';
import { type Portal, siteData } from './Portal.js';

const DATA = 'assistentes.json';

/**
 * Reads the published files of a built site.
 *
 * @param folder of the site.
 * @throws {Error} with the name of a missing or invalid file.
 */
export function readSite(folder: string): Portal {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const described = siteData.safeParse(JSON.parse(read(DATA)));
  if (!described.success) {
    throw new Error(`${folder}/${DATA}: ${z.prettifyError(described.error)}`);
  }
  return {
    ...described.data,
    pages: described.data.pages.map((page) => ({ ...page, text: read(page.file) })),
    contracts: prepareContracts(path.join(folder, 'contratos')),
    search: JSON.parse(read(SEARCH_FILE)) as SearchData,
  };
}
