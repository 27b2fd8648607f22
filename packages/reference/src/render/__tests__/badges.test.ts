import { expect, it } from 'vitest';
import { renderReference } from '../renderReference.js';
import { modelOf } from './modelOf.js';

const TEXT = `
openapi: 3.1.0
info: { title: Itens, version: '1' }
paths:
  /itens:
    post:
      operationId: criarItem
      requestBody:
        content: { application/json: { schema: { type: object, properties: { nome: { type: string } } } } }
      responses: { '200': { description: Feito } }
`;
const WORDS = '<a class="r-badge" href="/mudancas#v2" aria-label="novo: desde a versão 2">novo</a>';

it('renders badges, a link to the changes beside the version, and a notice below the title', () => {
  const badge = { label: 'novo', description: 'desde a versão 2', href: '/mudancas#v2' };
  const anchors = ['', '.body', '.body.nome', '.200', '.body.nenhum'];
  const page = renderReference(modelOf(TEXT), {
    route: '/itens',
    downloads: [],
    badges: new Map(anchors.map((anchor) => [`criarItem${anchor}`, badge])),
    history: { label: 'Mudanças', href: '/mudancas' },
    notice: 'Contrato de ontem & antes.',
  });
  expect(page.html.split(WORDS)).toHaveLength(5);
  expect(page.html).toContain(`${WORDS}</h3>`);
  expect(page.html).toContain('</h1><p class="r-notice">Contrato de ontem &amp; antes.</p>');
  expect(page.html).toContain('<dd>1 <a href="/mudancas">Mudanças</a></dd>');
  expect(page.articles[0]?.writeUntitled()).toContain(`<p> ${WORDS}</p>`);
});
