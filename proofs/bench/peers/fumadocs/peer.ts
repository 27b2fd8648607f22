import path from 'node:path';
import { prepareSite, readVersions } from '../../harness/prepareSite';
import { readDocumentWords } from '../../harness/readWords';
import type { Peer } from '../../harness/types';
import { OPERATION, OPERATION_PROOF } from '../proofs';

/** One of the pages that Fumadocs makes of the document, exported to static files by Next.js. */
export const fumadocs: Peer = {
  id: 'fumadocs',
  title: 'Fumadocs OpenAPI (one operation)',
  scope: 'operation',
  proof: OPERATION_PROOF,
  build: (context) => {
    const folder = prepareSite(context, {
      id: 'fumadocs',
      build: (_site, run) => run('npx', ['--no-install', 'next', 'build']),
    });
    return {
      folder: path.join(folder, 'out'),
      route: '/docs/cobv/cobv/txid/put',
      versions: readVersions(folder, ['fumadocs-openapi', 'fumadocs-ui', 'next']),
      words: readDocumentWords(context.document, OPERATION),
    };
  },
};
