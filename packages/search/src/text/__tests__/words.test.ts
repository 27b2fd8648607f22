import { expect, it } from 'vitest';
import { rootsOf } from '../forms.js';
import { foldText, reduceWord, splitWords } from '../words.js';

function reduce(word: string): string {
  return reduceWord(foldText(word));
}

function shareRoot(first: string, second: string): boolean {
  const roots = new Set(rootsOf(reduce(first)));
  return rootsOf(reduce(second)).some((root) => roots.has(root));
}

it('words are folded letter by letter, so that places stay', () => {
  expect(foldText('Pós-EMISSÃO çÀü')).toBe('pos-emissao cau');
});

it.each([
  ['operação', 'operações'],
  ['judicial', 'judiciais'],
  ['responsável', 'responsáveis'],
  ['perfil', 'perfis'],
  ['valor', 'valores'],
  ['ordem', 'ordens'],
  ['api', 'apis'],
  ['id', 'ids'],
  ['aprovado', 'aprovadas'],
  ['escriturador', 'escrituradora'],
  ['debênture', 'debentures'],
])('%s and %s are one', (first, second) => {
  expect(reduce(second)).toBe(reduce(first));
});

it.each([
  ['emissor', 'emissão'],
  ['consultar', 'consultor'],
  ['mês', 'me'],
  ['nota', 'notas1'],
])('%s and %s are two', (first, second) => {
  expect(reduce(second)).not.toBe(reduce(first));
});

it.each([
  ['criar', 'criação'],
  ['criar', 'criado'],
  ['liquidar', 'liquidação'],
  ['liberar', 'libero'],
  ['liberar', 'liberando'],
  ['pagar', 'paguei'],
  ['trocar', 'troquei'],
  ['bloquear', 'bloqueio'],
  ['transferir', 'transferência'],
  ['vencer', 'vencimento'],
  ['assinar', 'assinatura'],
  ['concluir', 'conclusão'],
])('%s and %s are forms of one verb', (first, second) => {
  expect(shareRoot(first, second)).toBe(true);
});

it.each([
  ['emissor', 'emitir'],
  ['passar', 'passagem'],
  ['consultar', 'consultor'],
])('%s and %s are not forms of one verb', (first, second) => {
  expect(shareRoot(first, second)).toBe(false);
});

it.each([
  ['webhookUrl', 'webhookurl', ['webhook', 'url']],
  ['CUSTOM_HEADER', 'customheader', ['custom', 'header']],
  ['cpfCnpj', 'cpfcnpj', ['cpf', 'cnpj']],
  ['pós-emissão', 'posemissao', ['pos', 'emissao']],
  ['LNC000417', 'lnc000417', []],
  ['Título', 'titulo', []],
])('%s is %s, made of %j', (text, whole, parts) => {
  const [word] = splitWords(text);
  expect(word?.word).toBe(whole);
  expect(word?.parts.map((part) => part.word)).toEqual(parts);
});

it('words have their positions in the text', () => {
  const places = splitWords('Use /api/v1/bloqueios.').map(({ end, start }) => `${start}-${end}`);
  expect(places).toEqual(['0-3', '5-8', '9-11', '12-21']);
});
