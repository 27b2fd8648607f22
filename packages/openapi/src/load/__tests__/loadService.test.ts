import { expect, it } from 'vitest';
import { METHODS } from '../../walkDocument.js';
import { loadService } from '../loadService.js';
import { SpecError } from '../SpecError.js';

async function refuse(text: string): Promise<SpecError> {
  const loading = loadService({ service: 'a', source: 'a.yaml' }, async () => Buffer.from(text));
  const error = await loading.catch((reason: unknown) => reason);
  if (error instanceof SpecError) return error;
  throw new Error('the document is accepted');
}

it('refuses too many operations before it checks each, with the location', async () => {
  const item = METHODS.map((method) => `${method}: {parameters: 1}`).join();
  const aliases = Array.from({ length: 2_222 }, (_, index) => `/${index}: *item`).join();
  const text = `{openapi: 3.1.0, info: {title: A, version: '1'}, paths: {/: &item {${item}}, ${aliases}}}`;
  const { faults, message } = await refuse(text);
  const [fault, ...others] = faults;
  expect(fault).toMatchObject({ pointer: '#/paths', line: 1 });
  expect(message).toContain('20007 operations; the limit is 20000');
  expect(others).toEqual([]);
});

it('suggests the nearest reference for a misspelt one', async () => {
  const text = [
    'openapi: 3.1.0',
    'info: {title: A, version: "1"}',
    'paths: {}',
    'components:',
    '  schemas:',
    '    Solicitacao: {type: object}',
    '    A: {$ref: "#/components/schemas/Solictacao"}',
    '    B: {$ref: "#/component/schemas/solicitacao"}',
    '    C: {$ref: "#/components/schemas/Parcela"}',
  ].join('\n');
  const { faults } = await refuse(text);
  expect(faults.map(({ fix }) => fix)).toEqual([
    'Did you mean #/components/schemas/Solicitacao? Otherwise correct the name or add the component.',
    'Did you mean #/components/schemas/Solicitacao? Otherwise correct the name or add the component.',
    'Correct the name or add the component.',
  ]);
});

it('reports a misspelt group of components once, not each reference into it', async () => {
  const { faults } = await refuse(`openapi: 3.1.0
info: {title: A, version: "1"}
components:
  schema: {A: {}, B: {}}
  responses:
    R: {content: {a/a: {schema: {$ref: "#/components/schemas/A"}}, b/b: {schema: {$ref: "#/components/schemas/B"}}}}
`);
  expect(faults).toMatchObject([{ line: 4, fix: 'Did you mean schemas?' }]);
});

it('names the file that holds a group of components, not each reference into the group', async () => {
  const text = [
    'openapi: 3.1.0',
    'info: {title: A, version: "1"}',
    'paths:',
    '  /a: {get: {responses: {"200": {$ref: "#/components/responses/Ok"}}}}',
    'components:',
    '  responses: {$ref: ./respostas.yaml}',
  ].join('\n');
  const { faults } = await refuse(text);
  expect(faults.map(({ line }) => line)).toEqual([6]);
});
