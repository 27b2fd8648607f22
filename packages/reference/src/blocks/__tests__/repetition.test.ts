import { describe, expect, it } from 'vitest';
import { describeLimits } from '../describeLimits.js';
import { withoutName, withoutRepetition } from '../repetition.js';

const limits = (said: string, ...constraints: readonly (readonly [string, string])[]) =>
  describeLimits(
    constraints.map(([keyword, value]) => ({ keyword, value })),
    said,
  ).phrases;

const TWO = [
  ['minLength', '2'],
  ['maxLength', '2'],
] as const;

describe('a limit beside a text', () => {
  it.each([
    'Sigla do estado. 2 caracteres.',
    'Sigla do estado, com 2 caracteres.',
    'Sigla, com exatamente 2 caracteres',
  ])('is omitted if the text states it: %s', (text) => {
    expect(limits(text, ...TWO)).toEqual([]);
  });

  it.each(['Até 2 caracteres.', 'Código de 12 caracteres.', 'Sigla.', 'De 1 a 2 caracteres.'])(
    'is shown if the text states another limit or none: %s',
    (text) => {
      expect(limits(text, ...TWO)).toEqual(['exatamente 2 caracteres']);
    },
  );

  it('is omitted independently of other limits', () => {
    const text = 'Deve ser maior que 0. Até 8 casas decimais.';
    expect(limits(text, ['exclusiveMinimum', '0'], ['x-casas-decimais', '8'])).toEqual([]);
    expect(limits(text, ['exclusiveMinimum', '10'], ['x-casas-decimais', '8'])).toEqual([
      'maior que 10',
    ]);
  });

  it('may be a range or alternative digit counts', () => {
    const range = [
      ['minimum', '0'],
      ['maximum', '100'],
    ] as const;
    expect(limits('Percentual, de 0 a 100.', ...range)).toEqual([]);
    expect(limits('Percentual, de 0 a 1000.', ...range)).toEqual(['entre 0 e 100']);
    const digits = ['pattern', '^(\\d{11}|\\d{14})$'] as const;
    expect(limits('CPF (11 dígitos) ou CNPJ (14 dígitos).', digits)).toEqual([]);
    expect(limits('CPF (11 dígitos).', digits)).toEqual(['exatamente 11 ou 14 dígitos']);
  });

  it.each(['a/b-c(*', '.'.repeat(60_000)])('may contain any characters: %.9s', (value) => {
    expect(limits('a/b-c', ['contentMediaType', value])).toEqual([`conteúdo ${value}`]);
  });
});

describe('a sentence below other texts', () => {
  const said =
    'Criar solicitação. Registra uma solicitação de emissão. Dados da solicitação a registrar.';

  it.each([
    ['Dados para criar uma solicitação de emissão.', ''],
    ['Dados para criar uma solicitação. Não inclui `prazo`.', 'Não inclui `prazo`.'],
    ['Solicitações\n\n- uma', '- uma'],
  ])('is omitted if the texts above contain all its words: %s', (text, rest) => {
    expect(withoutRepetition(text, said)).toBe(rest);
  });

  it('may repeat the names of fields', () => {
    expect(withoutRepetition('Código e data da operação.', 'operacaoCodigo data')).toBe('');
  });

  it.each(['Dados para aditar uma solicitação.', '`criar`', 'a de o'])(
    'is kept if it adds a word or markup: %s',
    (text) => {
      expect(withoutRepetition(text, said)).toBe(text);
      expect(withoutRepetition(text, '')).toBe(text);
    },
  );
});

it.each([
  ['numeroDaEmissao', 'Número da emissão.', ''],
  ['dataVencimento', 'Data do vencimento', ''],
  ['agenciaDigito', 'Dígito da agência.', ''],
  ['ufDaEmissao', 'UF da emissão. 2 caracteres.', '2 caracteres.'],
  ['data_da_emissao', 'Data da emissão. [leitura nossa](/p#x)', '[leitura nossa](/p#x)'],
])('a sentence is omitted if it only writes a name out: %s, %s', (name, text, rest) => {
  expect(withoutName(name, text)).toBe(rest);
});

it.each(['Tipo do título.', 'Tipo, em letras.', 'Código do tipo', ''])(
  'a sentence is kept if it says more than a name: %s',
  (text) => {
    expect(withoutName('tipo', text)).toBe(text);
  },
);
