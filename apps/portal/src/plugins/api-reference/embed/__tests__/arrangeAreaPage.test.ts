import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../../scripts/test/tempFolder';
import { transformMdx } from '../../../../../tests/support/transformMdx';
import { arrangeAreaPage } from '../arrangeAreaPage';

const root = makeTempFolder();
const docs = path.join(root, 'docs');
mkdirSync(path.join(docs, 'frontier/pix'), { recursive: true });
const guide = '---\ntitle: Criar pix\ndescription: Envia.\n---\n\n<Operation id="criarPix" />';
writeFileSync(path.join(docs, 'frontier/pix/criar.mdx'), guide);

const entry = {
  title: '',
  service: 'pix',
  kind: 'path',
  method: 'POST',
  path: '/',
  href: '/',
} as const;
const service = {
  title: 'Pix',
  version: '',
  contract: '',
  route: '/docs/frontier/pix/api',
  hosts: [],
};

function open(file: string) {
  const options = {
    docs,
    pages: { pix: ['frontier/pix/criar'] },
    readIndex: () => ({ operations: { criarPix: entry }, services: { pix: service } }),
  };
  const text = 'O que é.\n\nMais.\n\n## Ordem';
  const { children } = transformMdx(text, [[arrangeAreaPage, options]], path.join(docs, file));
  return children.map((node) => textOf(node));
}

describe('the page of an area', () => {
  it('opens with ways in and its guides, below its first paragraph', () => {
    expect(open('frontier/pix/index.mdx')).toEqual([
      'O que é.',
      'Começar por: Criar pix Referência da APIPOST Criar pixEnvia.',
      'Mais.',
      'Ordem',
    ]);
  });

  it('is the only page with doors', () => {
    expect(open('frontier/pix/criar.mdx')).toEqual(['O que é.', 'Mais.', 'Ordem']);
  });
});
