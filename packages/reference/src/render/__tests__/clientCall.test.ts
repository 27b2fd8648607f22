import { expect, it } from 'vitest';
import { renderReference } from '../renderReference.js';
import { modelOf } from './modelOf.js';

const TEXT = `
openapi: 3.1.0
info: { title: Itens, version: '1' }
servers: [{ url: 'https://itens.example' }]
paths:
  /itens:
    get: { operationId: listarItens, responses: { '200': { description: Feito } } }
`;
const CODE = 'from cliente import A\n\n# Lista.\nA(b=Decimal("1.50")).listar_itens()';

function renderArticle() {
  const [article] = renderReference(modelOf(TEXT), { route: '', downloads: [] }).articles;
  if (!article) throw new Error('the first output is the page with its operation');
  return article;
}

it('shows the client call in a tab after the plain call, with a link to the client', () => {
  const samples = [
    {
      language: 'javascript',
      label: 'TypeScript',
      grammar: 'javascript',
      code: 'a()',
      isWritten: true,
    },
    { language: 'python', label: 'Python', grammar: 'python', code: CODE, isWritten: true },
  ];
  const about = { label: 'Instalar', href: '/cliente' };
  const html = renderArticle().writeCall(undefined, { samples, about });
  const outer = [...html.matchAll(/name="listarItens\.panel"[^>]*value="(\w+)"/g)];
  expect(outer.map(([, key]) => key)).toEqual(['call', 'client']);
  const inner = [...html.matchAll(/name="listarItens\.client"[^>]*value="(\w+)"/g)];
  expect(inner.map(([, key]) => key)).toEqual(['javascript', 'python']);
  expect(html.split('data-remember="language"')).toHaveLength(3);
  expect(html).toContain('<p class="r-facts"><a href="/cliente">Instalar</a></p>');
  expect(html).toContain(
    '<i class="tc"># Lista.\n</i><i class="tf">A</i>(<wbr>b<i class="tk">=<wbr></i><i class="tf">Decimal</i>(<wbr><i class="ts">"1.50"</i>))',
  );
});

it('shows no tab without client samples', () => {
  const { writeCall } = renderArticle();
  expect(writeCall(undefined, { samples: [] })).toBe(writeCall());
});
