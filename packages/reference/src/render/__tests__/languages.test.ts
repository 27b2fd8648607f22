import { modelService, parseDocument } from '@frontier/openapi';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { englishTable } from '../../labels/english.js';
import { createLabels, type Labels } from '../../labels/Labels.js';
import { portuguese } from '../../labels/languageTables.js';
import { portugueseTable } from '../../labels/portuguese.js';
import { spanishTable } from '../../labels/spanish.js';
import { renderReference } from '../renderReference.js';

/** A document without a word of its own, which makes the reference say most of the words it knows. */
const DOCUMENT = `openapi: 3.1.0
info: {title: X1, version: '1', contact: {name: X2, email: x@x.example}, license: {name: X3, url: https://x.example/}}
servers: [{url: 'https://x.example'}]
security: [{k1: []}]
paths:
  /x/{x4}:
    post:
      operationId: x5
      tags: [X6]
      deprecated: true
      parameters:
        - {name: x4, in: path, required: true, schema: {type: string, minLength: 2, maxLength: 9}}
        - {name: x7, in: query, allowReserved: true, allowEmptyValue: true, schema: {type: array, uniqueItems: true, items: {type: integer, minimum: 1, maximum: 9}}}
        - {name: x8, in: header, schema: {type: boolean, default: true}}
        - {name: x9, in: cookie, schema: {enum: [x10, x11]}}
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [x12]
              properties:
                x12: {type: string, format: date, readOnly: true}
                x13: {type: [string, 'null'], const: x14, writeOnly: true}
                x15: {oneOf: [{type: string}, {type: object, properties: {x16: {type: number, multipleOf: 3}}}]}
                x17: {type: object, properties: {x18: {type: string, format: binary}, x19: {not: {type: string}}}}
      responses:
        '200': {description: X20, headers: {X21: {schema: {type: string}}}, content: {application/json: {example: {x22: 1}}}}
        default: {description: X23}
      callbacks: {x24: {'{$url}': {post: {responses: {'200': {description: X25}}}}}}
webhooks:
  x26: {post: {operationId: x27, requestBody: {content: {application/json: {schema: {type: object, properties: {x28: {type: integer}}}}}}, responses: {'200': {description: X29}}}}
components: {securitySchemes: {k1: {type: http, scheme: bearer}}}
`;

/** The page's words, and those of its prose, without the code of samples. */
function render(labels: Labels): { all: string; prose: string } {
  const document = parseDocument(DOCUMENT, { service: 'x', source: 'x.yaml' });
  const service = modelService(document, { id: 'x', title: 'X1' }, 'x.yaml', labels);
  const [page] = renderReference(service, {
    labels,
    downloads: [],
    layout: 'page',
    addressOf: () => '',
  });
  if (page?.kind !== 'page') throw new TypeError('the first page is a redirect');
  const tree = parse(page.html);
  const join = (words: string[]) => ` ${words.join(' ')} `.replaceAll(/[\s,:;.()·]+/g, ' ');
  return { all: join(readWords(tree)), prose: join(readWords(tree, 'pre')) };
}

/** What a reader sees and what a screen reader says. */
function readWords(node: Tree.Node, without = ''): string[] {
  if (node.nodeName === without) return [];
  if (node.nodeName === '#text') return [(node as Tree.TextNode).value];
  const names = 'attrs' in node ? node.attrs : [];
  const said = names.flatMap(({ name, value }) =>
    ['aria-label', 'placeholder', 'title', 'data-copied'].includes(name) ? [value] : [],
  );
  const below = 'childNodes' in node ? node.childNodes : [];
  return [...said, ...below.flatMap((child) => readWords(child, without))];
}

/** Every text of a table without a place for a value, by where it stands. */
function listWords(table: object, place = ''): [place: string, word: string][] {
  return Object.entries(table).flatMap(([name, value]) => {
    if (typeof value !== 'string') return listWords(value, `${place}${name}.`);
    return value.includes('{') ? [] : [[`${place}${name}`, value.replaceAll(/[:.]/g, '')]];
  });
}

describe('the reference in another language', () => {
  it.each([
    ['English', englishTable, /[à-ÿ]/i],
    ['Spanish', spanishTable, /[ãõâêôçà]/i],
  ] as const)('says in %s everything it says in Portuguese', (_, table, foreign) => {
    const [original, translated] = [render(portuguese), render(createLabels(table))];
    const known = new Set(listWords(table).map(([, word]) => word));
    const said = listWords(portugueseTable).filter(
      ([, word]) => !known.has(word) && original.all.includes(` ${word} `),
    );
    expect(said.length).toBeGreaterThan(30);
    for (const [place, word] of said) {
      // The Portuguese `do` is a keyword of Ruby as well.
      const text = place.startsWith('smallWords.') ? translated.prose : translated.all;
      expect(text, place).not.toContain(` ${word} `);
    }
    expect(translated.all).not.toMatch(foreign);
  });
});
