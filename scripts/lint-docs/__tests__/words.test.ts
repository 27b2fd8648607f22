import { expect, it } from 'vitest';
import { isFault, parsePage } from '../parsePage';
import { countData, countPage, reportWords } from '../words';

const GUIDE = `---
title: Não conta
---

## Criar um bloqueio

Envie \`cpfCnpj\` e <Constant service="a" path="b" />.

| Campo | Uso |
| --- | --- |
| id | guarde |

\`\`\`bash title="nem isto"
curl x
\`\`\`
`;

function parse(file: string, text: string) {
  const page = parsePage(file, text);
  if (isFault(page)) throw new Error(page.message);
  return page;
}

it('counts what a page says itself: headings, paragraphs and cells, not blocks of code or heads', () => {
  expect(countPage(parse('apps/portal/docs/frontier/a/b.mdx', GUIDE))).toBe(10);
});

it('counts the sentences of data, and no ids', () => {
  expect(countData('- id: um-id\n  says: Duas palavras.\n  operations: [criarBloqueio]\n')).toBe(2);
});

it('reports guides by area, the fullest first, and data beside them', () => {
  const pages = [
    parse('apps/portal/docs/intro.mdx', 'Uma palavra.\n'),
    parse('apps/portal/docs/frontier/webhook/index.mdx', 'Três palavras aqui.\n'),
    parse('apps/portal/docs/frontier/webhook/eventos/cadastros.mdx', 'Mais duas.\n'),
  ];
  const lines = reportWords(pages, new Map([['perguntas.yml', 'a: Uma frase curta.\n']])).split(
    '\n',
  );
  expect(lines[0]).toMatch(/^7 palavras em 3 guias \(/);
  expect(lines.slice(1, 3)).toEqual(['  webhook: 5', '  começo e consulta: 2']);
  expect(lines[3]).toMatch(/^3 palavras nos dados/);
  expect(lines[4]).toBe('  perguntas.yml: 3');
});
