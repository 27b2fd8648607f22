import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareSite, readVersions } from '../../harness/prepareSite';
import { readGuideWords } from '../../harness/readWords';
import type { Peer } from '../../harness/types';
import { GUIDE } from '../ours/peer';

/** A part of ours, alone on its line or inside a sentence. */
const USES_PARTS = /^(?:<|import )|<[A-Z]\w* [^>]*\/>/m;

/**
 * One of our guides, word for word, as Docusaurus shows it by itself; the others that use no part of
 * ours stand beside it, for a sidebar and for links that work.
 */
export const docusaurusGuide: Peer = {
  id: 'docusaurus-guide',
  title: 'a plain Docusaurus guide',
  scope: 'guide',
  proof: GUIDE.proof,
  build: (context) => {
    const guides = listPlainGuides(context.repository);
    const folder = prepareSite(context, {
      id: 'docusaurus-guide',
      inputs: guides.map((guide) => path.join(context.repository, guide)),
      build: (site, run) => {
        for (const guide of guides) {
          cpSync(path.join(context.repository, guide), path.join(site, guide));
        }
        run('npx', ['--no-install', 'docusaurus', 'build']);
      },
    });
    return {
      folder: path.join(folder, 'build'),
      route: GUIDE.route,
      versions: readVersions(folder, ['@docusaurus/core']),
      words: readGuideWords(path.join(context.repository, GUIDE.source)),
    };
  },
};

function listPlainGuides(repository: string): string[] {
  return readdirSync(path.join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join('docs', file))
    .filter((guide) => !USES_PARTS.test(readFileSync(path.join(repository, guide), 'utf8')))
    .sort();
}
