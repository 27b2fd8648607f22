import path from 'node:path';
import { prepareSite, readVersions } from '../../harness/prepareSite';
import { readDocumentWords } from '../../harness/readWords';
import type { Peer } from '../../harness/types';
import { OPERATION, OPERATION_PROOF } from '../proofs';

/** One of the pages that docusaurus-plugin-openapi-docs makes of the document. */
export const openapiDocs: Peer = {
  id: 'openapi-docs',
  title: 'docusaurus-plugin-openapi-docs (one operation)',
  scope: 'operation',
  proof: OPERATION_PROOF,
  build: (context) => {
    const folder = prepareSite(context, {
      id: 'openapi-docs',
      build: (_site, run) => {
        run('npx', ['--no-install', 'docusaurus', 'gen-api-docs', 'all']);
        run('npx', ['--no-install', 'docusaurus', 'build']);
      },
    });
    return {
      folder: path.join(folder, 'build'),
      route: '/docs/pix/criar-cobranca-com-vencimento',
      versions: readVersions(folder, ['docusaurus-plugin-openapi-docs', '@docusaurus/core']),
      words: readDocumentWords(context.document, OPERATION),
    };
  },
};
