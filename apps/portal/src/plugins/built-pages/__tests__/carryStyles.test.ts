import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { carryStyles, dropFaces } from '../carryStyles';
import { parseSheet, readSheets } from '../readStyles';

const folder = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function carry(html: string, css: string): string {
  return carryStyles(`${html}</body>`, () => parseSheet(css));
}

describe('a built page', () => {
  const head = (styles: string) => `<html><head>${styles}<link rel=icon href=/i></head><body>`;
  const script = '<script src=/a.js defer></script>';
  const sheet = '<link rel=stylesheet href=/a.css />';
  const page = `${head(sheet)}<p>`;

  it('carries its styles where it linked to the sheet, and ends with the link and the scripts', () => {
    expect(carry(`${head(sheet + script)}<p>`, 'p{a:b}h1{a:b}')).toBe(
      `${head('<style>p{a:b}</style>')}<p>${sheet}${script}</body>`,
    );
  });

  it('is refused without an end', () => {
    expect(() => carryStyles(page, () => [])).toThrow('</body>');
  });

  it('asks ahead for the first face and for no other', () => {
    const face = (name: string) =>
      `@font-face{font-family:${name};font-display:swap;src:url(/${name}.woff2) format("woff2")}`;
    const html = carry(page, face('text') + face('code'));
    expect(html).toContain(`<style>${face('text')}${face('code')}</style>`);
    expect(dropFaces(`p{a:b}${face('text')}`)).toBe('p{a:b}');
    expect(html.match(/<link rel="preload"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/text.woff2">',
    ]);
  });

  it('stays as it is without a stylesheet', () => {
    const redirect = '<!doctype html><meta http-equiv=refresh content="0; url=/b">';
    expect(carryStyles(redirect, () => [])).toBe(redirect);
  });

  it.each([
    ['class names of any kind', '<p class="a b\nc">', '.c{x:y}'],
    ['attributes without quotes', '<p id=a class=b>', '#a.b{x:y}'],
    ['elements of drawings', '<svg><clipPath>', 'clipPath{x:y}'],
    ['elements that browsers add', '<table><tr>', 'tbody tr{x:y}'],
    ['what is there without scripts', '<noscript><b>', 'b{x:y}'],
  ])('shows %s', (_what, body, css) => {
    expect(carry(page + body, css)).toContain(css);
    expect(carry(page, css)).not.toContain(css);
  });

  it('takes no text, comment or script for an element', () => {
    const body = '<!-- <b> --><script>"<b>"</script><p title="<b>">&lt;b>';
    expect(carry(page + body, 'b{x:y}')).not.toContain('x:y');
  });

  it('ends its style where the styles end, and nowhere before', () => {
    const html = carry(page, 'p[title="</style>"]{content:"</style>"}');
    expect(html.match(/<\/style/g)).toHaveLength(1);
    expect(html).toContain(String.raw`p[title="<\/style>"]`);
  });
});

describe('a sheet', () => {
  it('is read by the address that pages link to', () => {
    writeFileSync(path.join(folder, 'a.css'), 'p{background:url("data:image/png,x") url(/b.png)}');
    expect(readSheets(folder, '/base/')('/base/a.css')).toHaveLength(1);
  });

  it('is refused where an address in it depends on its folder', () => {
    writeFileSync(path.join(folder, 'b.css'), 'p{background:url(../b.png)}');
    expect(() => readSheets(folder, '/')('/b.css')).toThrow(/b\.css: url\(\.\.\/b\.png\)/);
  });
});
