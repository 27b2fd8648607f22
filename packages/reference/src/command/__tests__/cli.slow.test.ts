import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const { folder, read, remove, run, runProgram, write } = createCommandFolder();

afterAll(remove);

const GOOD = `openapi: 3.1.0
info: {title: API de pedidos, version: "2"}
paths:
  /pedidos:
    get: {operationId: listarPedidos, tags: [Pedidos], summary: Listar pedidos, responses: {"200": {description: Feito}}}
    post: {operationId: criarPedido, tags: [Pedidos], summary: Criar pedido, responses: {"201": {description: Criado}}}
`;
const LONG = writeDocument(
  'API longa',
  Array.from({ length: 20 }, (_, index) => `listar${index}`),
);
const BAD = `openapi: 3.1.0
info: {title: API de pedidos, version: true}
paths:
  pedidos:
    get: {responses: {"200": {$ref: "#/components/responses/Nada"}}}
`;

describe('reference command', () => {
  it('writes one page that carries everything it needs', async () => {
    const { status, stderr } = await run([write('a.yaml', GOOD), '--out', 'novo/pagina.html']);
    expect([status, stderr]).toEqual([0, '']);
    const html = read('novo/pagina.html');
    expect(html).toContain('id="criarPedido"');
    expect(html).toContain('<title>API de pedidos</title>');
    expect(html).not.toMatch(/<(script|img|iframe|link)[^>]+(src|href)="(?!data:)/);
    expect(readdirSync(path.join(folder, 'novo'))).toEqual(['pagina.html']);
  });

  it('allows by its policy the style and the scripts it carries, and no other', async () => {
    const { stdout } = await run([write('a.yaml', LONG)]);
    const policy = /Content-Security-Policy" content="([^"]+)"/.exec(stdout)?.[1] ?? '';
    for (const [tag, directive, count] of [
      ['style', 'style-src', 1],
      // The page's own, its search, and the one that pauses the parser.
      ['script', 'script-src', 3],
    ] as const) {
      const pieces = stdout.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'));
      const hashes = [...new Set([...pieces].map(([, text = '']) => text))].map(
        (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(hashes).toHaveLength(count);
      expect(policy).toContain(`${directive} ${hashes.join(' ')};`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(stdout).not.toMatch(/<[^>]+ (style|on\w+)="/);
  });

  it('reads standard input when no document is named', () => {
    const { status, stdout } = runProgram([], GOOD);
    expect(status).toBe(0);
    expect(stdout).toContain('id="listarPedidos"');
  });

  it('says every fault with its line and leaves what was there', async () => {
    write('antes.html', 'antes');
    const { status, stderr, stdout } = await run([write('b.yaml', BAD), '--out', 'antes.html']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('3 faults');
    expect(stderr).toMatch(
      /b\.yaml:2:31 #\/info\/version\n {2}2 \| .+\n {4}\| +\^{7}\n {2}expected: .+\n {2}found: true\n/,
    );
    expect(stderr).toMatch(/b\.yaml:4:\d+ #\/paths\/pedidos\n/);
    expect(stderr).toMatch(/b\.yaml:5:\d+ .+\$ref\n[\s\S]*how to fix: /);
    expect(stderr).not.toMatch(/[à-ÿ]|esperado|encontrado|corrigir/i);
    expect(read('antes.html')).toBe('antes');
  });

  it('warns of what is most likely not meant, and writes the reference all the same', async () => {
    const slips = GOOD.replace('post:', 'pots:').replace(
      '/pedidos:',
      '/antes: {get: {operationId: listarPedidos, summary: Antes}}\n  /pedidos:',
    );
    const { status, stderr } = await run([write('s.yaml', slips), '--out', 's.html']);
    expect(status).toBe(0);
    expect(stderr).toContain('2 warnings about the specifications:');
    expect(stderr).toContain('s.yaml:6:');
    expect(stderr).toContain('Did you mean post?');
    const ids = [...read('s.html').matchAll(/<article[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.toSorted()).toEqual(['listarPedidos', 'listarPedidos-2']);
    const args = ['s.yaml', '--layout', 'operation', '--out', 's', '--lang', 'pt'];
    expect((await run(args)).stderr).toContain('2 avisos sobre as especificações:');
    expect(readdirSync(path.join(folder, 's'))).toContain('listarPedidos-2.html');
  });

  it('says what versions it reads when standard input is empty', () => {
    const { status, stderr } = runProgram([], '');
    expect(status).toBe(1);
    expect(stderr).toContain('OpenAPI 3.0, 3.1 or 3.2');
  });

  it('names a document it cannot find', async () => {
    const { status, stderr } = await run(['nada.yaml']);
    expect(status).toBe(1);
    expect(stderr).toContain('nada.yaml');
    expect(stderr).toContain('Check the path');
  });

  it.each(['tag', 'operation'])(
    'writes a folder of pages and redirects in layout %s',
    async (layout) => {
      const args = [write('a.yaml', GOOD), '--layout', layout, '--out', layout];
      expect(await run(args)).toEqual({ status: 0, stderr: '', stdout: '' });
      const files = readdirSync(path.join(folder, layout)).sort();
      expect(files).toEqual([
        'criarPedido.html',
        'index.html',
        'listarPedidos.html',
        'pedidos.html',
        'redirect.js',
        'reference.css',
        'reference.js',
        'search.js',
      ]);
      const [own, other] =
        layout === 'tag' ? ['pedidos', 'criarPedido'] : ['criarPedido', 'pedidos'];
      expect(read(`${layout}/${own}.html`)).toContain('id="criarPedido"');
      expect(read(`${layout}/${other}.html`)).toContain('data-target="');
      expect(read(`${layout}/index.html`)).toContain(`href="${own}.html#criarPedido"`);
      expect((await run(args)).status).toBe(0);
    },
  );

  it('replaces no folder that holds something else', async () => {
    mkdirSync(path.join(folder, 'meu'));
    write('meu/notas.txt', 'notas');
    const { status, stderr } = await run([
      write('a.yaml', GOOD),
      '--layout',
      'tag',
      '--out',
      'meu',
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain('holds other things');
    expect(readdirSync(path.join(folder, 'meu'))).toEqual(['notas.txt']);
  });

  it('says its version', async () => {
    const { version } = JSON.parse(readFileSync('packages/reference/package.json', 'utf8'));
    expect(await run(['--version'])).toEqual({ status: 0, stderr: '', stdout: `${version}\n` });
  });

  it('explains itself', async () => {
    const { status, stdout } = await run(['--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Writes the reference/);
  });

  it('speaks the language asked for', () => {
    const { status, stderr } = runProgram(['--lang', 'pt'], BAD);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^3 falhas nas especificações:\n\n\[entrada padrão\] entrada padrão:2:/);
  });

  it('speaks any language of a file of labels', async () => {
    const labels = { extends: 'en', language: 'fr', operations: 'Opérations', darkMode: '<b>' };
    const file = write('fr.json', JSON.stringify(labels));
    const { status, stdout } = await run([write('a.yaml', GOOD), '--labels', file]);
    expect(status).toBe(0);
    expect(stdout).toContain('<html lang="fr"');
    expect(stdout).toContain('aria-label="Opérations"');
    expect(stdout).toContain('&lt;b&gt;</button>');
    expect(stdout).not.toContain('<b></button>');
  });

  it('refuses labels that are not right', () => {
    const wrong = write('wrong.json', '{"extends": "pt", "copy": 1, "kopieren": "x"}');
    expect(runProgram(['--labels', wrong], GOOD)).toEqual({
      status: 1,
      stderr:
        'wrong.json: 2 falhas nos rótulos:\n  kopieren: desconhecido\n  copy: esperado um texto, encontrado: 1\n',
      stdout: '',
    });
  });

  it('says everything wrong with the command line', async () => {
    const { status, stderr } = await run([
      'a.yaml',
      'b.yaml',
      '--layout',
      'pages',
      '--lang',
      'xx',
      '--quiet',
      '--out',
    ]);
    expect(status).toBe(2);
    for (const part of [
      '--layout pages: use page, tag, operation.',
      '--lang xx: use en, pt, es.',
      '--quiet: unknown option.',
      '--out: give a file or a folder.',
      'several documents make a folder; give it with --out.',
    ]) {
      expect(stderr).toContain(part);
    }
    expect((await run(['a.yaml', '--layout', 'tag'])).stderr).toContain(
      'give their folder with --out',
    );
    expect(existsSync(path.join(folder, 'reference.css'))).toBe(false);
  });
});
