import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { embedParts } from '../../api-reference/embed/embedParts';
import { catalogue } from '../makeDownloads';
import { downloadFiles, formatSize } from '../showDownloads';

const sha256 = 'ab'.repeat(32);
const FILES = [
  {
    address: '/c/pix.yaml',
    what: 'Contrato',
    version: '2.1',
    size: 74_380,
    sha256,
    service: { id: 'pix', title: 'Pix', format: 'YAML' },
  },
  {
    address: '/c/pix.json',
    what: 'Contrato em JSON',
    size: 99,
    sha256,
    service: { id: 'pix', title: 'Pix', format: 'JSON' },
  },
  { address: '/d/tudo.zip', what: 'Tudo', size: 812, sha256 },
];

function parse(mdx: string, isText = false) {
  catalogue.write(FILES);
  return transformMdx(mdx, [[embedParts, { isText, parts: { DownloadFiles: downloadFiles } }]]);
}

function show(markdown: string, isText = false): string[][] {
  const tree = parse(markdown, isText);
  const rows: string[][] = [];
  visit(tree, 'tableRow', ({ children }) => {
    rows.push(children.map((cell) => textOf(cell)));
  });
  return rows;
}

it('shows the files of each service in a row, with the beginning of each sum', () => {
  expect(show('<DownloadFiles kind="por-api" />')).toEqual([
    ['API', 'YAML', 'JSON'],
    ['Pix 2.1', '74,4\u00a0kB abababab', '99 bytes abababab'],
  ]);
});

it('copies the whole sum, and is the place that links to a file lead to', () => {
  const tree = JSON.stringify(parse('<DownloadFiles kind="por-api" />'));
  expect(tree).toContain(`"name":"data-copy","value":"${sha256}"`);
  expect(tree).toContain('"name":"id","value":"arquivo-pix.yaml"');
});

it('shows the files for all services, a row each', () => {
  expect(show('<DownloadFiles />')).toEqual([
    ['Arquivo', 'O que é', 'Tamanho', 'SHA-256'],
    ['tudo.zip', 'Tudo', '812 bytes', 'abababab'],
  ]);
});

it('gives a text every file with its whole sum', () => {
  expect(show('<DownloadFiles kind="por-api" />', true)).toEqual([
    ['Arquivo', 'O que é', 'Versão', 'Tamanho', 'SHA-256'],
    ['pix.yaml', 'Contrato', '2.1', '74,4\u00a0kB', sha256],
    ['pix.json', 'Contrato em JSON', '', '99 bytes', sha256],
  ]);
});

it.each([
  [999, '999 bytes'],
  [1000, '1\u00a0kB'],
  [1_234_567, '1,2\u00a0MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
