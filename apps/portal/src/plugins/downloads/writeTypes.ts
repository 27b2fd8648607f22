import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import type { Contract, DownloadFile, DownloadSite } from './Download';
import { encode } from './encode';

/** Types of each contract as `openapi-typescript` writes them, with links that work outside of the site. */
export async function writeTypes(
  contracts: readonly Contract[],
  { folder, url }: DownloadSite,
): Promise<DownloadFile[]> {
  const files: DownloadFile[] = [];
  for (const { document, id, service, title } of contracts) {
    // It changes what it is given.
    const types = astToString(await openapiTS(JSON.stringify(document.root)));
    files.push({
      address: `${folder}/${id}.d.ts`,
      what: `Tipos de ${title}`,
      version: service.version,
      type: 'text/plain; charset=utf-8',
      bytes: encode(COMMENT_HEADER + types.replaceAll('](/', `](${url}/`)),
    });
  }
  return files;
}
