import path from 'node:path';
import type * as Highlighter from '../api-reference/render/highlightCode';
import { bundleModule } from '../bundleModule';

let loaded: Promise<typeof Highlighter> | undefined;

/** The reference's highlighter, bundled once a run. */
export function bundleHighlighter(siteDir: string): Promise<typeof Highlighter> {
  loaded ??= bundleModule(
    path.join(__dirname, '../api-reference/render/highlightCode.ts'),
    path.join(siteDir, '.docusaurus', 'static-code', 'highlighter.cjs'),
  );
  return loaded;
}
