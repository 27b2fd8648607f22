import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runIn } from '../../harness/prepareSite';
import { readDocumentWords, readGuideWords } from '../../harness/readWords';
import type { BuiltPage, Context, Peer } from '../../harness/types';
import { DOCUMENT_PROOF } from '../proofs';

/** The guide that is also built with plain Docusaurus: prose and tables, no part of ours in it. */
export const GUIDE = {
  source: 'apps/portal/docs/frontier/introducao.mdx',
  route: '/docs/frontier/introducao',
  proof: 'O que é emitido',
};

export const ours: readonly Peer[] = [
  {
    id: 'ours-guide',
    title: 'ours: a plain guide',
    scope: 'guide',
    proof: GUIDE.proof,
    build: (context) => ({
      ...buildSite(context),
      route: GUIDE.route,
      words: readGuideWords(path.join(context.repository, GUIDE.source)),
    }),
  },
  {
    id: 'ours-api',
    title: 'ours: emissao/api',
    scope: 'contract',
    proof: 'Criar solicitação',
    build: (context) => ({
      ...buildSite(context),
      route: '/docs/frontier/emissao/api',
      words: readDocumentWords(path.join(context.repository, 'specs/emissao.yaml')),
    }),
  },
  {
    id: 'ours-pix',
    title: 'ours: Pix in the site',
    scope: 'document',
    proof: DOCUMENT_PROOF,
    build: (context) => ({
      ...buildSite(context),
      route: '/docs/frontier/pix/api',
      words: readDocumentWords(context.document),
    }),
  },
  {
    id: 'ours-reference',
    title: 'ours: Pix by `reference`',
    scope: 'document',
    proof: DOCUMENT_PROOF,
    build: (context) => {
      const folder = path.join(context.work, 'ours-reference');
      runIn(context.repository)(process.execPath, [
        'packages/reference/dist/command/bin.js',
        context.document,
        '--out',
        path.join(folder, 'index.html'),
      ]);
      return {
        folder,
        route: '/',
        versions: readCommit(context),
        words: readDocumentWords(context.document),
      };
    },
  },
];

let site: Pick<BuiltPage, 'folder' | 'versions'> | undefined;

/** Always built afresh, once a run: a page of an older tree would be measured as this one. */
function buildSite(context: Context): Pick<BuiltPage, 'folder' | 'versions'> {
  if (site) return site;
  console.error('ours: building');
  const folder = path.join(context.work, 'ours');
  const run = runIn(context.repository, { FRONTIER_EXTRA_SPEC_PIX: context.document });
  run('npm', ['run', '--silent', 'build', '--', '--out-dir', folder]);
  site = { folder, versions: readCommit(context) };
  return site;
}

function readCommit({ repository }: Context): string {
  const args = ['describe', '--always', '--dirty', '--exclude', '*'];
  return execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
}
