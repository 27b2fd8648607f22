import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../../scripts/test/tempFolder';
import { transformMdx } from '../../../../../tests/support/transformMdx';
import { dropShownAdvice, findAdvice } from '../fieldAdvice';

const GUIDE = `Peça.

## Campos que merecem atenção

<FieldAdvice>

- [\`preco\`](/docs/frontier/loja/api#pedir.body.preco): maior que zero [leitura nossa](/docs/frontier/perguntas#preco).
- [\`um\`](/docs/frontier/loja/api#pedir.body.um) e [\`dois\`](/docs/frontier/loja/api#pedir.body.dois): iguais.
- [\`preco\`](/docs/frontier/loja/api#pedir.body.preco) vem em reais.
- [\`outro\`](/docs/frontier/loja/api#entregar.body.outro): é de outra chamada.
- [\`limite\`](/docs/frontier/loja/api#pedir.body.limite): até <Constant service="loja" path="x" />.
- [\`nome\`](/docs/frontier/loja/api#pedir.body.nome): veja [abaixo](#pedir).
- CPF: só dígitos.

</FieldAdvice>

## Pedir

<Operation id="pedir" />
`;

it('moves advice about fields of the guide to their rows', () => {
  const docs = makeTempFolder();
  writeFileSync(path.join(docs, 'pedir.mdx'), GUIDE);
  expect([...findAdvice(docs)]).toEqual([
    [
      'pedir.body.preco',
      'Maior que zero [leitura nossa](/docs/frontier/perguntas#preco).\n\n`preco` vem em reais.',
    ],
    ['pedir.body.um', '`um` e [`dois`](/docs/frontier/loja/api#pedir.body.dois): iguais.'],
  ]);
});

it('drops advice that the rows show, and keeps all other items', () => {
  const [, , advice, next] = transformMdx(GUIDE, [dropShownAdvice]).children;
  const [list] = advice?.type === 'mdxJsxFlowElement' ? advice.children : [];
  expect(list?.type === 'list' && list.children.map((item) => textOf(item))).toEqual([
    'outro: é de outra chamada.',
    'limite: até .',
    'nome: veja abaixo.',
    'CPF: só dígitos.',
  ]);
  expect(next && textOf(next)).toBe('Pedir');
});

it('drops a section whose advice the rows show', () => {
  const guide = GUIDE.replace(/(?<=body\.dois\): iguais\.\n).*(?=\n<\/FieldAdvice>)/s, '');
  const [, next] = transformMdx(guide, [dropShownAdvice]).children;
  expect(next && textOf(next)).toBe('Pedir');
});
