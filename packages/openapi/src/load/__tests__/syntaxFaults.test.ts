import { describe, expect, it } from 'vitest';
import { LineCounter, parseDocument as parseYaml } from 'yaml';
import { say } from '../../words/phrase.js';
import { portugueseFaults } from '../../words/portugueseFaults.js';
import { parseDocument } from '../parseDocument.js';
import { SpecError } from '../SpecError.js';
import { describeSyntax } from '../syntaxFaults.js';

function describeFirst(text: string): string {
  const { errors, warnings } = parseYaml(text, {
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: false,
  });
  const [problem] = [...errors, ...warnings];
  if (!problem) throw new TypeError(`${text} is YAML`);
  return say(describeSyntax(problem), { language: 'pt-BR', faults: portugueseFaults });
}

it.each([
  ['a: "b', 'um texto cujas aspas não se fecham'],
  ["a: 'b", 'um texto cujas aspas não se fecham'],
  ['a: [1, 2', 'um sinal que abre, [, e não se fecha'],
  ['a: {b: 1', 'um sinal que abre, {, e não se fecha'],
  ['a: @b', 'um valor sem aspas que começa com @'],
  ['a: "\\q"', 'uma barra invertida sem sentido, \\q, entre aspas duplas'],
  ['a: 1\nb', 'uma linha sem ": " depois da chave'],
  ['a: b: c', 'uma chave dentro do valor de outra, na mesma linha'],
  ['a:\n\tb: 1', 'uma tabulação no recuo'],
  ['a: !!js/x 1', 'uma tag, tag:yaml.org,2002:js/x, que não é lida'],
  ['a: *', 'um apelido ou uma âncora sem nome, ou com nome que termina em dois-pontos'],
  ['a:\n  - 1\n b: 2', 'um recuo que não combina com as linhas acima'],
  ['a: ["b" "c"]', 'itens sem vírgula entre eles'],
  ['a: ]', 'um sinal onde ele nada significa'],
  ['%X\n---\na: 1', 'uma diretiva (%) que o YAML não tem'],
  ['a: &b &c 1', 'um valor com mais de uma âncora'],
  ['a: 1\n---\nb: 1', 'mais de um documento no mesmo arquivo (---)'],
])('says of %j what its writer did', (text, told) => {
  expect(describeFirst(text)).toBe(told);
});

describe('a fault of syntax', () => {
  it('has its line and column, and no word of the parser', () => {
    try {
      parseDocument('a: 1\nb: "x\n', { service: 's', source: 's.yaml' });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      const text = error.describe({ language: 'pt-BR', faults: portugueseFaults });
      expect(text).toContain('[s] s.yaml:');
      expect(text).toContain('encontrado: um texto cujas aspas não se fecham');
      expect(text).not.toContain('Missing');
    }
  });
});
