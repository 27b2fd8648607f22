import { expect, it } from 'vitest';
import { transformMdxLater } from '../../../../tests/support/transformMdx';
import { drawDiagrams } from '../diagrams/drawDiagrams';

const NAMES = 'title="Bloqueio" description="Um bloqueio é criado e liberado."';

const transform = (mdx: string, path?: string) => transformMdxLater(mdx, [drawDiagrams], path);

function fence(source: string, names = NAMES): string {
  return `\`\`\`mermaid ${names}\n${source}\n\`\`\``;
}

async function draw(source: string, names?: string): Promise<string> {
  const root = await transform(fence(source, names));
  return (
    /"name":"html","value":"(<svg.*?<\/svg>)/
      .exec(JSON.stringify(root))?.[1]
      ?.replaceAll('\\"', '"') ?? ''
  );
}

async function reasonOf(markdown: string): Promise<string> {
  return transform(markdown).then(
    () => 'drawn',
    (fault: unknown) => String(fault),
  );
}

it('a block of Mermaid becomes a drawing with its title and its description', async () => {
  const { children } = await transform(fence('flowchart TB\n a[Um] -->|depois| b[Dois]'));
  expect(children).toMatchObject([
    {
      name: 'Diagram',
      attributes: [
        { name: 'html', value: expect.stringMatching(/^<svg .*<\/svg>$/s) },
        { name: 'title', value: 'Bloqueio' },
      ],
      children: [{ children: [{ value: 'Um bloqueio é criado e liberado.' }] }],
    },
  ]);
});

it('a block of Mermaid has ids that no other block has, on its page and on others', async () => {
  const block = fence('flowchart TB\n a --> b');
  const pages = await Promise.all([
    transform(`${block}\n\n${block}`),
    transform(block, 'blog/post.md'),
  ]);
  const ids = pages.flatMap((page) => [...JSON.stringify(page).matchAll(/ id=\\"([^"\\]+)\\"/g)]);
  expect(ids).toHaveLength(12);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(12);
});

it('a block of Mermaid names its title and description for screen readers', async () => {
  const svg = await draw('flowchart TB\n a --> b', 'title="A & B" description="De <b> a c"');
  expect(svg).toMatch(/role="img" aria-labelledby="(\w+-1)-titulo \1-descricao"/);
  expect(svg).toContain('-titulo">A &amp; B</title>');
  expect(svg).toContain('-descricao">De &lt;b&gt; a c</desc>');
});

it.each([
  `flowchart TB\n a["<script>x</script>"] -->|<img src=x>| b[x]`,
  'sequenceDiagram\n participant a as <script>\n participant b\n a->>b: <img src=x>',
])('a block of Mermaid shows markup as text, and has no style or address: %#', async (source) => {
  const svg = await draw(source);
  expect(svg).not.toMatch(/<style| style=|<script|<img|@import|\son\w+=/);
  expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|\/\//);
});

it('other code is left alone', async () => {
  expect(await transform('```json\n{}\n```')).toMatchObject({ children: [{ type: 'code' }] });
});

it.each([
  ['a broken arrow', fence('flowchart TB\n a --> b\n c -> d'), '1 of 2 arrows'],
  ['no content', fence(''), 'Empty mermaid diagram'],
  ['an unknown kind', fence('pie\n "a": 1'), 'Invalid mermaid header'],
  ['no arrow', fence('flowchart TB\n a'), '0 of 0 arrows'],
  [
    'a label that no phone shows',
    fence(`flowchart TB\n a --> b[${'longo '.repeat(20)}]`),
    'break labels with <br/>',
  ],
  ['no description', fence('flowchart TB\n a --> b', 'title="x"'), 'description="…" is missing'],
  [
    'an empty title',
    fence('flowchart TB\n a --> b', 'title="" description="x"'),
    'title="…" is missing',
  ],
])('a block of Mermaid with %s fails naming file and line', async (_, markdown, reason) => {
  const fault = await reasonOf(`Texto.\n\n${markdown}`);
  expect(fault).toContain('docs/guia.mdx:3:1');
  expect(fault).toContain(reason);
});
