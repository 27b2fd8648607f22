import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const { folder, read, remove, run, runProgram, write } = createCommandFolder();
const list = (name: string) => readdirSync(path.join(folder, name)).sort();

mkdirSync(path.join(folder, 'v2'));
write('Pedidos de compra.yaml', writeDocument('Pedidos', ['listar', 'criar']));
write(
  'index.yaml',
  writeDocument('<Usuários>').replace('version: "2"', 'version: "2", summary: A & B'),
);
write('v2/index.yaml', writeDocument('Usuários 2'));
write('bad.yaml', 'openapi: 3.1.0\ninfo: {title: Ruim, version: true}\npaths: {}\n');
const GOOD = ['Pedidos de compra.yaml', 'index.yaml', 'v2/index.yaml'];

afterAll(remove);

describe('several documents', () => {
  it('make a page each, named after their files, and one with a card for each', async () => {
    expect(await run([...GOOD, '--out', 'pages'])).toEqual({ status: 0, stderr: '', stdout: '' });
    expect(list('pages')).toEqual([
      'Pedidos-de-compra.html',
      'index-2-2.html',
      'index-2.html',
      'index.html',
      'reference.css',
      'reference.js',
      'search.js',
    ]);
    const index = read('pages/index.html');
    const cards = index.match(/<li>.*?<\/li>/g) ?? [];
    expect(cards).toEqual([
      '<li><h2><a href="Pedidos-de-compra.html">Pedidos</a></h2><p class="s-facts"><span>Version 2</span> <span>2 operations</span></p></li>',
      '<li><h2><a href="index-2.html">&lt;Usuários&gt;</a></h2><p class="s-facts"><span>Version 2</span> <span>1 operation</span></p><p>A &amp; B</p></li>',
      '<li><h2><a href="index-2-2.html">Usuários 2</a></h2><p class="s-facts"><span>Version 2</span> <span>1 operation</span></p></li>',
    ]);
    expect(read('pages/index-2.html')).toContain(
      '<a href="index.html"><span>API references</span>',
    );
    expect(read('pages/index-2.html')).toContain('id="listar"');
  });

  it.each(['tag', 'operation'])('make a folder each in layout %s', async (layout) => {
    const args = ['--layout', layout, '--out', layout, '--lang', 'pt', '--title', 'ACME'];
    expect(await run([...GOOD, ...args])).toEqual({ status: 0, stderr: '', stdout: '' });
    expect(list(layout)).toEqual([
      'Pedidos-de-compra',
      'index-2',
      'index-2-2',
      'index.html',
      'redirect.js',
      'reference.css',
      'reference.js',
      'search.js',
    ]);
    expect(list(`${layout}/index-2`)).toEqual(['index.html', 'listar.html', 'tudo.html']);
    expect(read(`${layout}/index.html`)).toContain('<h1>ACME</h1>');
    expect(read(`${layout}/index.html`)).toContain('<a href="Pedidos-de-compra/index.html">');
    const first = read(`${layout}/index-2/index.html`);
    expect(first).toContain('<title>&lt;Usuários&gt; | ACME</title>');
    expect(first).toContain('<a href="../index.html"><span>ACME</span></a>');
    expect(first).toContain('href="../reference.css"');
    const redirect = read(`${layout}/index-2/${layout === 'tag' ? 'listar' : 'tudo'}.html`);
    expect(redirect).toContain('src="../redirect.js"');
  });

  it('lead to each other and to their versions from every page, without a script', async () => {
    const versions = ['1.9', '1.10'].map((version) =>
      write(`p${version}.yaml`, writeDocument('Pedidos').replace('"2"', `"${version}"`)),
    );
    const files = [...versions, write('c.yaml', writeDocument('Contas'))];
    const args = ['--layout', 'operation', '--out', 'versions'];
    expect((await run([...files, ...args])).stderr).toBe('');
    const page = read('versions/p1.9/listar.html');
    const lists = page.match(/<ul>(?:<li><a href="\.\.[^>]+>[^<]+<\/a><\/li>)+<\/ul>/g) ?? [];
    expect(lists).toEqual([
      '<ul><li><a href="../p1.9/index.html" aria-current="true">Pedidos</a></li><li><a href="../c/index.html">Contas</a></li></ul>',
      '<ul><li><a href="../p1.10/index.html">1.10</a></li><li><a href="../p1.9/index.html" aria-current="true">1.9</a></li></ul>',
    ]);
    expect(page).toContain('| Pedidos 1.9 | API references</title>');
    expect(read('versions/c/listar.html')).not.toContain('data-switch="version"');
    const cards = read('versions/index.html').match(/<li>.*?<\/li>/g) ?? [];
    expect(cards).toHaveLength(2);
    expect(cards[0]).toContain('<h2><a href="p1.10/index.html">Pedidos</a></h2>');
    expect(cards[0]).toContain('Other versions: <a href="p1.9/index.html">1.9</a>');
  });

  it('replace what was written before, and leave it where one of them has a fault', async () => {
    expect((await run([...GOOD, '--out', 'kept'])).status).toBe(0);
    const { status, stderr } = await run(['bad.yaml', 'index.yaml', 'none.yaml', '--out', 'kept']);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^2 faults in the specifications:\n\n\[bad] bad\.yaml:2:\d+ [\s\S]+\n\n\[none] none\.yaml\n/,
    );
    expect(list('kept')).toContain('Pedidos-de-compra.html');
    // As any folder that this user makes: whoever serves it must be able to read it.
    expect(statSync(path.join(folder, 'kept')).mode & 0o777).toBe(0o777 & ~process.umask());
    expect((await run(['index.yaml', 'v2/index.yaml', '--out', 'kept'])).status).toBe(0);
    expect(list('kept')).not.toContain('Pedidos-de-compra.html');
  });

  it('want a folder, and standard input only once', async () => {
    expect((await run(['index.yaml', 'v2/index.yaml'])).stderr).toContain('give it with --out');
    const { status, stderr } = await run(['-', '-', '--out', 'twice']);
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining('standard input (-) is one document; name it once.'),
    ]);
    expect(runProgram(['index.yaml', '-', '--out', 'once'], writeDocument('Enviado')).status).toBe(
      0,
    );
    expect(read('once/index.html')).toContain('<a href="standard-input.html">Enviado</a>');
  });
});
