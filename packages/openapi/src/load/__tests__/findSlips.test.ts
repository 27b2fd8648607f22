import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../../words/phrase.js';
import { portugueseFaults } from '../../words/portugueseFaults.js';
import { checkDocument } from '../checkDocument.js';
import { findSlips } from '../findSlips.js';
import { parseDocument } from '../parseDocument.js';
import { formatWarnings } from '../SpecError.js';

const origin = { service: 'a', source: 'a.yaml' };

function warningsOf(paths: string, language = ENGLISH): string {
  const text = `openapi: 3.1.0\ninfo: {title: A, version: "1"}\n${paths}`;
  const document = parseDocument(text, origin);
  expect(checkDocument(document, origin)).toEqual([]);
  return formatWarnings(findSlips(document, origin), language);
}

describe('findSlips', () => {
  it('names a misspelt method with its place and the method it may mean', () => {
    const text = warningsOf('paths:\n  /x:\n    gett: {responses: {}}\n    POST: {responses: {}}');
    expect(text).toContain('2 warnings about the specifications:\n\n[a] a.yaml:5:');
    expect(text).toMatch(/a\.yaml:5:\d+ #\/paths\/~1x\/gett\n/);
    expect(text).toContain('found: gett\n  how to fix: Did you mean get?');
    expect(text).toContain('found: POST\n  how to fix: Did you mean post?');
  });

  it('says how to keep a key of which no method is near', () => {
    const text = warningsOf('paths: {/x: {responsavel: Ana}}', {
      language: 'pt-BR',
      faults: portugueseFaults,
    });
    expect(text).toContain('como corrigir: Retire responsavel ou chame-a de x-responsavel');
  });

  it('looks at webhooks, callbacks and shared path items, too', () => {
    const text = warningsOf(
      [
        'webhooks: {novo: {pots: {}}}',
        'paths: {/x: {get: {callbacks: {feito: {"{$url}": {psot: {}}}}}}}',
        'components: {pathItems: {Item: {dlete: {}}}}',
      ].join('\n'),
    );
    for (const key of ['novo/pots', '{$url}/psot', 'Item/dlete'])
      expect(text).toContain(`${key}\n`);
  });

  it('names both operations of one operationId', () => {
    const text = warningsOf(
      'paths:\n  /x:\n    get: {operationId: ler}\n  /y:\n    get: {operationId: ler}',
    );
    expect(text).toMatch(/a\.yaml:7:\d+ #\/paths\/~1y\/get\/operationId\n/);
    expect(text).toContain('found: ler, which is also at #/paths/~1x/get');
  });

  it('is silent about all that a path may have', () => {
    const item =
      '{summary: S, description: D, servers: [], parameters: [], query: {}, additionalOperations: {LINK: {}}, x-own: 1}';
    const document = parseDocument(
      `openapi: 3.2.0\ninfo: {title: A, version: "1"}\npaths: {/x: ${item}, x-own: {gett: {}}}`,
      origin,
    );
    expect(findSlips(document, origin)).toEqual([]);
  });
});
