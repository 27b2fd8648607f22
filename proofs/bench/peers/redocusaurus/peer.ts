import path from 'node:path';
import { prepareSite, readVersions } from '../../harness/prepareSite';
import { readDocumentWords } from '../../harness/readWords';
import type { Peer } from '../../harness/types';
import { DOCUMENT_PROOF } from '../proofs';

/** The document as the page that redocusaurus adds to a Docusaurus site. */
export const redocusaurus: Peer = {
  id: 'redocusaurus',
  title: 'Docusaurus + redocusaurus',
  scope: 'document',
  proof: DOCUMENT_PROOF,
  build: (context) => {
    const folder = prepareSite(context, {
      id: 'redocusaurus',
      build: (_site, run) => run('npx', ['--no-install', 'docusaurus', 'build']),
    });
    return {
      folder: path.join(folder, 'build'),
      route: '/api/',
      versions: readVersions(folder, ['redocusaurus', '@docusaurus/core', 'redoc']),
      words: readDocumentWords(context.document),
    };
  },
};
