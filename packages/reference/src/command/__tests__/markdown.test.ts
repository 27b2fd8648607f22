import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { say } from '../../labels/faults/index.js';
import { LANGUAGES } from '../../labels/languageTables.js';
import { parseArguments } from '../parseArguments.js';
import { createCommandFolder, writeDocument } from './commandFolder.js';

const { folder, read, remove, run, write } = createCommandFolder();
afterAll(remove);

describe('--format markdown', () => {
  it('writes one file, or standard output, in the language asked for', async () => {
    const document = write('a.yaml', writeDocument('Pedidos'));
    const { status, stdout } = await run([document, '--format', 'markdown', '--lang', 'pt']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^# Pedidos\n\n- Versão: `2`\n[\s\S]*`GET \/listar`[\s\S]*#### Resposta: 200\n/,
    );
    await run([document, '--format', 'markdown', '--lang', 'pt', '--out', 'a.md']);
    expect(read('a.md')).toBe(stdout);
  });

  it('writes a folder of several documents, and again where it was', async () => {
    const files = [write('b.yaml', writeDocument('Um')), write('c.yaml', writeDocument('Dois'))];
    const args = [
      ...files,
      '--format',
      'markdown',
      '--layout',
      'operation',
      '--title',
      'ACME',
      '--out',
      'pasta',
    ];
    expect(await run(args)).toEqual({ status: 0, stdout: '', stderr: '' });
    expect((await run(args)).status).toBe(0);
    expect(readdirSync(path.join(folder, 'pasta'))).toEqual(['b', 'c', 'index.md']);
    expect(readdirSync(path.join(folder, 'pasta/b'))).toEqual(['index.md', 'listar.md']);
    expect(read('pasta/index.md')).toMatch(
      /^# ACME\n\n- \[Um\]\(b\/index\.md\): Version 2 · 1 operation\n/,
    );
  });

  it('lists the versions of a document under the newest', async () => {
    const files = ['1.9', '1.10'].map((version) =>
      write(`v${version}.yaml`, writeDocument('Um').replace('"2"', `"${version}"`)),
    );
    await run([...files, '--format', 'markdown', '--out', 'versions']);
    expect(read('versions/index.md')).toMatch(
      /^# API references\n\n- \[Um\]\(v1\.10\.md\): Version 1\.10 · 1 operation\n {2}- Other versions: \[1\.9\]\(v1\.9\.md\)\n/,
    );
  });

  it('leaves a folder alone that holds other things', async () => {
    mkdirSync(path.join(folder, 'notas'));
    write('notas/index.md', '# Notas\n');
    const { status, stderr } = await run([
      'a.yaml',
      '--format',
      'markdown',
      '--layout',
      'tag',
      '--out',
      'notas',
    ]);
    expect(status).toBe(1);
    expect(stderr).toContain('holds other things');
    expect(read('notas/index.md')).toBe('# Notas\n');
  });

  it.each([
    [['--format', 'pdf'], '--format pdf: use html, markdown.'],
    [
      ['--format', 'markdown', '--serve'],
      '--serve: only with --format html; Markdown has neither a look nor a preview.',
    ],
    [
      ['--format', 'markdown', '--css', 'a.css'],
      '--css: only with --format html; Markdown has neither a look nor a preview.',
    ],
    [
      ['--format', 'markdown', '--title', 'ACME'],
      '--title: in Markdown only over a list of several documents.',
    ],
  ])('refuses %j', (args, said) => {
    const { faults, options } = parseArguments(['a.yaml', ...args]);
    expect(faults.map((fault) => say(fault, LANGUAGES[options.language]))).toEqual([said]);
  });
});
