import type { SchemaNode } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { mergeDescriptions } from '../mergeDescriptions.js';

const schema = (annotations: Partial<Pick<SchemaNode, 'description' | 'members' | 'title'>>) =>
  ({ members: [], ...annotations }) as unknown as SchemaNode;

it.each([
  ['codIbge', 'Código do município', 'Segundo o IBGE.', 'Código do município. Segundo o IBGE.'],
  ['codigo_do_municipio', 'Bairro', undefined, 'Bairro'],
  ['user_id', 'User Id', undefined, ''],
  ['x', 'Nome', 'Nome completo.', 'Nome completo.'],
  ['x', 'a_b', '- um\n- dois', 'a\\_b\n\n- um\n- dois'],
])(
  '%s: starts with the title %s unless the name or description has it',
  (name, title, description, text) => {
    const own = schema({ title, ...(description && { description }) });
    expect(mergeDescriptions(name, undefined, [own])).toBe(text);
  },
);

it('joins the texts of field, schema and items without repetition', () => {
  expect(mergeDescriptions('codigoIbge', 'Código IBGE.', [schema({ title: 'Código IBGE' })])).toBe(
    '',
  );
  const layers = [schema({ description: 'Uma lista.' }), schema({ description: 'Um item.' })];
  expect(mergeDescriptions('x', 'Do lugar.', layers)).toBe('Do lugar.\n\nUma lista.\n\nUm item.');
  expect(mergeDescriptions('x', 'Uma lista.', layers)).toBe('Uma lista.\n\nUm item.');
});

it('appends the text of each member with its name, without repetition', () => {
  const members = [
    { name: 'Pessoa_1', title: 'Quem paga', description: 'Uma pessoa.' },
    { name: 'Lista', description: '- um\n- dois' },
    { title: 'Parte', description: 'Só aqui.' },
    { description: 'Sem nome.' },
    { name: 'Outra', description: 'Uma pessoa.' },
  ];
  expect(mergeDescriptions('x', undefined, [schema({ description: 'Do todo.', members })])).toBe(
    [
      'Do todo.',
      '**Pessoa\\_1:** Quem paga. Uma pessoa.',
      '**Lista:**',
      '- um\n- dois',
      '**Parte:** Só aqui.',
      'Sem nome.',
    ].join('\n\n'),
  );
});
