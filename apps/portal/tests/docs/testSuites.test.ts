import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FILE_LANGUAGES } from '../../src/plugins/markdown/showFiles';
import { findSyntaxErrors } from './support/findSyntaxErrors';

const PAGE = 'apps/portal/docs/frontier/sandbox/testes.mdx';
const SUITES = 'apps/portal/static/testes';
const files = readdirSync(SUITES, { recursive: true, encoding: 'utf8' })
  .filter((name) => path.extname(name) !== '')
  .sort();

/* `npm run proofs -- frameworks` runs them. */
it('files of suites are shown or given on their page, all of them', () => {
  const page = readFileSync(PAGE, 'utf8');
  const named = [...page.matchAll(/(?:file|href)="\/testes\/([^"]+)"/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(files);
});

it.each(files)('%s has no fault of syntax', async (name) => {
  const language = FILE_LANGUAGES[path.extname(name).slice(1)] ?? '';
  const code = readFileSync(path.join(SUITES, name), 'utf8');
  expect(await findSyntaxErrors(language, code)).toEqual([]);
});
