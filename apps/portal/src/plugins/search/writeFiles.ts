import { createHash } from 'node:crypto';
import type { SearchData } from '@frontier/search';
import { FOLDER, INDEX, type SearchManifest } from '@frontier/search';

/** A file of the built site, by its address. */
export interface SearchFile {
  readonly address: string;
  readonly text: string;
}

/**
 * The search's data as files: one at a fixed address, which names the others; theirs change with
 * what is in them, so that they may be kept for good.
 */
export function writeFiles(data: SearchData): SearchFile[] {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${FOLDER}/dados.${hash}.json`;
  const manifest: SearchManifest = { data: address };
  return [
    { address: INDEX, text: JSON.stringify(manifest) },
    { address, text },
  ];
}
