import type { SchemaNode } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { wordingOf } from '../wordingOf.js';

const schema = (wording: Pick<SchemaNode, 'title' | 'description'>) => wording as SchemaNode;

describe('wordingOf', () => {
  it('begins a description with the title, unless name or description tell it', () => {
    const described = schema({ title: 'Código do município', description: 'Segundo o IBGE.' });
    expect(wordingOf('codIbge', undefined, [described])).toBe(
      'Código do município. Segundo o IBGE.',
    );
    expect(wordingOf('codigo_do_municipio', undefined, [schema({ title: 'Bairro' })])).toBe(
      'Bairro',
    );
    expect(wordingOf('user_id', undefined, [schema({ title: 'User Id' })])).toBeUndefined();
    expect(
      wordingOf('x', undefined, [schema({ title: 'Nome', description: 'Nome completo.' })]),
    ).toBe('Nome completo.');
  });

  it('keeps a title apart from a list or table, and its text as it is', () => {
    expect(wordingOf('x', undefined, [schema({ title: 'a_b', description: '- um\n- dois' })])).toBe(
      'a\\_b\n\n- um\n- dois',
    );
  });

  it('says what the place, the schema and its items say, each once', () => {
    const layers = [schema({ description: 'Uma lista.' }), schema({ description: 'Um item.' })];
    expect(wordingOf('x', 'Do lugar.', layers)).toBe('Do lugar.\n\nUma lista.\n\nUm item.');
    expect(wordingOf('x', 'Uma lista.', layers)).toBe('Uma lista.\n\nUm item.');
  });
});
