import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { linkMovedAnchors } from '../moved/linkMovedAnchors';
import { leadOf } from '../moved/Move';
import { movedPage, readMoves } from '../moved/movedPage';
import { elementsOf, faultsOf, writeData } from './support';

const docs = 'apps/portal/docs';
const MOVES = `
# Comentário.
/docs/antiga: /docs/nova
/docs/antiga#campo: /docs/nova#os-campos
/docs/frontier/pagina#limites: /docs/frontier/pagina#o-que-não
/docs/frontier/pagina#linha: /docs/frontier/pagina#ONB-01
/docs/frontier/pagina#regra-*: /docs/frontier/pagina/regras#regra-*
/docs/frontier/pagina#regra-minha: /docs/frontier/outra
`;

describe('the table', () => {
  it('is read with the line of each address', () => {
    const file = writeData(MOVES);
    expect(readMoves(file)[1]).toEqual({
      route: '/docs/antiga',
      anchor: 'campo',
      target: '/docs/nova#os-campos',
      place: `${file}:3`,
    });
  });

  it.each([
    ['an address of another form', '/antiga: /docs/nova', '"/antiga" is not an address like'],
    ['a target of another form', '/docs/antiga: nova', '"nova" is not an address like'],
    ['a pattern that leads to one place', '/docs/a#b-*: /docs/c#d', 'both end in *'],
    [
      'a pattern of a page that is gone',
      '/docs/a: /docs/c\n/docs/a#b-*: /docs/c#b-*',
      'list the others one by one',
    ],
    ['an address given twice', '/docs/a: /docs/c\n/docs/a: /docs/d', 'unique'],
    ['a list', '- a', 'must be a map'],
  ])('refuses %s with file and line', (_what, yaml, fault) => {
    const [first = ''] = faultsOf(yaml, readMoves);
    expect(first).toMatch(/^dados\.yml:\d /);
    expect(first).toContain(fault);
  });
});

it('follows an anchor as it is written before any pattern', () => {
  const leads = { 'regra-*': '/r#regra-*', 'regra-minha': '/outra' };
  expect(leadOf(leads, 'regra-contas')).toBe('/r#regra-contas');
  expect(leadOf(leads, 'regra-minha')).toBe('/outra');
  expect(leadOf(leads, 'toString')).toBeUndefined();
});

describe('a page that is gone', () => {
  const redirectsOf = (yaml: string) => {
    const file = writeData(yaml);
    return movedPage({ docs, file }).files?.() ?? [];
  };
  const site = { siteConfig: { url: 'https://docs.example' } } as never;

  it('leads on, to the new place of each of its anchors', () => {
    const [html, markdownPage, ...others] = redirectsOf(MOVES);
    expect(others).toEqual([]);
    expect(html?.address).toBe('/docs/antiga.html');
    expect(html?.write({} as never, site)).toContain(
      'data-target="/docs/nova" data-places="{&quot;campo&quot;:&quot;/docs/nova#os-campos&quot;}"',
    );
    expect(markdownPage?.address).toBe('/docs/antiga.md');
    expect(markdownPage?.write({} as never, site)).toContain('(https://docs.example/docs/nova.md)');
  });

  it('is refused while it is there', () => {
    expect(() => redirectsOf('/docs/frontier/sandbox: /docs/intro')).toThrow(
      /dados\.yml:1 .*sandbox: the page still exists, in apps\/portal\/docs\/frontier\/sandbox\.mdx/,
    );
  });
});

describe('a guide that is still there', () => {
  const file = writeData(MOVES);
  const process = (mdx: string, name: string): Root => {
    const setIds = () => (tree: Root) => {
      for (const node of tree.children) {
        if (node.type !== 'heading') continue;
        const id = textOf(node).toLowerCase().replaceAll(' ', '-');
        node.data = { hProperties: { id } };
      }
    };
    return transformMdx(mdx, [setIds, [linkMovedAnchors, { docs, file }]], `${docs}/${name}`);
  };
  const TEXT = '## Uma seção\n\nTexto.\n\n## O que não\n\nTexto.\n';

  it('keeps an old anchor, empty, before its new heading', () => {
    const root = process(TEXT, 'frontier/pagina.mdx');
    expect(root.children.slice(2, 4)).toMatchObject([
      { name: 'span', children: [] },
      { type: 'heading', children: [{ value: 'O que não' }] },
    ]);
    expect(elementsOf(root, 'span')).toEqual([
      { text: '', attributes: { id: 'limites', className: 'moved' } },
    ]);
  });

  it('says at its end where all others lead, which nobody sees', () => {
    const [said] = elementsOf(process(TEXT, 'frontier/pagina.mdx'), 'div');
    expect(said?.attributes.hidden).toBeNull();
    expect(JSON.parse(String(said?.attributes['data-moved']))).toEqual({
      linha: '/docs/frontier/pagina#ONB-01',
      'regra-*': '/docs/frontier/pagina/regras#regra-*',
      'regra-minha': '/docs/frontier/outra',
    });
  });

  it('stays as it is without old anchors', () => {
    for (const name of ['frontier/outra.mdx', 'frontier/pagina/index/index.mdx']) {
      expect(process(TEXT, name).children).toHaveLength(4);
    }
    expect(process(TEXT, 'frontier/pagina/index.mdx').children).toHaveLength(6);
  });
});
