import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { BUILD, files, pages } from './support/readPages';

/** A style that depends on any element of the page. */
const OF_PAGE = /(?<![\w.-])(?:html|body|:root)[\w.#[\]="-]*:has\([^{]*/g;

it('has no style that makes the browser restyle the whole page for each new element', () => {
  const sheets = files.filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const found = sheets.flatMap(
    (name) => readFileSync(path.join(BUILD, name), 'utf8').match(OF_PAGE) ?? [],
  );
  expect(found).toEqual([]);
});

/** The page's own styles in the head, no other that the text waits for, and scripts of a low priority at the end. */
const ORDER =
  /^(?:(?!<link rel=stylesheet|<link rel=preload as=font).)*<style>.+?<\/style><\/head>.*(?:<script fetchpriority=low [^>]*defer[^>]*><\/script>)+<\/body>/s;

it('lets a page wait for its own styles only, and for no font and no script', () => {
  expect(pages.filter(({ html }) => !ORDER.test(html)).map(({ name }) => name)).toEqual([]);
});

it('gives no page more than 14 KiB of styles before its text, as servers send them', () => {
  const styles = pages.map(({ html }) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
  const longest = styles.sort((a, b) => b.length - a.length).slice(0, 3);
  for (const style of longest) expect(brotliCompressSync(style).length).toBeLessThan(14 * 1024);
});
