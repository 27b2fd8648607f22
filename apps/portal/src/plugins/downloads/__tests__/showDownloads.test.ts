import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { formatSize, showDownloads } from '../showDownloads';

const sha256 = 'ab'.repeat(32);
const FILES = {
  contratos: [{ address: '/c/pix.yaml', what: 'Contrato', version: '2.1', size: 74_380, sha256 }],
  tudo: [{ address: '/d/tudo.zip', what: 'Tudo', size: 812, sha256 }],
};

function show(markdown: string): string[][] {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(markdown);
  showDownloads({ readFiles: () => FILES })(tree, new VFile({ path: 'guia.mdx' }));
  const rows: string[][] = [];
  visit(tree, 'tableRow', ({ children }) => {
    rows.push(children.map((cell) => textOf(cell)));
  });
  return rows;
}

describe('<DownloadFiles>', () => {
  it('shows name, version, size and sum of each file of a kind', () => {
    expect(show('<DownloadFiles kind="contratos" />')).toEqual([
      ['Arquivo', 'O que é', 'Versão', 'Tamanho', 'SHA-256'],
      ['pix.yaml', 'Contrato', '2.1', '74,4\u00a0kB', sha256],
    ]);
  });

  it('leaves the version out where no file is of one contract', () => {
    expect(show('<DownloadFiles kind="tudo" />')).toEqual([
      ['Arquivo', 'O que é', 'Tamanho', 'SHA-256'],
      ['tudo.zip', 'Tudo', '812 bytes', sha256],
    ]);
  });

  it('refuses a kind that is not there, naming those that are', () => {
    expect(() => show('<DownloadFiles kind="insomnia" />')).toThrow(
      '<DownloadFiles>: use kind com um destes: contratos, tudo',
    );
  });
});

describe('a size', () => {
  it.each([
    [999, '999 bytes'],
    [1000, '1\u00a0kB'],
    [1_234_567, '1,2\u00a0MB'],
  ])('of %i bytes is %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
