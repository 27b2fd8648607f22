import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import { createInliner } from '../inlineStyles';

const folder = makeTempFolder();

function inline(css: string, link = '<link rel=stylesheet href=/base/a.css />'): string {
  writeFileSync(path.join(folder, 'a.css'), css);
  return createInliner(folder, '/base/')(`<head>${link}<link rel=icon href=/i></head>`);
}

it.each(['<link rel=stylesheet href=/base/a.css />', '<link rel="stylesheet" href="/base/a.css">'])(
  'puts the stylesheet where the page links to it: %s',
  (link) => {
    expect(inline('p{a:url(/b.png)}', link)).toBe(
      '<head><style>p{a:url(/b.png)}</style><link rel=icon href=/i></head>',
    );
  },
);

it('asks ahead for the first face and for no other', () => {
  const face = (name: string) => `@font-face{font-family:${name};src:url(/${name}.woff2)}`;
  expect(inline(face('text') + face('code')).match(/<link rel="preload"[^>]*>/g)).toEqual([
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/text.woff2">',
  ]);
});

it('ends its style where the styles end, and nowhere before', () => {
  const html = inline('p{content:"</style>"}');
  expect(html.match(/<\/style/g)).toHaveLength(1);
  expect(html).toContain(String.raw`"<\/style>"`);
});

it('refuses a sheet where an address depends on its folder', () => {
  expect(() => inline('p{background:url(../b.png)}')).toThrow(/a\.css: url\(\.\.\/b\.png\)/);
});
