import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { writeContractIndex } from '../../src/contracts/buildContractIndex';
import { embedParts } from '../../src/plugins/api-reference/embed/embedParts';
import { dataParts } from '../../src/plugins/markdown-pages/options';
import { listGuides } from '../../src/plugins/search/entries/listGuides';
import { findGuides, listGuideFiles } from '../../src/shared/findGuides';
import { drawSample } from '../support/drawSample';
import { indexSnapshots } from '../support/snapshots';
import { transformMdx } from '../support/transformMdx';

const DOCS = 'apps/portal/docs';
const sample = drawSample(listGuideFiles(DOCS), 12);
const original = copyGuides((text) => text);
const renamed = copyGuides((text) => text.replace(/^(#{2,3} )(.+)$/gm, '$1Qz $2 zq'));

function copyGuides(change: (text: string) => string): string {
  const guides = sample.map((name) => {
    return [`docs/${name}`, change(readFileSync(path.join(DOCS, name), 'utf8'))];
  });
  return path.join(makeTempFolder(Object.fromEntries(guides)), 'docs');
}

/** Gives headings and their anchors the names that they had. */
function restore(value: unknown): string {
  return JSON.stringify(value, (key, part) => (key === 'position' ? undefined : part))
    .replaceAll(/Qz | zq/g, '')
    .replaceAll(/qz-|-zq/g, '');
}

it.each(sample)('%s has the same content under other headings', (name) => {
  writeContractIndex(indexSnapshots());
  const write = (docs: string) => {
    const plugins = [() => embedParts({ parts: dataParts })];
    return restore(transformMdx(readFileSync(path.join(docs, name), 'utf8'), plugins));
  };
  expect(write(renamed)).toBe(write(original));
});

it.each([
  [
    'entries of the search',
    (docs: string) => listGuides(docs, { shown: new Map(), facts: indexSnapshots() }),
  ],
  ['guides of calls', (docs: string) => [...findGuides(docs)]],
])('%s are the same under other headings', (_what, read) => {
  expect(restore(read(renamed))).toBe(restore(read(original)));
});
