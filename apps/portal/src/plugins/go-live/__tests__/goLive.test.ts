import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { readChecklist } from '../readChecklist';
import { showChecklist } from '../showChecklist';
import { writeCsv } from '../writeCsv';

const LIST = `- id: chaves
  name: Chaves
  items:
    - id: CHV-01
      check: A chave está no [cofre](/docs/intro).
      why: Com ela se faz tudo.
      evidence: a lista de acessos.
    - id: CHV-02
      check: Há duas chaves.
      why: A troca não espera.
      evidence: a data do ensaio.
`;

function writeList(yaml: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'go-live-')), 'lista.yml');
  writeFileSync(file, yaml);
  return file;
}

function readFaults(yaml: string): string[] {
  const file = writeList(yaml);
  try {
    readChecklist(file);
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replaceAll(file, 'lista.yml')
      .split('\n');
  }
  return [];
}

describe('reading the list', () => {
  it('says file and line of what is missing, unknown, misnumbered or given twice', () => {
    expect(readFaults(LIST.replace(/ {6}why: Com.*\n/, ''))).toEqual([
      'lista.yml:4 CHV-01: falta why',
    ]);
    expect(readFaults(LIST.replace('why: Com', 'motivo: Com'))[0]).toMatch(
      /^lista\.yml:4 CHV-01: não há chave "motivo"/,
    );
    expect(readFaults(LIST.replace('CHV-02', 'CHV-2'))).toEqual([
      'lista.yml:8 CHV-2: o número do item é como END-01',
    ]);
    expect(readFaults(LIST.replace('CHV-02', 'CHV-01'))).toEqual([
      'lista.yml:8 CHV-01: o número do item já está em lista.yml:4',
    ]);
  });
});

describe('the page', () => {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(showChecklist, { file: writeList(LIST), csv: '/lista.csv' });
  const root = processor.runSync(processor.parse('# A\n\n<GoLiveChecklist />\n')) as Root;

  it('offers the spreadsheet and shows each item with why and proof', () => {
    expect(root.children.map((node) => textOf(node))).toEqual([
      'A',
      'Baixar a lista em CSV (2 itens, para Excel e outras planilhas)',
      'Chaves',
      'CHV-01 A chave está no cofre.Com ela se faz tudo. Prova: a lista de acessos.' +
        'CHV-02 Há duas chaves.A troca não espera. Prova: a data do ensaio.',
    ]);
  });
});

describe('the spreadsheet', () => {
  it('has a row for each item, with three cells left for the reader', () => {
    const rows = writeCsv(readChecklist(writeList(LIST)))
      .slice(1)
      .split('\r\n');
    expect(rows).toEqual([
      'item;area;conferir;por_que;prova;feito;data;responsavel',
      'CHV-01;Chaves;A chave está no cofre.;Com ela se faz tudo.;a lista de acessos.;;;',
      'CHV-02;Chaves;Há duas chaves.;A troca não espera.;a data do ensaio.;;;',
      '',
    ]);
  });
});
