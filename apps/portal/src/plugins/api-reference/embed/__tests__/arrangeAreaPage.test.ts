import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { transformMdx } from '../../../../../tests/support/transformMdx';
import { buildContractIndex, writeContractIndex } from '../../../../contracts/buildContractIndex';
import { readGuide } from '../../../../shared/findGuides';
import { DOCS } from '../../../../shared/folders';
import { arrangeAreaPage } from '../arrangeAreaPage';

const GUIDE = readGuide('frontier/autenticacao/autenticando.mdx');

const entry = {
  title: '',
  service: 'pix',
  tag: '',
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
  writeContractIndex({
    ...buildContractIndex([]),
    operations: { gerarTokenDeAcesso: entry },
    services: { autenticacao: service },
  });
  const text = 'O que é.\n\nMais.\n\n## Ordem';
  const { children } = transformMdx(text, [arrangeAreaPage], path.join(DOCS, file));
  return children.map((node) => textOf(node));
}

it('the page of an area opens with ways in and its guides, below its first paragraph', () => {
  expect(open('frontier/autenticacao/index.mdx')).toEqual([
    'O que é.',
    `Começar por: ${GUIDE.title} Referência da APIPOST ${GUIDE.title}${GUIDE.description}`,
    'Mais.',
    'Ordem',
  ]);
});

it('the page of an area is the only page with doors', () => {
  expect(open('frontier/autenticacao/autenticando.mdx')).toEqual(['O que é.', 'Mais.', 'Ordem']);
});
