import type { SchemaNode } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { mergeDescriptions } from '../mergeDescriptions.js';

const schema = (annotations: Partial<Pick<SchemaNode, 'description' | 'members' | 'title'>>) =>
  ({ members: [], ...annotations }) as unknown as SchemaNode;

it('starts a description with the title unless the name or description contains it', () => {
  const described = schema({ title: 'Código do município', description: 'Segundo o IBGE.' });
  expect(mergeDescriptions('codIbge', undefined, [described])).toBe(
    'Código do município. Segundo o IBGE.',
  );
  expect(mergeDescriptions('codigo_do_municipio', undefined, [schema({ title: 'Bairro' })])).toBe(
    'Bairro',
  );
  expect(mergeDescriptions('user_id', undefined, [schema({ title: 'User Id' })])).toBe('');
  expect(mergeDescriptions('codigoIbge', 'Código IBGE.', [schema({ title: 'Código IBGE' })])).toBe(
    '',
  );
  expect(
    mergeDescriptions('x', undefined, [schema({ title: 'Nome', description: 'Nome completo.' })]),
  ).toBe('Nome completo.');
});

it('puts a title above a list or table, and escapes it', () => {
  expect(
    mergeDescriptions('x', undefined, [schema({ title: 'a_b', description: '- um\n- dois' })]),
  ).toBe('a\\_b\n\n- um\n- dois');
});

it('joins the texts of field, schema and items without repetition', () => {
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
