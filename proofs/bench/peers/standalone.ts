import { cpSync } from 'node:fs';
import path from 'node:path';
import { prepareSite, readVersions } from '../harness/prepareSite';
import { readDocumentWords } from '../harness/readWords';
import type { Peer } from '../harness/types';
import { DOCUMENT_PROOF } from './proofs';

/** A renderer that is a script and a page which names the document. */
export interface Standalone {
  readonly id: string;
  readonly title: string;
  readonly package: string;
  /** What the page needs, from the site's folder; folders are copied whole. */
  readonly files: readonly string[];
  /** Changes made to the copies. */
  readonly adapt?: (folder: string) => void;
}

/** Copies a renderer's files and the document into one folder. */
export function standalonePeer({ adapt, files, id, title, package: name }: Standalone): Peer {
  return {
    id,
    title,
    scope: 'document',
    proof: DOCUMENT_PROOF,
    build: (context) => {
      const site = prepareSite(context, {
        id,
        build: (from) => {
          const to = path.join(from, 'public');
          for (const file of [...files, 'openapi.yaml']) {
            cpSync(path.join(from, file), path.join(to, path.basename(file)), { recursive: true });
          }
          adapt?.(to);
        },
      });
      return {
        folder: path.join(site, 'public'),
        route: '/',
        versions: readVersions(site, [name]),
        words: readDocumentWords(context.document),
      };
    },
  };
}
