import { describe, expect, it } from 'vitest';
import { transformMdxLater } from '../../../../tests/support/transformMdx';
import { drawDiagrams } from '../diagrams/drawDiagrams';

const NAMES = 'title="Bloqueio" description="Um bloqueio é criado e liberado."';

const transform = (mdx: string, path?: string) => transformMdxLater(mdx, [drawDiagrams], path);

function fence(source: string, names = NAMES): string {
  return `\`\`\`mermaid ${names}\n${source}\n\`\`\``;
}

async function reasonOf(markdown: string): Promise<string> {
  return transform(markdown).then(
    () => 'drawn',
    (fault: unknown) => String(fault),
  );
}

describe('a block of Mermaid in a page', () => {
  it('becomes a drawing with its title and its description', async () => {
    const { children } = await transform(fence('flowchart TB\n a[Um] -->|depois| b[Dois]'));
    expect(children).toMatchObject([
      {
        name: 'Diagram',
        attributes: [
          { name: 'html', value: expect.stringMatching(/^<svg .*<\/svg>$/) },
          { name: 'title', value: 'Bloqueio' },
        ],
        children: [{ children: [{ value: 'Um bloqueio é criado e liberado.' }] }],
      },
    ]);
  });

  it('has ids that no other block has, on its page and on others', async () => {
    const block = fence('flowchart TB\n a --> b');
    const pages = await Promise.all([
      transform(`${block}\n\n${block}`),
      transform(block, 'blog/post.md'),
    ]);
    const ids = pages.flatMap((page) => [...JSON.stringify(page).matchAll(/ id=\\"([^"\\]+)\\"/g)]);
    expect(ids).toHaveLength(9);
    expect(new Set(ids.map(([, id]) => id)).size).toBe(9);
  });

  it('leaves other code alone', async () => {
    expect(await transform('```json\n{}\n```')).toMatchObject({ children: [{ type: 'code' }] });
  });

  it.each([
    ['a broken arrow', fence('flowchart TB\n a -> b'), '0 of 1 arrows'],
    ['no content', fence(''), 'the diagram is empty'],
    ['an unknown kind', fence('pie\n "a": 1'), 'line 1 of the diagram, "pie"'],
    ['no box', fence('flowchart TB'), 'has no box'],
    ['no participant', fence('sequenceDiagram'), 'has no participants'],
    ['no title', fence('flowchart TB\n a --> b', 'description="x"'), 'title="…" is missing'],
    ['no description', fence('flowchart TB\n a --> b', 'title="x"'), 'description="…" is missing'],
    [
      'an empty title',
      fence('flowchart TB\n a --> b', 'title="" description="x"'),
      'title="…" is missing',
    ],
  ])('with %s fails naming file and line', async (_, markdown, reason) => {
    const fault = await reasonOf(`Texto.\n\n${markdown}`);
    expect(fault).toContain('docs/guia.mdx:3:1');
    expect(fault).toContain(reason);
  });
});
