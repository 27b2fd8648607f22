import type { englishSyntax } from './englishSyntax.js';
import type { Words } from './templates.js';

/** What is said in Spanish of a text that is not YAML. */
export const spanishSyntax: Words<typeof englishSyntax> = {
  aliasWithProperties: 'un alias (*nombre) con un ancla o una etiqueta propias',
  badAlias: 'un alias o un ancla sin nombre, o con un nombre que termina en dos puntos',
  badDirective: 'una directiva (%) que YAML no tiene',
  badEscape: 'una barra invertida sin sentido, {escape}, entre comillas dobles',
  badIndent: 'una sangría que no concuerda con las líneas de arriba',
  misplacedProperty: 'un ancla o una etiqueta antes del signo detrás del cual debe estar',
  badStart: 'un valor sin comillas que empieza por {sign}',
  nestedKey: 'una clave dentro del valor de otra, en la misma línea',
  blockInFlow: 'una lista o un objeto en líneas propias dentro de corchetes o llaves',
  repeatedKey: 'una clave que el objeto ya tiene',
  notYaml: 'un texto que no es YAML',
  longKey: 'una clave de más de 1024 caracteres',
  openQuote: 'un texto cuyas comillas no se cierran',
  keyWithoutValue: 'una línea sin ": " después de la clave',
  noComma: 'elementos sin coma entre ellos',
  noSpaceAfterColon: 'dos puntos sin espacio detrás',
  openBracket: 'un signo que abre, {bracket}, y no se cierra',
  noSpaceBefore: 'un comentario, un ancla o una etiqueta sin espacio al lado',
  noDash: 'un elemento de lista sin "- "',
  missingSign: 'un lugar en el que falta un signo de YAML',
  longImplicitKey:
    'una clave en varias líneas, o una línea con sangría de parte del valor de arriba',
  manyAnchors: 'un valor con más de un ancla',
  manyTags: 'un valor con más de una etiqueta',
  keyNoText: 'una clave que no es texto',
  tab: 'un tabulador en la sangría',
  unknownTag: 'una etiqueta, {tag}, que no se lee',
  badTag: 'un valor que no concuerda con su etiqueta',
  unexpected: 'un signo donde no significa nada',
};
