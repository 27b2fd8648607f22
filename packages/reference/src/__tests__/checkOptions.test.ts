import type { Service } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { english } from '../labels/languageTables.js';
import { loadReference } from '../loadReference.js';
import { createMarkdownParts } from '../markdown/createMarkdownParts.js';
import { renderMarkdown } from '../markdown/renderMarkdown.js';
import { renderReference } from '../render/renderReference.js';
import { renderStandaloneFolder, renderStandalonePage } from '../renderStandalone.js';

const service = { groups: [] as Service['groups'] } as Service;
const site = { labels: english, downloads: [], layout: 'page', addressOf: () => '' };
/** Calls as plain JavaScript makes them. */
const call = (run: (...given: never[]) => unknown, ...given: unknown[]) =>
  run(...(given as never[]));

it('tells of a model that lacks its await, and of no path', async () => {
  const promise = loadReference('specs/autenticacao.yaml');
  expect(() => call(renderStandalonePage, promise)).toThrow(/loadReference gives; await it first/);
  await promise;
  await expect(call(loadReference, new URL('file:///a.yaml'))).rejects.toThrow(/path or URL/);
});

it.each<[() => unknown, string]>([
  [
    () => call(renderReference, service, { ...site, badges: { x: {} } }),
    'renderReference: option badges: expected a Map by anchor, found an object with x',
  ],
  [
    () => call(renderReference, service, { ...site, badge: new Map() }),
    'renderReference: unknown option badge; is it badges?',
  ],
  [
    () => call(renderMarkdown, service, { ...site, layout: 'pages' }),
    'renderMarkdown: option layout: expected page, tag, operation, found "pages"',
  ],
  [
    () => call(createMarkdownParts, service, { labels: english }),
    'createMarkdownParts: option linkTo: expected a function, found nothing',
  ],
  [
    () => call(renderStandalonePage, service, { logo: 'acme.svg' }),
    'renderStandalonePage: option logo: expected an object with "bytes" (Uint8Array), "type" and "name", found "acme.svg"',
  ],
  [
    () => call(renderStandaloneFolder, service, 'tag', { title: () => 'ACME' }),
    'renderStandaloneFolder: option title: expected a text, found a function',
  ],
])('%s tells a wrong option by its name, at once', (run, message) => {
  expect(run).toThrow(new TypeError(message));
});

it.each([
  [{ unusedSchemas: 'no' }, 'unusedSchemas: expected true or false, found "no"'],
  [{ extensions: ['x-logo'] }, 'extensions: expected a list of names'],
  [{ labels: {} }, 'labels: expected labels, with "language" and "placeholders"'],
])('loadReference refuses %j before it reads', async (options, message) => {
  await expect(call(loadReference, 'nothing.yaml', options)).rejects.toThrow(message);
});
