import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { showFiles } from '../showFiles';

function show(markdown: string) {
  const file = new VFile({ value: markdown, path: 'guia.mdx' });
  const processor = unified().use(remarkParse).use(remarkMdx).use(showFiles);
  return processor.runSync(processor.parse(file), file) as Root;
}

describe('a downloadable program', () => {
  it('is shown whole, in its language, titled with its name', () => {
    const { children } = show('<CodeFile file="/verificadores/verificador.mjs" />');
    expect(children).toMatchObject([
      {
        type: 'code',
        lang: 'js',
        meta: 'title="verificador.mjs"',
        value: expect.stringMatching(/^import [\s\S]+export function verificar[\s\S]+\S$/),
      },
    ]);
  });

  it.each(['/verificadores/nada.mjs', '/vetores/webhook-autenticacao.json', ''])(
    'stops the build where there is none: "%s"',
    (address) => {
      expect(() => show(`Texto.\n\n<CodeFile file="${address}" />`)).toThrow(
        `<CodeFile>: unknown program "${address}"`,
      );
    },
  );
});
