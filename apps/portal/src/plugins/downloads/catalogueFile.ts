import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { SITE } from '../../shared/folders';
import type { DownloadFile } from './Download';
import { type Downloads, hashBytes } from './makeDownloads';

/** One file as the page lists it. */
export interface ListedFile extends Pick<DownloadFile, 'address' | 'service' | 'what'> {
  readonly version?: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Files by kind, for the page; plain data. None while a contract has faults. */
export type Catalogue = Readonly<Record<string, readonly ListedFile[]>>;

const FILE = 'arquivos.json';

/** All files as the page lists them. */
export function listFiles(downloads: Downloads): Catalogue {
  return Object.fromEntries(
    [...downloads].map(([kind, files]) => [
      kind,
      files.map(({ address, bytes, service, version, what }) => ({
        address,
        ...(service && { service }),
        what,
        version,
        size: bytes.length,
        sha256: hashBytes(bytes),
      })),
    ]),
  );
}

/** Stores the list for the page's compilation. */
export async function writeCatalogue(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  catalogue: Catalogue,
): Promise<void> {
  await actions.createData(FILE, JSON.stringify(catalogue));
}

/** Reads the list that was stored last for the site in this folder. */
export function readCatalogue(siteDir = SITE): Catalogue {
  const file = catalogueIn(path.join(siteDir, '.docusaurus'));
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

/** Where it is stored. */
function catalogueIn(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'downloads', 'default', FILE);
}
