import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import '../../server/createCore.js';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { readRulesFile } from '../../node/createSimulator.js';
import { definedRules } from '../defineRule.js';
import { loadRules, readEntries } from '../loadRules.js';

describe('rules.yml', () => {
  const entries = readEntries();

  it('has exactly the rules that code implements', () => {
    const ids = entries.map(({ id }) => id);
    expect(ids.sort()).toEqual([...definedRules.keys()].sort());
  });

  it('quotes only problems of the code', () => {
    const folder = 'packages/sandbox/src';
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('__tests__'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const quoted = entries.flatMap(({ problems }) => problems ?? []);
    const parts = quoted.flatMap((problem) => problem.split(/(?: está )?…/));
    expect(parts.filter((part) => !code.join().includes(part))).toEqual([]);
  });

  it('names every parameter in the text of its rule', () => {
    for (const { id, says, parameters } of entries) {
      for (const name of Object.keys(parameters)) expect(says, id).toContain(`\`${name}\``);
    }
  });
});

it('replacements are refused by name when their file cannot be read', () => {
  expect(() => readRulesFile('/nope.yml')).toThrow('--rules: /nope.yml não existe');
});

it.each([
  [/: liquidacao: deve ser um objeto$/, 'liquidacao: 5'],
  [/: o arquivo: deve ser um objeto$/, '- liquidacao'],
  [/: linha 1: deve ser um só documento YAML/, 'liquidacao: {'],
  [/: linha 2: .*campo repetido$/, 'a: 1\na: 2'],
  [/: linha 2: .*um só documento/, 'a: 1\n---\nb: 2'],
  [/: linha 1: .*sem !/, 'a: !!js/function x'],
  [/: linha 1: deve ser um só documento YAML/, `a: ${'['.repeat(9999)}`],
  [/: linha 2: .*sem !, \*/, 'a: &a [1]\nb: [*a]'],
  [/: linha 2: .*, __proto__/, 'liquidacao:\n  __proto__: {segundos: 3}'],
])('replacements are refused with their file: %s', (problem, text) => {
  const file = path.join(makeTempFolder({ 'minhas.yml': text }), 'minhas.yml');
  const warn = vi.spyOn(process, 'emitWarning');
  expect(() => readRulesFile(file)).toThrow(file);
  expect(() => readRulesFile(file)).toThrow(problem);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('replacements merge into a parameter that is a map, and remove null entries', () => {
  const rule = definedRules.get('textos-nao-informados');
  const textos = { 418: 'Bule.', 404: 'Não há.', 429: null };
  const rules = loadRules({ 'textos-nao-informados': { textos } });
  const { textos: read } = (rule && (rules.of(rule) as { textos: Map<string, string> })) || {};
  expect(read?.get('418')).toBe('Bule.');
  expect(read?.get('404')).toBe('Não há.');
  expect(read?.get('401')).toMatch(/^Não autorizado/);
  expect(read?.has('429')).toBe(false);
});

it.each<[Record<string, object>, RegExp]>([
  [{ nada: {} }, /^nada: não é uma regra/],
  [{ 'duracao-do-token': { segundos: 'x' } }, /duracao-do-token\.segundos: deve ser um número/],
  [
    { 'duracao-do-token': { minutos: 1 } },
    /token: não tem o campo minutos; os campos são segundos/,
  ],
  ...[99, 200, 204, 600, 100_000, 404.5].map((codigo): [Record<string, object>, RegExp] => [
    { 'chamada-desconhecida': { codigo } },
    /codigo: deve ser .* 400 a 599/,
  ]),
  ...['ABC', '', 'LNC000 1'].map((prefixo): [Record<string, object>, RegExp] => [
    { 'codigo-do-instrumento': { prefixo } },
    /^codigo-do-instrumento\.prefixo: deve ser LNC000/,
  ]),
  [{ 'novas-tentativas': { perfil: 'nada' } }, /novas-tentativas\.perfil: .* um de: lista, /],
  [{ 'valores-de-teste': { valores: { x: 429 } } }, /valores\.x: não é um valor, como 1313\.01/],
  [{ 'valores-de-teste': { valores: { 1: 'some' } } }, /valores\.1: .* aprova ou reprova/],
  [{ 'requisicao-invalida-sem-400': { chamadas: { criarBloqueio: 99 } } }, /criarBloqueio: .* 599/],
  [{ 'campos-obrigatorios': { chamadas: { criarbloqueio: [] } } }, /criarbloqueio: .* chamada/],
  [
    { 'campos-obrigatorios': { chamadas: { criarBloqueio: ['quantidade'] } } },
    /: .* operacaoCodigo, /,
  ],
  [{ 'campos-obrigatorios': { chamadas: { liberarBloqueio: null } } }, /: .* justificativa:/],
  [{ 'lista-de-eventos-no-grupo': { nome: 'puCurva' } }, /nome: deve ser .*, fora .* puCurva/],
  [{ 'envelope-de-investidores': { paginacao: 'data' } }, /paginacao: deve ser outro nome/],
  [{ 'conteudo-do-feed': { maximo: 1.5 } }, /maximo: deve ser um número inteiro/],
  [{ arredondamento: { casas: 20 } }, /casas: .* 0 a 8/],
  [{ 'transferencia-sem-destino': { custodianteDaConta: 'x' } }, /um CNPJ/],
  [{ 'assinatura-hmac': { cabecalho: 'X Y' } }, /um nome de cabeçalho/],
  [{ 'textos-nao-informados': { textos: { 404: '\0' } } }, /sem NUL/],
  [{ 'corpo-dos-erros': { campo: null } }, /^corpo-dos-erros: deve ter o campo campo$/],
  ...['', 'a b', 'detalhes'].map((campo): [Record<string, object>, RegExp] => [
    { 'corpo-dos-erros': { campo } },
    /campo: deve ser um nome como lista, fora detalhes/,
  ]),
])('invalid replacements are refused by name: %j', (replacements, message) => {
  expect(() => loadRules(replacements)).toThrow(message);
});
