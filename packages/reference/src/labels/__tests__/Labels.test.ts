import { describe, expect, it } from 'vitest';
import { createLabels, type Labels } from '../Labels.js';
import { english, portuguese } from '../languageTables.js';
import { spanishTable } from '../spanish.js';

const spanish = createLabels(spanishTable);

/** Every sentence that takes a value, each said with one. */
function sayAll(labels: Labels): string[] {
  const keywords = [
    'minimum',
    'exclusiveMinimum',
    'maximum',
    'exclusiveMaximum',
    'multipleOf',
    'minLength',
    'maxLength',
    'pattern',
    'minItems',
    'maxItems',
    'minContains',
    'maxContains',
    'minProperties',
    'maxProperties',
    'contentEncoding',
    'contentMediaType',
    'x-casas-decimais',
  ];
  return [
    labels.listOf('7'),
    labels.fieldCount(7),
    labels.itemFieldCount(7),
    labels.valueCount(7),
    labels.matching('7'),
    labels.position(6),
    labels.dependentRequired('7', '7'),
    labels.dependentSchema('7'),
    labels.seeSchema('7'),
    labels.recursive('7'),
    ...keywords.map((keyword) => labels.constraint({ keyword, value: '7' })),
    ...(['value', 'length', 'items'] as const).map((kind) => labels.between(kind, '7', '7')),
    ...(['length', 'items'] as const).map((kind) => labels.exactly(kind, '7')),
    labels.digits(['7', '7']),
    labels.style('7'),
    labels.copyLinkOf('7'),
  ];
}

describe('labels made of a table', () => {
  it.each([
    ['Portuguese', portuguese],
    ['English', english],
    ['Spanish', spanish],
  ])('say in %s every value they are given', (_, labels) => {
    for (const text of sayAll(labels)) expect(text).toMatch(/^[^{}]*7[^{}]*$/);
  });

  it('choose the form the language has for the number', () => {
    expect([0, 1, 2].map(portuguese.fieldCount)).toEqual(['0 campo', '1 campo', '2 campos']);
    expect([0, 1, 2].map(english.fieldCount)).toEqual(['0 fields', '1 field', '2 fields']);
    expect(spanish.exactly('length', '1')).toBe('exactamente 1 carácter');
    expect(english.between('items', '0', '1')).toBe('0 to 1 item');
    expect(english.constraint({ keyword: 'minLength', value: '1' })).toBe('at least 1 character');
  });

  it('join alternatives as the language does', () => {
    expect(portuguese.digits(['11', '14'])).toBe('exatamente 11 ou 14 dígitos');
    expect(english.digits(['1', '2', '3'])).toBe('exactly 1, 2, or 3 digits');
    expect(spanish.digits(['7', '8'])).toBe('exactamente 7 u 8 dígitos');
    expect(english.digits(['1'])).toBe('exactly 1 digit');
  });

  it('take braces of a document for what they are', () => {
    expect(english.dependentRequired('{requires}', '{property}')).toBe(
      'With {requires}, also required: {property}.',
    );
  });

  it('show a limit they have no word for as the document writes it', () => {
    expect(english.constraint({ keyword: 'toString', value: '3' })).toBe('toString: 3');
    expect(english.constraint({ keyword: 'minLength', value: 'x' })).toBe('minLength: x');
  });
});
