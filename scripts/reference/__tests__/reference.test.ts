import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { main } from '../main';

const folder = makeTempFolder();
const contract = path.join(folder, 'itens.yaml');
const faulty = path.join(folder, 'falha.yaml');
const misspelt = path.join(folder, 'grafia.yaml');
const GOOD = `openapi: 3.1.0
info: { title: Itens & <partes>, version: '1' }
paths:
  /itens:
    get: { operationId: listar, summary: Listar itens, responses: { '200': { description: Feito } } }
`;
writeFileSync(contract, GOOD);
writeFileSync(faulty, GOOD.replace("{ '200'", "{ '200': { description: A }, '200'"));
writeFileSync(misspelt, GOOD.replace('summary:', 'sumary:'));

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await main(args, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('npm run reference', () => {
  it('writes one page without requests, whose policy allows its style and script', async () => {
    const out = path.join(folder, 'itens.html');
    expect(await run(contract, '--out', out)).toEqual({ code: 0, text: '' });
    const html = readFileSync(out, 'utf8');
    expect(html).toContain('<title>Itens &amp; &lt;partes&gt;</title>');
    expect(html).toContain('id="listar"');
    expect(html).toMatch(
      /default-src 'none'; img-src data:; style-src 'sha256-\S+'; script-src 'sha256-\S+';/,
    );
    expect(html).not.toMatch(/(?:src|href)="(?!#|data:)/);
  });

  it('writes Markdown to a file that ends in .md', async () => {
    const out = path.join(folder, 'itens.md');
    expect((await run(contract, '--out', out)).code).toBe(0);
    expect(readFileSync(out, 'utf8')).toMatch(/^# Itens[\s\S]*`GET \/itens`/);
  });

  it('writes to the longest name of a file, and says which file it cannot write', async () => {
    const longest = path.join(folder, `${'a'.repeat(252)}.md`);
    expect(await run(contract, '--out', longest)).toEqual({ code: 0, text: '' });
    for (const out of [path.join(folder, `${'a'.repeat(253)}.md`), '/nada/itens.md']) {
      expect(await run(contract, '--out', out)).toEqual({
        code: 1,
        text: expect.stringContaining(out),
      });
    }
  });

  it('names file, line and column of a fault, and writes nothing', async () => {
    const out = path.join(folder, 'falha.html');
    const { code, text } = await run(faulty, '--out', out);
    expect(code).toBe(1);
    expect(text).toMatch(/falha\.yaml:5:\d+/);
    expect(existsSync(out)).toBe(false);
  });

  it('warns of a probable mistake, and fails with --strict', async () => {
    const out = path.join(folder, 'grafia.html');
    const result = await run(misspelt, '--out', out);
    expect(result.code).toBe(0);
    expect(result.text).toContain('sumary');
    expect((await run(misspelt, '--strict', '--out', out)).code).toBe(1);
  });

  it.each([[], ['a.yaml'], ['a.yaml', '--out', 'a.txt'], ['a.yaml', '--aut', 'a.html']])(
    'prints the help for wrong arguments: %j',
    async (...args) => {
      const { code, text } = await run(...args);
      expect(code).toBe(2);
      expect(text).toContain('npm run reference -- <contract>');
    },
  );
});
