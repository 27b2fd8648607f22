import { readFileSync } from 'node:fs';
import path from 'node:path';
import { modelService, parseDocument, type Service } from '@frontier/openapi';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Change } from '../Comparison';
import { diffServices } from '../diffServices';

type Keys = Readonly<Record<string, unknown>>;

/** One document of a pair: its additions to a service with one operation, `POST /itens`. */
interface PairedDocument {
  readonly operation?: Keys;
  readonly body?: Keys;
  readonly answer?: Keys;
  readonly document?: { readonly paths?: Keys; readonly components?: Keys } & Keys;
}

interface DocumentPair {
  readonly name: string;
  readonly before: PairedDocument;
  readonly after: PairedDocument;
  /** The schemas of a field `a` of both messages, instead of `before` and `after`. */
  readonly field?: readonly Keys[];
  readonly changes: readonly string[];
}

const json = (schema: Keys) => ({ 'application/json': { schema } });

function writeDocument({ answer, body, document = {}, operation }: PairedDocument): string {
  const { components, paths, ...others } = document;
  return stringify({
    openapi: '3.1.0',
    info: { title: 'Itens', version: '1.0.0' },
    ...others,
    paths: {
      '/itens': {
        post: {
          operationId: 'criarItem',
          ...(body ? { requestBody: { content: json(body) } } : {}),
          responses: { 200: { description: 'Ok.', ...(answer ? { content: json(answer) } : {}) } },
          ...operation,
        },
      },
      ...paths,
    },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, ...components },
  });
}

const GOLDEN = ['fields', 'calls'].flatMap((name) => {
  const file = path.join(__dirname, 'golden', `${name}.yaml`);
  return parse(readFileSync(file, 'utf8')) as DocumentPair[];
});

function diff(...pair: readonly PairedDocument[]): Change[] {
  const origin = { service: 'itens', source: 'itens.yaml' };
  const [before, after] = pair.map((paired) =>
    modelService(parseDocument(writeDocument(paired), origin), { id: 'itens', title: '' }, ''),
  ) as [Service, Service];
  return diffServices(before, after);
}

/** `breaking type-changed criarItem.body.a (string → boolean)` */
function describeChange({ after, before, effect, places, rule }: Change): string {
  const values = `(${before ?? ''} → ${after ?? ''})`;
  const shown = before === undefined && after === undefined ? [] : [values];
  return [effect, rule, ...places.map(({ anchor }) => anchor), ...shown].join(' ');
}

const withField = (a: Keys) => ({ body: { properties: { a } }, answer: { properties: { a } } });

test.each(GOLDEN)('$name', ({ after, before, changes, field }) => {
  const [earlier = before, later = after] = field?.map(withField) ?? [];
  expect(diff(earlier, later).map(describeChange)).toEqual(changes);
});

test('has a reason of one sentence, without the place', () => {
  const [change] = diff(...[1, 2].map((value) => withField({ type: 'integer', default: value })));
  expect(change?.why).toBe('Quem não envia o campo passa a ter outro valor.');
});

test('compares many nested forms without writing each one again at every level', () => {
  const forms = Array.from({ length: 19 }, (_, at) => ({ properties: { [`p${at}`]: {} } }));
  const nest = (schema: Keys) =>
    Array.from({ length: 60 }).reduce<Keys>((inner) => ({ oneOf: [...forms, inner] }), schema);
  const changes = diff(
    ...[1, 2].map((maxLength) => ({ body: nest({ type: 'string', maxLength }) })),
  );
  expect(changes.map(({ rule }) => rule)).toEqual(['limit-loosened']);
});
