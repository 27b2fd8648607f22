import { expect, it } from 'vitest';
import { replaceAll, replaceOnce, restoreAccents } from '../replaceText';

it('notices text of the generator that is not there, or twice', () => {
  expect(replaceOnce('a b', 'b', '$&')).toBe('a $&');
  expect(replaceAll('b b', /b/g, 'c')).toBe('c c');
  expect(() => replaceOnce('b b', 'b', 'c')).toThrow('stands 2 times instead of once');
  expect(() => replaceAll('a', /b/g, 'c')).toThrow('stands nowhere');
});

it.each([
  [
    'NAME = "value"',
    '    N_O_CADASTRADO = "Não Cadastrado"',
    '    NAO_CADASTRADO = "Não Cadastrado"',
  ],
  ['NAME("value")', 'A_O("Ação"),', 'ACAO("Ação"),'],
  ['NAME: "value"', 'A: "A"', 'A: "A"'],
])('names a value by its letters: %s', (form, text, restored) => {
  expect(restoreAccents(text, form)).toBe(restored);
});
