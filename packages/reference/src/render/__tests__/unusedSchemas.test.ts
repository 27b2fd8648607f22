import { modelService, parseDocument } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { english } from '../../labels/languageTables.js';
import { renderMarkdown } from '../../markdown/renderMarkdown.js';
import type { Layout } from '../../paging/layout.js';
import { renderReference } from '../renderReference.js';

const DOCUMENT = `openapi: 3.1.0
info: {title: Orders, version: "2"}
paths:
  /orders: {get: {operationId: listOrders, responses: {"200": {description: Done}}}}
components:
  schemas:
    Lonely: {type: object, description: Nobody asks for it., properties: {since: {type: string}}}
`;
const parsed = parseDocument(DOCUMENT, { service: 'x', source: 'x.yaml' });
const service = modelService(parsed, { id: 'x', title: 'X' }, 'x.yaml', english, {
  unusedSchemas: true,
});
const optionsOf = (layout: Layout) =>
  ({ labels: english, downloads: [], layout, addressOf: (slug: string) => slug }) as const;
const HEADING = english.unusedSchemas;

it('shows the schemas that no operation uses below all others, with a way to them', () => {
  const [page] = renderReference(service, optionsOf('page'));
  const html = page?.kind === 'page' ? page.html : '';
  expect(html).toContain(`<h2>${HEADING}</h2>`);
  expect(html).toContain('Nobody asks for it.');
  expect(html.match(new RegExp(`class="r-nav-tag">${HEADING}`, 'g'))).toHaveLength(1);
  const [markdown] = renderMarkdown(service, optionsOf('page'));
  expect(markdown?.markdown).toMatch(
    new RegExp(`## ${HEADING}\n\n### Lonely\n[^#]*Nobody asks for it\\.[^#]*\`since\``),
  );
});

it.each(['tag', 'operation'] as const)(
  'gives each a page of its own in the layout %s',
  (layout) => {
    const pages = [...renderReference(service, optionsOf(layout))].flatMap((output) =>
      output.kind === 'page' ? [output] : [],
    );
    const own = pages.find(({ title }) => title === 'Lonely');
    expect(own?.html).toContain('Nobody asks for it.');
    const first = pages.find(({ slug }) => slug === '');
    expect(first?.html).toContain(`href="${own?.slug}#`);
    const twins = [...renderMarkdown(service, optionsOf(layout))];
    expect(twins.find(({ slug }) => slug === own?.slug)?.markdown).toContain('Nobody asks for it.');
  },
);
