import { expect, it } from 'vitest';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { embedParts } from '../../api-reference/embed/embedParts';
import { codeFile } from '../showFiles';

const show = (mdx: string) => transformMdx(mdx, [[embedParts, { parts: { CodeFile: codeFile } }]]);

it('a downloadable program is shown whole, in its language, titled with its name', () => {
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
  'a downloadable program stops the build where there is none: "%s"',
  (address) => {
    expect(() => show(`Texto.\n\n<CodeFile file="${address}" />`)).toThrow(
      `<CodeFile>: unknown program "${address}"`,
    );
  },
);
