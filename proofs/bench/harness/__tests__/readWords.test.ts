import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readDocumentWords, readGuideWords, shareOf, splitWords } from '../readWords';

const folder = mkdtempSync(path.join(tmpdir(), 'words-'));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const document = write(
  'api.yaml',
  `
openapi: 3.1.0
info: { title: Titulo, version: '1' }
paths:
  /pedidos/{codigo}:
    parameters:
      - { name: codigo, in: path, schema: { type: string } }
    get:
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pedido' }
              example: { soNoExemplo: 1 }
  /clientes:
    get:
      parameters: [{ name: pagina, in: query, schema: { type: integer } }]
      responses: { '204': { description: Nada } }
components:
  schemas:
    Pedido:
      properties:
        situacao: { enum: [ABERTO, FECHADO_PELO_BANCO] }
        anterior: { $ref: '#/components/schemas/Pedido' }
    SemUso: { properties: { esquecido: { type: string } } }
`,
);

test('a document is its paths, parameters, fields and values, through references that recur', () => {
  expect([...readDocumentWords(document)].sort()).toEqual(
    [
      'ABERTO',
      'FECHADO_PELO_BANCO',
      'anterior',
      'clientes',
      'codigo',
      'pagina',
      'pedidos',
      'situacao',
    ].sort(),
  );
});

test('one operation is its own words and those of its path', () => {
  const words = readDocumentWords(document, 'get /pedidos/{codigo}');
  expect(words).toContain('codigo');
  expect(words).toContain('situacao');
  expect(words).not.toContain('pagina');
});

test('an operation that the document lacks is refused by name', () => {
  expect(() => readDocumentWords(document, 'put /clientes')).toThrow('put /clientes');
});

test('a guide is what its reader sees: no front matter, addresses, comments or short words', () => {
  const file = write(
    'guia.mdx',
    '---\ntitle: Oculto\n---\n\n{/* calado */}\n## Emissão {#ancora}\n\nVeja a [nota](/docs/rota) de `valorTotal`.\n',
  );
  expect([...readGuideWords(file)].sort()).toEqual(['Emissão', 'Veja', 'nota', 'valorTotal']);
});

test('names inside punctuation are words, and the share counts whole words only', () => {
  expect(splitWords('{"cob_v": [txid]}')).toEqual(new Set(['cob_v', 'txid']));
  expect(shareOf(new Set(['txid', 'valor']), splitWords('txids valor'))).toBe(0.5);
  expect(shareOf(new Set(), new Set())).toBe(1);
});
