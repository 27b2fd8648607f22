import type { SchemaNode } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { joinDescriptions } from '../joinDescriptions.js';

const schema = (annotations: Partial<Pick<SchemaNode, 'description' | 'members' | 'title'>>) =>
  ({ members: [], ...annotations }) as unknown as SchemaNode;

describe('joinDescriptions', () => {
  it('starts a description with the title unless the name or description contains it', () => {
    const described = schema({ title: 'Código do município', description: 'Segundo o IBGE.' });
    expect(joinDescriptions('codIbge', undefined, [described])).toBe(
      'Código do município. Segundo o IBGE.',
    );
    expect(joinDescriptions('codigo_do_municipio', undefined, [schema({ title: 'Bairro' })])).toBe(
      'Bairro',
    );
    expect(joinDescriptions('user_id', undefined, [schema({ title: 'User Id' })])).toBeUndefined();
    expect(joinDescriptions('codigoIbge', 'Código IBGE.', [schema({ title: 'Código IBGE' })])).toBe(
      undefined,
    );
    expect(
      joinDescriptions('x', undefined, [schema({ title: 'Nome', description: 'Nome completo.' })]),
    ).toBe('Nome completo.');
  });

  it('puts a title above a list or table, and escapes it', () => {
    expect(
      joinDescriptions('x', undefined, [schema({ title: 'a_b', description: '- um\n- dois' })]),
    ).toBe('a\\_b\n\n- um\n- dois');
  });

  it('joins the texts of field, schema and items without repetition', () => {
    const layers = [schema({ description: 'Uma lista.' }), schema({ description: 'Um item.' })];
    expect(joinDescriptions('x', 'Do lugar.', layers)).toBe('Do lugar.\n\nUma lista.\n\nUm item.');
    expect(joinDescriptions('x', 'Uma lista.', layers)).toBe('Uma lista.\n\nUm item.');
  });

  it('appends the text of each member with its name, without repetition', () => {
    const members = [
      { name: 'Pessoa_1', title: 'Quem paga', description: 'Uma pessoa.' },
      { name: 'Lista', description: '- um\n- dois' },
      { title: 'Parte', description: 'Só aqui.' },
      { description: 'Sem nome.' },
      { name: 'Outra', description: 'Uma pessoa.' },
    ];
    expect(joinDescriptions('x', undefined, [schema({ description: 'Do todo.', members })])).toBe(
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
});
