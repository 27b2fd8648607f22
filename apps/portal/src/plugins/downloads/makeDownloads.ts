import { createHash } from 'node:crypto';
import type { Contract, DownloadFile, DownloadSite } from './Download';
import { encode } from './encode';
import { DOWNLOADS } from './listDownloads';
import { packZip } from './packZip';

/** Files of each kind, by the kind's name, in the page's order. */
export type Downloads = ReadonlyMap<string, readonly DownloadFile[]>;

/** The kind that holds the archive of all files and their checksums. */
const ALL = 'tudo';

/**
 * Makes every file of the list, an archive of all of them, and `SHA256SUMS` for `sha256sum --check`.
 * The same contracts give the same bytes.
 *
 * @throws {Error} when two files have one name: they could not stand in one archive.
 */
export async function makeDownloads(
  contracts: readonly Contract[],
  site: DownloadSite,
): Promise<Downloads> {
  const kinds = new Map<string, readonly DownloadFile[]>();
  for (const { id, make } of DOWNLOADS) kinds.set(id, await make(contracts, site));
  const files = [...kinds.values()].flat();
  const archive: DownloadFile = {
    address: `${site.folder}/${site.name}.zip`,
    what: `Os ${files.length} arquivos desta página`,
    type: 'application/zip',
    bytes: packZip(nameFiles(files)),
  };
  return kinds.set(ALL, [archive, sumFiles([...files, archive], site)]);
}

/** SHA-256 of a file, in hexadecimal. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The last part of an address. */
export function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

function nameFiles(files: readonly DownloadFile[]): Map<string, Uint8Array> {
  const named = new Map<string, Uint8Array>();
  for (const { address, bytes } of files) {
    const name = nameOf(address);
    if (named.has(name)) throw new Error(`downloads: há dois arquivos de nome ${name}`);
    named.set(name, bytes);
  }
  return named;
}

function sumFiles(files: readonly DownloadFile[], { folder }: DownloadSite): DownloadFile {
  const lines = files.map(({ address, bytes }) => `${hashBytes(bytes)}  ${nameOf(address)}\n`);
  return {
    address: `${folder}/SHA256SUMS`,
    what: 'As somas SHA-256 de todos',
    type: 'text/plain; charset=utf-8',
    bytes: encode(lines.join('')),
  };
}
