import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../scripts/test/tempFolder';
import { writeContractIndex } from '../../src/contracts/buildContractIndex';
import { embedParts } from '../../src/plugins/api-reference/embed/embedParts';
import { dropShownAdvice, findAdvice } from '../../src/plugins/api-reference/embed/fieldAdvice';
import { dataParts } from '../../src/plugins/markdown-pages/options';
import { listGuides } from '../../src/plugins/search/entries/listGuides';
import { findGuides, listGuideFiles } from '../../src/shared/findGuides';
import { drawSample } from '../support/drawSample';
import { indexSnapshots } from '../support/snapshots';
import { transformMdx } from '../support/transformMdx';

const DOCS = 'apps/portal/docs';
const renamed = path.join(makeTempFolder(), 'docs');
cpSync(DOCS, renamed, { recursive: true });
for (const name of listGuideFiles(DOCS)) {
  const file = path.join(renamed, name);
  const text = readFileSync(file, 'utf8').replace(/^(#{2,3} )(.+)$/gm, '$1Qz $2 zq');
  writeFileSync(file, text);
}

/** Gives headings and their anchors the names that they had. */
function restore(value: unknown): string {
  return JSON.stringify(value, (key, part) => (key === 'position' ? undefined : part))
    .replaceAll(/Qz | zq/g, '')
    .replaceAll(/qz-|-zq/g, '');
}

const sample = drawSample(listGuideFiles(DOCS), 12);

it.each(sample)('%s has the same content under other headings', (name) => {
  writeContractIndex(indexSnapshots());
  const write = (docs: string) => {
    const plugins = [dropShownAdvice, () => embedParts({ parts: dataParts })];
    return restore(transformMdx(readFileSync(path.join(docs, name), 'utf8'), plugins));
  };
  expect(write(renamed)).toBe(write(DOCS));
});

it.each([
  [
    'entries of the search',
    (docs: string) => listGuides(docs, { shown: new Map(), facts: indexSnapshots() }),
  ],
  ['guides of calls', (docs: string) => [...findGuides(docs)]],
  ['advice about fields', (docs: string) => [...findAdvice(docs)]],
])('%s are the same under other headings', (_what, read) => {
  expect(restore(read(renamed))).toBe(restore(read(DOCS)));
});
