import { describe, expect, it } from 'vitest';
import { METHODS } from '../../walkDocument.js';
import { loadServices } from '../loadService.js';
import { SpecError } from '../SpecError.js';

function load(texts: Record<string, string>) {
  return loadServices(
    Object.keys(texts).map((service) => ({ service, source: `${service}.yaml` })),
    async (source) => new TextEncoder().encode(texts[source.replace('.yaml', '')]),
  );
}

describe('loadServices', () => {
  it('lists the faults of all documents together', async () => {
    const error = await load({
      a: 'openapi: 3.1.0\ninfo: {version: "1", title: A}\npaths:\n  x: {}\n',
      b: 'swagger: "2.0"\n',
    }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SpecError);
    expect((error as SpecError).faults.map(({ service, line }) => [service, line])).toEqual([
      ['a', 4],
      ['b', 1],
    ]);
  });

  it('refuses too many operations before it checks each, with the location', async () => {
    const item = METHODS.map((method) => `${method}: {parameters: 1}`).join();
    const aliases = Array.from({ length: 2_222 }, (_, index) => `/${index}: *item`).join();
    const text = `{openapi: 3.1.0, info: {title: A, version: '1'}, paths: {/: &item {${item}}, ${aliases}}}`;
    const error = await load({ a: text }).catch((reason: unknown) => reason);
    const [fault, ...others] = (error as SpecError).faults;
    expect(fault).toMatchObject({ pointer: '#/paths', line: 1 });
    expect((error as SpecError).message).toContain('20007 operations; the limit is 20000');
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
    const error = await load({ a: text }).catch((reason: unknown) => reason);
    expect((error as SpecError).faults.map(({ mend }) => mend)).toEqual([
      'Did you mean #/components/schemas/Solicitacao? Otherwise correct the name or add the component.',
      'Did you mean #/components/schemas/Solicitacao? Otherwise correct the name or add the component.',
      'Correct the name or add the component.',
    ]);
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
    const error = await load({ a: text }).catch((reason: unknown) => reason);
    expect((error as SpecError).faults.map(({ line }) => line)).toEqual([6]);
  });

  it('ignores references in extensions and examples', async () => {
    const text = [
      'openapi: 3.1.0',
      'info: {title: A, version: "1", x-logo: {$ref: ./logo.svg}}',
      'x-topics: [{content: {$ref: ./inicio.md}}]',
      'paths: {}',
      'components:',
      '  schemas:',
      '    A: {examples: [{$ref: ./exemplo.json}]}',
      '    x-interno: {$ref: ./outro.yaml}',
    ].join('\n');
    const error = await load({ a: text }).catch((reason: unknown) => reason);
    expect((error as SpecError).faults.map(({ line }) => line)).toEqual([8]);
  });
});
