import { expect, it } from 'vitest';
import type { JsonObject } from '../../json.js';
import { operationsOf } from '../../modelService.js';
import { buildModel } from './buildModel.js';
import { withBody } from './documents.js';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const fields = (name: string) => ({ properties: { [name]: { type: 'string' } } });
const schemas = {
  M: { title: 'Um M', description: 'De M.', ...fields('m') },
  N: { title: 'Um N', description: 'De N.', ...fields('n') },
  Same: { description: 'Do todo.', ...fields('s') },
  Chain: { allOf: [ref('M')] },
};
const M = { name: 'M', title: 'Um M', description: 'De M.' };
const N = { name: 'N', title: 'Um N', description: 'De N.' };
const own = 'Do todo.';

/** Title, description and members of a body's schema. */
function wordsOf(schema: JsonObject) {
  const [operation] = operationsOf(buildModel(withBody(schema, { components: { schemas } })));
  const node = operation?.requestBody?.content[0]?.schema;
  return [node?.title, node?.description, node?.members];
}

it.each<[string, JsonObject, ReturnType<typeof wordsOf>]>([
  ['the only member', { allOf: [ref('M')] }, ['Um M', 'De M.', []]],
  ['the only member, by way of another', { allOf: [ref('Chain')] }, ['Um M', 'De M.', []]],
  [
    'the only member, without a name,',
    { allOf: [{ title: 'T', description: own, ...fields('a') }] },
    ['T', own, []],
  ],
  ['the only member beside a type', { type: 'object', allOf: [ref('M')] }, ['Um M', 'De M.', []]],
])('%s lends its texts to a schema without texts', (_, schema, words) => {
  expect(wordsOf(schema)).toEqual(words);
});

it.each<[string, JsonObject, ReturnType<typeof wordsOf>]>([
  ['beside the words of the whole', { description: own, allOf: [ref('M')] }, [undefined, own, [M]]],
  ['beside a title of the whole', { title: 'T', allOf: [ref('M')] }, ['T', undefined, [M]]],
  [
    'beside a member that words the whole',
    { allOf: [ref('M'), { description: own }] },
    [undefined, own, [M]],
  ],
  ['beside another without words', { allOf: [ref('M'), fields('x')] }, [undefined, undefined, [M]]],
  ['among several', { allOf: [ref('M'), ref('N')] }, [undefined, undefined, [M, N]]],
  [
    'beside fields of the whole',
    { ...fields('x'), allOf: [ref('M')] },
    [undefined, undefined, [M]],
  ],
  [
    'without a name',
    {
      allOf: [
        { title: 'Parte', ...fields('a') },
        { description: own, ...fields('b') },
      ],
    },
    [undefined, undefined, [{ title: 'Parte' }, { description: own }]],
  ],
  ['within a member', { allOf: [{ allOf: [ref('M'), ref('N')] }] }, [undefined, undefined, [M, N]]],
])('a member %s keeps its texts', (_, schema, words) => {
  expect(wordsOf(schema)).toEqual(words);
});

it('a description beside a reference replaces that of the target, in members too', () => {
  expect(wordsOf({ ...ref('M'), description: own })).toEqual(['Um M', own, []]);
  expect(wordsOf({ allOf: [{ ...ref('M'), description: own }, ref('N')] })).toEqual([
    undefined,
    undefined,
    [{ ...M, description: own }, N],
  ]);
});

it('a form that combines several schemas is labelled with their names', () => {
  const forms = [{ allOf: [ref('M'), fields('x')] }, { allOf: [ref('M'), ref('N')] }];
  const [operation] = operationsOf(
    buildModel(withBody({ oneOf: forms }, { components: { schemas } })),
  );
  const [choice] = operation?.requestBody?.content[0]?.schema?.choices ?? [];
  expect(choice?.options.map(({ label }) => label)).toEqual(['Um M', 'Um M + Um N']);
});
