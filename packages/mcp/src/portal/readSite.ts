import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareContracts } from '@frontier/sandbox/contracts';
import { SEARCH_FILE, type SearchData } from '@frontier/search';
import { z } from 'zod';
import { type Portal, QUESTIONS_ROUTE, questionData, siteData } from './Portal.js';

/** @throws {Error} with the name of a missing or invalid file. */
export function readSite(folder: string): Portal {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
    const { data, error } = schema.safeParse(JSON.parse(read(name)));
    if (error) throw new Error(`${folder}${name}: ${z.prettifyError(error)}`);
    return data as z.output<Schema>;
  }
  const site = readData('/assistentes.json', siteData);
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, text: read(page.file) })),
    questions: readData(`${QUESTIONS_ROUTE}.json`, questionData),
    contracts: prepareContracts(path.join(folder, 'contratos')),
    search: JSON.parse(read(SEARCH_FILE)) as SearchData,
  };
}
