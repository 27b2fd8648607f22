import { modelService, parseDocument, say } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { parseArguments } from '../../command/parseArguments.js';
import { english, LANGUAGES } from '../../labels/languageTables.js';
import { renderMarkdown } from '../../markdown/renderMarkdown.js';
import { renderReference } from '../renderReference.js';

const DOCUMENT = `openapi: 3.1.0
x-a: of the document
info: {title: Orders, version: "2", x-a: of the info}
tags: [{name: t, x-a: of the tag}]
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [t]
      x-a: {limit: 1.50, per: [minute]}
      x-b: never asked for
      parameters:
        - {name: page, in: query, x-a: of the parameter, schema: {type: integer, x-a: of its schema}}
      responses:
        "200":
          description: Done
          x-a: of the answer
          content:
            application/json:
              schema:
                allOf:
                  - {type: object, x-a: of the schema}
                  - {type: object, x-a: of the schema, properties: {id: {type: string, x-a: "<b>of the field</b>"}}}
`;
const PLACES = ['document', 'info', 'tag', 'parameter', 'answer', 'schema'];

function render(extensions: readonly string[]) {
  const parsed = parseDocument(DOCUMENT, { service: 'x', source: 'x.yaml' });
  const identity = { id: 'x', title: 'X' };
  const service = modelService(parsed, identity, 'x.yaml', english, { extensions });
  const options = { labels: english, downloads: [], layout: 'page', addressOf: () => '' } as const;
  const [page] = renderReference(service, options);
  const [twin] = renderMarkdown(service, options);
  return { html: page?.kind === 'page' ? page.html : '', markdown: twin?.markdown ?? '' };
}

it('shows the extensions asked for where they stand, each value once', () => {
  const { html, markdown } = render(['x-a']);
  for (const place of PLACES) {
    expect(html.match(new RegExp(`x-a: <code>of the ${place}</code>`, 'g')), place).toHaveLength(1);
    expect(markdown.match(new RegExp(`- x-a: \`of the ${place}\``, 'g')), place).toHaveLength(1);
  }
  expect(html).toContain('<code>of its schema</code>');
  expect(html).toContain('<code>&lt;b&gt;of the field&lt;/b&gt;</code>');
  expect(html.replace(/<[^>]+>/g, '')).toContain('"limit": 1.50');
  expect(markdown).toContain('- x-a:\n  ```json\n  {\n    "limit": 1.50,');
  expect(html + markdown).not.toContain('never asked for');
});

it('shows none that nobody asked for', () => {
  const { html, markdown } = render([]);
  expect(html + markdown).not.toContain('x-a');
});

it.each([
  ['x-logo', '--extensions x-logo: the reference shows what it means already; leave it out.'],
  ['x-a,limit', '--extensions limit: names of extensions begin with x-.'],
])('refuses %s on the command line', (names, said) => {
  const { faults } = parseArguments(['a.yaml', '--extensions', names]);
  expect(faults.map((fault) => say(fault, LANGUAGES.en))).toEqual([said]);
});
