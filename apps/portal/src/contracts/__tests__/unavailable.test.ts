import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { indexSnapshots } from '../../../tests/support/snapshots';
import { embedParts } from '../../plugins/api-reference/embed/embedParts';
import { keepEarlier } from '../../plugins/api-reference/gatherContent';
import type { ContractIndex } from '../ContractIndex';
import { untilMended } from '../unavailable';

const GUIDE = `# Guia

<Operation id="criarBloqueio" />

<Operation id="naoHa" />

Até <Constant service="nao-ha" path="a.b" /> itens.
`;

function compile(index: ContractIndex): string {
  const parts = () => embedParts({ readIndex: () => index, docs: 'apps/portal/docs' });
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(parts)
    .use(remarkStringify)
    .processSync(GUIDE)
    .toString();
}

const unavailable = [{ title: 'Webhooks', route: '/docs/frontier/webhook/api' }];

it('leaves a guide all that sound contracts give, and says in a line where the rest is', () => {
  const text = compile({ ...indexSnapshots(), unavailable });
  expect(text).toContain('<EmbeddedIsland');
  expect(text.replace(/\s+/g, ' ')).toContain(
    'O que falta aqui vem de um contrato com falhas , que a página dele mostra: [Webhooks](/docs/frontier/webhook/api) . </p>',
  );
  expect(text).toContain('Até <span className="contrato-com-falhas">(indisponível)</span> itens.');
});

it('is no excuse while all contracts are sound', () => {
  expect(() => compile(indexSnapshots())).toThrow('não há operação "naoHa"');
});

it('gives way to a notice where a page of data fails for want of a contract, and only then', () => {
  const failing = () => () => {
    throw new Error('não há chamada');
  };
  const run = (index: ContractIndex) => {
    const tree = { type: 'root' as const, children: [] };
    untilMended(failing, () => index)({})(tree, undefined as never);
    return JSON.stringify(tree);
  };
  expect(run({ ...indexSnapshots(), unavailable })).toContain('contrato-com-falhas');
  expect(() => run(indexSnapshots())).toThrow('não há chamada');
});

it('keeps what was known of a contract before it had faults', () => {
  const all = indexSnapshots();
  const { criarBloqueio, ...others } = all.operations;
  const kept = keepEarlier(all, { ...all, operations: others, payloads: [], unavailable });
  expect(kept.operations.criarBloqueio).toEqual(criarBloqueio);
  expect(kept.payloads).toEqual(all.payloads);
  expect(kept.unavailable).toEqual(unavailable);
});
