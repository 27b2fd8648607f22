import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { checkMoves } from '../checkMoves';

const FILES: Readonly<Record<string, string>> = {
  'docs/a.html':
    '<h2 id=b><span id=velha class=moved></span>B</h2><a href=/docs/c#d>d</a><p id=regra-1></p>',
  'docs/c.html': '<h2 id="não">Não</h2><table><tr id=ONB-01></table><a href="/docs/a#b">b</a>',
  'docs/gone.html': '<noscript><meta http-equiv="refresh" content="0; url=/docs/c"></noscript>',
};
const folder = makeTempFolder();
for (const [name, html] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), html);
}

function faultsOf(...addresses: readonly (readonly [old: string, target: string])[]): string[] {
  const moves = addresses.map(([old, target], at) => {
    const [route = '', anchor = ''] = old.split('#');
    return { route, anchor, target, place: `e.yml:${at + 1}` };
  });
  try {
    checkMoves(folder, moves);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
}

it('takes addresses that moved to pages and places that are there', () => {
  expect(
    faultsOf(
      ['/docs/gone', '/docs/c'],
      ['/docs/gone#x', '/docs/c#não'],
      ['/docs/a#velha', '/docs/a#b'],
      ['/docs/a#ONB-*', '/docs/c#ONB-*'],
    ),
  ).toEqual([]);
});

it.each([
  ['an anchor that is still there', '/docs/a#b', '/docs/c', 'the page still has the anchor "b"'],
  [
    'a pattern of anchors that are',
    '/docs/a#regra-*',
    '/docs/c#ONB-*',
    'the page still has the anchor "regra-1"',
  ],
  ['an anchor of no page', '/docs/z#b', '/docs/c', 'no page at /docs/z: say where all of it went'],
  ['a target that is no page', '/docs/gone', '/docs/z', 'no page at /docs/z'],
  ['a target that moved itself', '/docs/a#x', '/docs/gone', 'no page at /docs/gone'],
  ['a target without the place', '/docs/a#x', '/docs/c#z', 'no anchor "z" in /docs/c'],
  ['a place that moved itself', '/docs/c#x', '/docs/a#velha', 'no anchor "velha" in /docs/a'],
  ['a pattern of no place', '/docs/a#x-*', '/docs/c#x-*', 'no anchor "x-*" in /docs/c'],
])('refuses %s with file and line', (_what, old, target, fault) => {
  expect(faultsOf([old, target])[0]).toBe(`e.yml:1 ${old}: ${fault}`);
});

it('refuses a page that links to an old place', () => {
  expect(faultsOf(['/docs/c#d', '/docs/c#não'])).toEqual([
    '/docs/a.html: the link /docs/c#d moved to /docs/c#não',
  ]);
});
