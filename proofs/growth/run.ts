import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isLayout, type Layout } from '@frontier/reference';
import { stringify } from 'yaml';
import { generateDocument } from './generateDocument';
import type { Measurement } from './measureProcess';
import { measureRun } from './measureRun';
import { measureSite } from './measureSite';

/*
 * Writes the references of generated documents of growing size and prints time, memory and page
 * sizes of each. The exponent says how a figure grew since the size before: 1 is in step with the
 * number of operations, 2 with its square.
 *
 *   npm run proofs -- growth [--site --sizes 50,200,1000,5000 --layouts page,operation]
 *
 * With --site each document is one service more of the whole site, not a reference by itself.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '50,200,1000,5000' },
    layouts: { type: 'string', default: 'page,tag,operation' },
    site: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const layouts = values.layouts.split(',').filter(isLayout);
const measure = values.site ? measureSite : measureRun;
const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));

console.log(
  '| layout | operations | document MiB | time s | exponent | peak MiB | exponent | pages | HTML MiB | largest page KiB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
try {
  const documents = sizes.map(writeDocument);
  for (const layout of layouts) measureLayout(layout, documents);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface WrittenDocument {
  readonly file: string;
  readonly operations: number;
  readonly bytes: number;
}

function writeDocument(operations: number): WrittenDocument {
  const file = path.join(folder, `${operations}.yaml`);
  const text = stringify(generateDocument(operations), { aliasDuplicateObjects: false });
  writeFileSync(file, text);
  return { file, operations, bytes: Buffer.byteLength(text) };
}

function measureLayout(layout: Layout, documents: readonly WrittenDocument[]): void {
  let before: { readonly operations: number; readonly run: Measurement } | undefined;
  for (const { bytes, file, operations } of documents) {
    const out = mkdtempSync(path.join(folder, 'out-'));
    const run = measure(file, layout, out);
    rmSync(out, { recursive: true });
    const exponent = (figure: 'seconds' | 'memory') =>
      before
        ? (
            Math.log(run[figure] / before.run[figure]) / Math.log(operations / before.operations)
          ).toFixed(2)
        : '';
    console.log(
      `| ${[
        layout,
        operations,
        (bytes / 1024 / 1024).toFixed(1),
        run.seconds.toFixed(1),
        exponent('seconds'),
        run.memory.toFixed(0),
        exponent('memory'),
        run.pages,
        (run.total / 1024).toFixed(1),
        run.largest.toFixed(0),
      ].join(' | ')} |`,
    );
    before = { operations, run };
  }
}
