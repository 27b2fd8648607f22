import { zipSync } from 'fflate';

/** Text as the bytes of a file. */
export function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * Packs files into a ZIP whose bytes depend on names and contents only: sorted, with the earliest date
 * the format knows, in every time zone.
 *
 * @param files by their path in the archive.
 */
export function packZip(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  // ZIP writes local time, so the date is made of local parts.
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: new Date(1980, 0, 1) });
}
