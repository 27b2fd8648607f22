import { describe, expect, it } from 'vitest';
import { isPortuguese } from '../isPortuguese';

describe('isPortuguese', () => {
  it.each([
    'Identificador do evento financeiro.',
    'Nome completo do representante legal.',
    'Enviar 800 notas comerciais a outro custodiante',
    'Preço unitário.',
    'CNPJ',
    'Chave do cabeçalho `X-The-Key of the caller`.',
    'Estado da entrega; `PENDING` é o primeiro.',
  ])('accepts "%s"', (text) => {
    expect(isPortuguese(text)).toBe(true);
  });

  it.each([
    'Status of the operation.',
    'Operation unit price rounded',
    'Identifier with a prefix',
    'The code do emissor',
  ])('refuses "%s"', (text) => {
    expect(isPortuguese(text)).toBe(false);
  });
});
