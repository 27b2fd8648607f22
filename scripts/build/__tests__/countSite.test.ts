import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { countSite } from '../countSite';

const FILES: Readonly<Record<string, string>> = {
  'sitemap.xml':
    '<loc>https://docs.example/</loc><loc>https://docs.example/a</loc><loc>https://docs.example/b</loc>',
  'llms.txt': '- [A](https://docs.example/a.md): texto\n- [Fora](https://other.example/x.md)\n',
  'index.html': '<p>Início</p>',
  'a.html': `<head><link rel=stylesheet href=/assets/css/s.css><link rel=canonical href=https://docs.example/a>
    <link rel=alternate hreflang=pt href=https://docs.example/nenhuma><link rel=preconnect href=https://docs.example/nada>
    <meta property=og:image content=https://docs.example/img/a.png>
    <link rel=preload as=font href=/assets/f.woff2>
    <script src=/assets/js/main.js defer></script></head>
    <a href=/b>página</a><a href="contratos/b.yaml">contrato</a><a href="https://other.example/100%.zip">fora</a>
    <img srcset="/img/1.png 1x, /img/2%C3%A9.png 2x" src="data:image/png;base64,"><code>&lt;img src=/nada.png&gt;</code>`,
  'b/index.html': '<script src="../assets/js/main.js?v=1"></script>',
  'a.md': '# A',
  'contratos/b.yaml': 'openapi: 3.1.0',
  'assets/css/s.css': ".a{background:url('../fundo.svg#x')}",
  'assets/fundo.svg': '<svg/>',
  'assets/f.woff2': 'f',
  'assets/js/main.js': 'fetch(r.p+"assets/ilhas/x.1a2b.json")',
  'assets/ilhas/x.1a2b.json': '{}',
  'img/a.png': 'a',
  'img/1.png': '1',
  'img/2é.png': '2',
};
let folder = '';

beforeEach(() => {
  folder = makeTempFolder(FILES);
});

it('finds a whole site whole, and asks for nothing of others', () => {
  expect(countSite(folder)).toEqual({ pages: 3, files: Object.keys(FILES).length });
});

it.each([
  ['index.html', '/, which /sitemap.xml needs'],
  ['b/index.html', '/b, which /sitemap.xml needs'],
  ['a.md', '/a.md, which /llms.txt needs'],
  ...[
    'contratos/b.yaml',
    'assets/css/s.css',
    'assets/f.woff2',
    'assets/js/main.js',
    'img/a.png',
  ].map((name) => [name, `/${name}, which /a.html needs`]),
  ['assets/fundo.svg', '/assets/fundo.svg, which /assets/css/s.css needs'],
  ['assets/ilhas/x.1a2b.json', '/assets/ilhas/x.1a2b.json, which /assets/js/main.js needs'],
  ['img/2é.png', '/img/2%C3%A9.png, which /a.html needs'],
])('misses %s, whether it is gone or empty', (name, told) => {
  writeFileSync(path.join(folder, name), '');
  expect(() => countSite(folder)).toThrow(`It lacks\n- ${told}`);
  rmSync(path.join(folder, name));
  expect(() => countSite(folder)).toThrow(`It lacks\n- ${told}`);
});

it('refuses a site without a list of its pages', () => {
  rmSync(path.join(folder, 'sitemap.xml'));
  expect(() => countSite(folder)).toThrow('any page in /sitemap.xml');
});
