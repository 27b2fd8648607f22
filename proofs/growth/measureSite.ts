import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from '@frontier/reference';
import { type Measurement, measureProcess } from './measureProcess';

const ROOT = path.resolve(__dirname, '../..');
const SITE = path.join(ROOT, 'apps/portal');
const BIN = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/**
 * Builds the whole site with one document more, in a process of its own; counts the pages of that
 * document only.
 *
 * @param folder for the output, emptied by the caller.
 * @throws {Error} with what the build said, when it fails.
 */
export function measureSite(document: string, layout: Layout, folder: string): Measurement {
  const out = path.join(folder, 'site');
  const pages = path.join(out, 'docs/frontier/crescimento/api');
  return measureProcess(
    [BIN, 'build', SITE, '--out-dir', path.relative(SITE, out)],
    { FRONTIER_EXTRA_SPEC_CRESCIMENTO: document, FRONTIER_LAYOUT_CRESCIMENTO: layout },
    folder,
    () => [
      `${pages}.html`,
      ...(existsSync(pages) ? readdirSync(pages).map((name) => path.join(pages, name)) : []),
    ],
  );
}
