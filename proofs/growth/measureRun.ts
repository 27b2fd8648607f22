import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from '@frontier/reference';
import { type Measurement, measureProcess } from './measureProcess';

const BIN = path.resolve(__dirname, '../../packages/reference/dist/command/bin.js');

/**
 * Writes one document's reference with the command, in a process of its own.
 *
 * @param folder for the output, emptied by the caller.
 * @throws {Error} with what the command said, when it fails.
 */
export function measureRun(document: string, layout: Layout, folder: string): Measurement {
  const out = path.join(folder, layout === 'page' ? 'pagina.html' : layout);
  return measureProcess([BIN, document, '--layout', layout, '--out', out], {}, folder, () =>
    layout === 'page'
      ? [out]
      : readdirSync(out)
          .filter((name) => name.endsWith('.html'))
          .map((name) => path.join(out, name)),
  );
}
