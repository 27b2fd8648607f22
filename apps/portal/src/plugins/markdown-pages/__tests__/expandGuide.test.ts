import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeMarkdown } from '@frontier/reference';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import { parseMdx } from '../../../shared/mdx/jsxNodes';
import { listMarkdownFiles } from '../listMarkdownFiles';
import { createGuideReader } from '../markdown/expandGuide';
import { MarkdownLinks } from '../markdown/MarkdownLinks';

const folder = makeTempFolder();
const LINES = 'Um\ndois\\\ntrês\n\n- `a`\n  b\n';

const read = createGuideReader(
  {
    parts: {},
    components: { Mapa: '- [Um](/dois)', Conta: '', Parte: LINES },
  },
  (key) => ({ type: 'root', children: parseMdx(`### ${key}`) }),
);
const write = (mdx: string) => writeMarkdown(read('guia.mdx', mdx));

describe('a page in MDX', () => {
  it('loses imports, comments, front matter and controls', () => {
    const mdx =
      '---\ntitle: A\n---\nimport Mapa from \'./Mapa\';\n\n{/* truncate */}\n\n# A\n\n<Conta />\n\n<p><label><input type="checkbox" /> Só estas</label></p>\n\nFim.';
    expect(write(mdx)).toBe('# A\n\nFim.\n');
  });

  it('has its components, notices and titles of code as text', () => {
    const mdx =
      'Veja:\n\n<Mapa />\n\n:::warning\n\nCuide disto.\n\n:::\n\nÀs 10:30.\n\n```js title="a.js" run="x"\nf();\n```';
    expect(write(mdx)).toBe(
      'Veja:\n\n- [Um](/dois)\n\n> **Aviso**\n>\n> Cuide disto.\n\nÀs 10:30.\n\na.js:\n\n```js\nf();\n```\n',
    );
  });

  it.each([
    [
      '- Um\n\n  :::tip\n\n  Dois.\n\n  :::\n\n- Três',
      '- Um\n\n  > **Dica**\n  >\n  > Dois.\n\n- Três',
    ],
    ['1. Um\n   :::note[Veja]\n   - dois\n   :::', '1. Um\n   > **Veja**\n   >\n   > - dois'],
    [
      '::::note\n\nUm\n\n:::tip\n\nDois\n\n:::\n\n::::',
      '> **Observação**\n>\n> Um\n>\n> > **Dica**\n> >\n> > Dois',
    ],
    ['```md\n:::note\n\nUm\n\n:::\n```', '```md\n:::note\n\nUm\n\n:::\n```'],
  ])('has notices as quotes at any depth, and none in code: %j', (mdx, text) => {
    expect(write(mdx)).toBe(`${text}\n`);
  });

  it('has the tables, lists and folds written as elements', () => {
    const mdx = [
      '<table><tbody><tr><th>Passo</th></tr><tr><td><div>`a|b`</div><div>Guia: <a href="/x">X</a></div></td></tr></tbody></table>',
      '<dl><dt>Prova</dt><dd>Um **log**.</dd></dl>',
      '<details><summary><h3>Mais?</h3><span>núcleo</span></summary>Aqui.</details>',
      '<figure><figcaption>Mapa</figcaption></figure>',
    ].join('\n\n');
    expect(write(mdx)).toBe(
      `| Passo |\n| - |\n| \`a\\|b\` · Guia: [X](/x) |\n\n- **Prova:** Um **log**.\n\n**Mais? · núcleo**\n\nAqui.\n\n**Mapa**\n`,
    );
  });

  it('keeps the lines of Markdown', () => {
    expect(writeMarkdown(read('guia.mdx', '<Parte />'))).toBe(LINES);
  });

  it.each([
    ['<p>Sim. <strong>Prova: </strong>a busca.</p>', 'Sim. **Prova:** a busca.'],
    ['<p>Sim.<b> Prova: </b> a busca.</p>', 'Sim. **Prova:** a busca.'],
    ['<p><strong><a href="/x">Um </a></strong>dois<em> </em>três</p>', '**[Um](/x)** dois três'],
    ['<ul><li><code>Aberta</code> <span></span></li></ul>', '- `Aberta`'],
    ['<h2> Um <em>dois </em></h2>', '## Um _dois_'],
    ['## Um {/* #dois */}', '## Um'],
    ['## Um \\{#dois\\}', '## Um'],
  ])('has no space as an entity, and no id of a heading: %s', (mdx, text) => {
    expect(write(mdx)).toBe(`${text}\n`);
  });

  it('names a component without a Markdown form, with its location', () => {
    expect(() => write('# A\n\n<Outro />')).toThrow(/<Outro> has no form in Markdown/);
  });

  it('is read each time, regardless of the compile cache', () => {
    const file = path.join(folder, 'a.mdx');
    writeFileSync(file, '# Um');
    expect(writeMarkdown(read(file))).toBe('# Um\n');
    writeFileSync(file, '# Dois');
    expect(writeMarkdown(read(file))).toBe('# Dois\n');
  });
});

describe('the links of a Markdown page', () => {
  const links = new MarkdownLinks('https://a.example', [
    ...['/', '/docs/um', '/docs/api'].map((route) => ({ route })),
    { route: '/docs/api/criar', target: '/docs/api#criar' },
  ]);

  it.each([
    ['/docs/um#parte', 'https://a.example/docs/um.md#parte'],
    ['/docs/um/', 'https://a.example/docs/um.md'],
    ['#parte', 'https://a.example/docs/um.md#parte'],
    ['/', 'https://a.example/index.md'],
    ['/docs/api#criar.body.valor', 'https://a.example/docs/api/criar.md#criar.body.valor'],
    ['/docs/api#criar', 'https://a.example/docs/api/criar.md'],
    ['/docs/api#esquemas', 'https://a.example/docs/api.md#esquemas'],
    ['/contratos/100%', 'https://a.example/contratos/100%'],
    ['\\\\[', '\\\\['],
    ['https://b.example/x', 'https://b.example/x'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s leads to %s', (address, target) => {
    expect(links.resolve(address, '/docs/um')).toBe(target);
  });
});

it('the index shows the texts of contracts without pictures and HTML', () => {
  const text = '<b>![a](b)';
  const page = {
    route: '/a',
    title: text,
    description: text,
    area: 'A',
    read: () => read('a', ''),
  };
  const site = { url: 'https://a.example', title: 'A', tagline: 'A' };
  const [, , index] = listMarkdownFiles({ pages: [page], references: [], site });
  const plain = '\\<b>!\\[a\\](b)';
  expect(index?.read()).toContain(`- [${plain}](https://a.example/a.md): ${plain}`);
});
