import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { SITE } from '../../shared/folders';
import type { DownloadFile } from './Download';
import { type Downloads, hashBytes } from './makeDownloads';

/** One file in the tables of the page. */
export interface ListedFile extends Pick<DownloadFile, 'address' | 'service' | 'what'> {
  readonly version?: string | undefined;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Files by kind as plain data. Empty while a contract has faults. */
export type Catalogue = Readonly<Record<string, readonly ListedFile[]>>;

const FILE = 'arquivos.json';

/** The catalogue of all files. */
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

/** Stores the catalogue for compiling the page. */
export async function writeCatalogue(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  catalogue: Catalogue,
): Promise<void> {
  await actions.createData(FILE, JSON.stringify(catalogue));
}

/** Reads the stored catalogue of the site in this folder. */
export function readCatalogue(siteDir = SITE): Catalogue {
  const file = catalogueIn(path.join(siteDir, '.docusaurus'));
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
}

function catalogueIn(generatedFilesDir: string): string {
  return path.join(generatedFilesDir, 'downloads', 'default', FILE);
}
