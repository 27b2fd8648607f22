import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * npm run proofs -- twins: tokens of the built pages and of their text twins, by kind of page. Counts one token per
 * four characters, the usual estimate; Portuguese and code need slightly more in both.
 */
const BUILD = path.resolve(__dirname, '../../build');
const CHARACTERS = 4;

const KINDS: readonly (readonly [name: string, of: RegExp])[] = [
  ['references', /\/api$/],
  ['guides', /^\/docs/],
  ['others', /./],
];

const sizes = new Map<string, { pages: number; html: number; twin: number }>();
for (const name of readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).sort()) {
  const route = `/${name.replace(/\.html$/, '')}`;
  const twin = path.join(BUILD, `${route}.md`);
  const html = path.join(BUILD, `${route}.html`);
  if (!name.endsWith('.html') || route.includes('/api/') || !existsSync(twin)) continue;
  const kind = KINDS.find(([, of]) => of.test(route))?.[0] ?? '';
  const known = sizes.get(kind) ?? { pages: 0, html: 0, twin: 0 };
  sizes.set(kind, {
    pages: known.pages + 1,
    html: known.html + countTokens(html),
    twin: known.twin + countTokens(twin),
  });
}

console.log('tokens (characters / 4)   pages       HTML       twin   part');
for (const [kind, { html, pages, twin }] of sizes) {
  const part = `${((100 * twin) / html).toFixed(1)} %`;
  const cells = [String(pages).padStart(7), String(html).padStart(11), String(twin).padStart(11)];
  console.log(`${kind.padEnd(24)}${cells.join('')}${part.padStart(9)}`);
}

function countTokens(file: string): number {
  return Math.round(readFileSync(file, 'utf8').length / CHARACTERS);
}
