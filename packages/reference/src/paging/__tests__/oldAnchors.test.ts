import { anchorWordsOf } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { OLD_WORDS, oldSchemaAnchor, renewAnchor } from '../oldAnchors.js';

it('gives each word that anchors had in every language the one of today', () => {
  const { form, ...words } = anchorWordsOf('pt-BR');
  const { form: _, ...today } = anchorWordsOf('fr');
  expect(Object.entries(OLD_WORDS).sort()).toEqual(
    Object.entries(words)
      .map(([key, word]) => [word, today[key as keyof typeof today]])
      .sort(),
  );
});

it.each([
  ['grupo.Payments', 'group.Payments'],
  ['esquema.A-2.campo.opcao3', 'schema.A-2.campo.option3'],
  ['conteudo', 'r-content'],
  ['pay.body.opcao1', 'pay.body.option1'],
  ['grupos.x', 'grupos.x'],
  ['pay.grupo', 'pay.grupo'],
  ['constructor.x', 'constructor.x'],
])('leads %s to %s', (old, anchor) => {
  expect(renewAnchor(old)).toBe(anchor);
});

it('knows the old anchor of a schema that has another today', () => {
  expect(oldSchemaAnchor('schema.Order')).toBe('esquema.Order');
  expect(oldSchemaAnchor('esquema.Order')).toBeUndefined();
});
