import type { englishSyntax } from './englishSyntax.js';
import type { Words } from './templates.js';

/** What is said in Portuguese of Brazil of a text that is not YAML. */
export const portugueseSyntax: Words<typeof englishSyntax> = {
  aliasWithProperties: 'um apelido (*nome) com âncora ou tag próprias',
  badAlias: 'um apelido ou uma âncora sem nome, ou com nome que termina em dois-pontos',
  badDirective: 'uma diretiva (%) que o YAML não tem',
  badEscape: 'uma barra invertida sem sentido, {escape}, entre aspas duplas',
  badIndent: 'um recuo que não combina com as linhas acima',
  misplacedProperty: 'uma âncora ou tag antes do sinal depois do qual ela deve ficar',
  badStart: 'um valor sem aspas que começa com {sign}',
  nestedKey: 'uma chave dentro do valor de outra, na mesma linha',
  blockInFlow: 'uma lista ou um objeto em linhas próprias dentro de colchetes ou chaves',
  repeatedKey: 'uma chave que o objeto já tem',
  notYaml: 'um texto que não é YAML',
  longKey: 'uma chave com mais de 1024 caracteres',
  openQuote: 'um texto cujas aspas não se fecham',
  keyWithoutValue: 'uma linha sem ": " depois da chave',
  noComma: 'itens sem vírgula entre eles',
  noSpaceAfterColon: 'dois-pontos sem espaço depois',
  openBracket: 'um sinal que abre, {bracket}, e não se fecha',
  noSpaceBefore: 'um comentário, uma âncora ou uma tag sem espaço ao lado',
  noDash: 'um item de lista sem "- "',
  missingSign: 'um lugar em que falta um sinal do YAML',
  longImplicitKey: 'uma chave em várias linhas, ou uma linha recuada como parte do valor acima',
  manyAnchors: 'um valor com mais de uma âncora',
  manyTags: 'um valor com mais de uma tag',
  keyNoText: 'uma chave que não é texto',
  tab: 'uma tabulação no recuo',
  unknownTag: 'uma tag, {tag}, que não é lida',
  badTag: 'um valor que não combina com sua tag',
  unexpected: 'um sinal onde ele nada significa',
};
