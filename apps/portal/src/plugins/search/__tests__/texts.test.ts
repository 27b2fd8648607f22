import { expect, it } from 'vitest';
import { readDocument } from '../entries/texts';

it.each([
  ['its title as anchor', '## Depois da emissão', 'depois-da-emissão', 'Depois da emissão'],
  ['the id in braces', '## Depois da emissão {#depois}', 'depois', 'Depois da emissão'],
  ['an id with signs', '### Versão 1.2 {#Versao_1.2}', 'Versao_1.2', 'Versão 1.2'],
  ['an escaped id', '## Erros \\{#os-erros}', 'os-erros', 'Erros'],
  ['an id behind code', '## O campo `pu` {#pu-exato}', 'pu-exato', 'O campo pu'],
  ['an id in a comment', '## Erros {/* #os-erros da página */}', 'os-erros', 'Erros'],
  ['the second of two equal titles', '# A\n\n<div>\n\n#### B\n\n</div>\n\n## B', 'b-1', 'B'],
])('a section of a guide has %s', (_, source, anchor, title) => {
  const { sections } = readDocument('guia.mdx', source);
  expect(sections.at(-1)).toEqual({ anchor, title, nodes: [] });
});
