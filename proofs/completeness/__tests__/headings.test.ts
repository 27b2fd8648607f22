import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../apps/portal/portal.config';
import { renderFile } from './support';

const FOLDER = 'packages/reference/fixtures/features';
const fixtures = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => path.join(FOLDER, file));
const contracts = portal.services.map(({ snapshot }) => snapshot);

interface Heading {
  /** 0 for captions, and for what parts them: names of tabs, and folds. */
  readonly level: number;
  readonly text: string;
}

/** What reads as a heading, in its order. */
function headingsOf(node: Tree.Node): Heading[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  const names = 'attrs' in node ? node.attrs.flatMap(({ value }) => value.split(' ')) : [];
  if (names.includes('r-nav') || names.includes('r-tools')) return [];
  const isCaption = names.includes('r-caption');
  const level = Number(/^h([1-6])$/.exec(node.nodeName)?.[1] ?? 0);
  if (level > 0 || isCaption || ['legend', 'label'].includes(node.nodeName)) {
    return [{ level, text: textOf(node).trim().toLowerCase() }];
  }
  // A fold parts what is in it from what is before it; its own name may be that of the next.
  const parted = node.nodeName === 'details' ? [{ level: 0, text: '' }] : [];
  return [...parted, ...children.flatMap(headingsOf)];
}

function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  if (node.nodeName === 'button' || !('childNodes' in node)) return '';
  return node.childNodes.map(textOf).join('');
}

/** Those that say what the one before says; the document's own title stands apart, over its card. */
function repeated(headings: readonly Heading[]): string[] {
  const pairs = headings.map((heading, index) => [headings[index - 1], heading] as const);
  return pairs.flatMap(([before, { text }]) =>
    text !== '' && before?.text === text && before.level !== 1 ? [text] : [],
  );
}

describe.each([...contracts, ...fixtures])('the headings of %s', (file) => {
  it('never say the same twice in a row, and skip no level', async () => {
    const headings = headingsOf(parse((await renderFile(file)).html));
    const levels = headings.map(({ level }) => level).filter((level) => level > 0);
    expect(repeated(headings)).toEqual([]);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});
