import { describe, expect, it } from 'vitest';
import { parseDocument } from '../parseDocument';
import { SpecError } from '../SpecError';

const origin = { service: 'teste', source: 'teste.yaml' };

function faultsOf(text: string) {
  try {
    parseDocument(text, origin);
  } catch (error) {
    if (error instanceof SpecError) return error.faults;
    throw error;
  }
  return [];
}

describe('parseDocument', () => {
  it('keeps the digits of numbers that JavaScript would print otherwise', () => {
    const { lexemes, root } = parseDocument('valor: 1000.00000000\ninteiro: 7\n', origin);
    expect(root).toEqual({ valor: 1000, inteiro: 7 });
    expect([...lexemes]).toEqual([['/valor', '1000.00000000']]);
  });

  it('reports every syntax fault with its line', () => {
    const faults = faultsOf('a: 1\na: 2\nb: !!js/function "x"\n');
    expect(faults.map(({ line }) => line).sort()).toEqual([2, 3]);
  });

  it('refuses an alias bomb instead of unfolding it', () => {
    const levels = Array.from({ length: 8 }, (_, level) => {
      const item = level === 0 ? 'x' : `*n${level - 1}`;
      return `n${level}: &n${level} [${Array(10).fill(item).join(', ')}]`;
    });
    expect(faultsOf(levels.join('\n'))[0]?.expected).toBe('um documento de tamanho razoável');
  }, 30_000);

  it('refuses a key that reaches the prototype', () => {
    expect(faultsOf('__proto__:\n  admin: true\n')).toHaveLength(1);
  });

  it('finds the line of a pointer', () => {
    const { locate } = parseDocument('a:\n  b:\n    - 1\n    - 2\n', origin);
    expect(locate('#/a/b/1')?.line).toBe(4);
  });
});
