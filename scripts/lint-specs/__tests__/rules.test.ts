import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { lintContract } from '../contracts';

const SOUND = `openapi: 3.1.0
info:
  title: API de Notas
  version: 1.0.0
  description: Consulta das notas comerciais.
  license: { name: MIT, identifier: MIT }
servers: [{ url: https://notas.exemplo.test }]
security: []
tags: [{ name: Notas, description: Notas comerciais emitidas. }]
paths:
  /notas/{codigo}:
    get:
      operationId: consultarNota
      summary: Consultar nota
      description: Devolve a nota que tem o código.
      parameters:
        - name: codigo
          in: path
          required: true
          description: Código da nota.
          schema: { type: string }
          example: LNC000417
      responses:
        '200':
          description: Nota encontrada.
          headers:
            X-Total: { description: Total de notas., schema: { type: integer }, example: 1 }
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Nota' }
              examples:
                nota: { summary: Nota comercial, value: { pu: 1000.00000000, cnpj: '04821357000191', tipo: CRI } }
        '404': { $ref: '#/components/responses/Ausente' }
        '409': { description: Conflito., content: { application/json: { schema: { type: object } } } }
components:
  responses:
    Ausente:
      description: Não há a nota.
      content: { application/json: { schema: { type: object }, example: {} } }
  schemas:
    Nota:
      type: object
      description: Nota comercial.
      properties:
        pu: { type: number, x-casas-decimais: 8, description: Preço unitário., examples: [1000.00000000] }
        cnpj: { type: string, description: CNPJ do emissor., examples: ['04821357000191'] }
        tipo: { $ref: '#/components/schemas/Tipo' }
    Tipo:
      type: string
      description: Tipo do título.
      enum: [CRI, CRA]
      x-enumDescriptions: { CRI: Certificado de recebíveis imobiliários., CRA: Certificado do agronegócio. }
`;
const folder = makeTempFolder();

async function lint(name: string, from = '', to = ''): Promise<string> {
  if (!SOUND.includes(from)) throw new Error(`The sound document has no "${from}".`);
  const file = path.join(folder, `${name.replaceAll(/\W/g, '-')}.yaml`);
  copies += 1;
  writeFileSync(file, SOUND.replace(from, to).replace('consultarNota', `consultarNota${copies}`));
  return (await lintContract(file)).join('\n');
}

let copies = 0;
const PU = 'type: number, x-casas-decimais: 8';

it.each([
  ['nothing more', '', ''],
  ['a value that says all without a meaning', ', CRA: Certificado do agronegócio.', ''],
  ['a long integer where the schema says number', `{ ${PU}`, `{ default: 120000000, ${PU}`],
])('takes a document with %s', async (what, from, to) => {
  expect(await lint(what, from, to)).toBe('');
});

it.each([
  ['a tag without description', ', description: Notas comerciais emitidas.', '', '#/tags/0'],
  ['a parameter without description', 'description: Código da nota.', 'deprecated: false', '/0/d'],
  ['an operation without summary', '      summary: Consultar nota\n', '', '/get/summary * nothing'],
  ['an example without summary', 'summary: Nota comercial, value', 'value', '/nota/sum * nothing'],
  ['a parameter without example', '          example: LNC000417\n', '', '/parameters/0/example'],
  ['a shared answer without example', ', example: {}', '', '/Ausente/content/application~1json'],
  ['a leaf field without example', ", examples: ['04821357000191']", '', '/cnpj/example'],
  ['an operation without id', '      operationId: consultarNota\n', '', '/get * operationId'],
  ['a meaning without enum value', 'enum: [CRI, CRA]', 'enum: [CRI]', '/x-enumDescriptions/CRA'],
  ['a ninth decimal', 'pu: 1000.00000000', 'pu: 1000.000000000', '/pu * 1000.000000000'],
  ['a ninth decimal by exponent', 'pu: 1000.00000000', 'pu: 1.5e-8', '/pu * 1.5e-8'],
  ['multipleOf', 'x-casas-decimais: 8', 'x-casas-decimais: 8, multipleOf: 0.1', '/multipleOf'],
  ['decimal places of an integer', 'type: number, x', 'type: integer, x', '/pu/type'],
  ['no number of decimal places', 'x-casas-decimais: 8', 'x-casas-decimais: 21', '* 21\n'],
  [
    'an example its schema refuses',
    "examples: ['0482",
    "minLength: 99, examples: ['0482",
    ':46 * 99',
  ],
  ['a default its schema refuses', PU, `default: x, ${PU}`, '/pu/default * "x"'],
  ['a header its schema refuses', 'example: 1 }', 'example: x }', '/X-Total/example * "x"'],
  ['a reference that leads nowhere', "schemas/Tipo'", "schemas/Outro'", '/tipo/$ref'],
  ['an unquoted CNPJ', "['04821357000191']", '[14821357000191]', 'in quotes'],
  ['a leading zero', "cnpj: '04821357000191'", 'cnpj: 0482', '"0482"'],
  ['no YAML', SOUND, 'a: [', 'no-YAML.yaml'],
])('reports %s', async (what, from, to, expected) => {
  const faults = await lint(what, from, to);
  for (const part of expected.split('*')) expect(faults).toContain(part.trim());
  expect(faults).toMatch(/\n *(how to fix|Use|Correct)/);
});

it('reports an operationId that two documents share', async () => {
  const [first, second] = ['first', 'second'].map((name) => path.join(folder, `${name}.yaml`));
  for (const file of [first, second]) writeFileSync(file ?? '', SOUND);
  expect(await lintContract(first ?? '')).toEqual([]);
  const [fault, ...others] = await lintContract(second ?? '');
  expect(fault).toMatch(/second\.yaml:13 .*first\.yaml #\/paths/s);
  expect(others).toEqual([]);
});

it('names a file that is not there', async () => {
  expect(String(await lintContract('nada.yaml'))).toContain('nada.yaml');
});
