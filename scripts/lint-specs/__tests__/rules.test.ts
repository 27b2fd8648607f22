import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { readSound, runRedocly } from '../contracts';

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

/** Writes a copy of the valid document with one passage replaced and a unique operation id. */
function write(name: string, from = '', to = ''): string {
  if (!SOUND.includes(from)) throw new Error(`The sound document has no "${from}".`);
  const file = path.join(folder, `${name.replaceAll(/\W/g, '-')}.yaml`);
  const text = SOUND.replace(from, to);
  writeFileSync(file, text.replace('consultarNota', `consultarNota${files.length}`));
  files.push(file);
  return file;
}

const files: string[] = [];
const PU = 'type: number, x-casas-decimais: 8';
const sound = write('sound');
const number = write('long integer', `pu: { ${PU}`, `pu: { default: 120000000, ${PU}`);
const terse = write('terse', ', CRA: Certificado do agronegócio.', '');
const cases = (
  [
    ['a tag without description', ', description: Notas comerciais emitidas.', '', '#/tags/0'],
    ['a parameter without description', 'description: Código da nota.', 'deprecated: false', '/0'],
    ['an operation without summary', '      summary: Consultar nota\n', '', '/get * nothing'],
    ['an example without summary', 'summary: Nota comercial, value', 'value', '/nota * nothing'],
    ['a parameter without example', '          example: LNC000417\n', '', '/parameters/0'],
    ['a shared answer without example', ', example: {}', '', '/Ausente/content/application~1json'],
    ['a leaf field without example', ", examples: ['04821357000191']", '', '/cnpj'],
    ['an operation without id', '      operationId: consultarNota\n', '', '/get * operationId'],
    ['a meaning without enum value', 'enum: [CRI, CRA]', 'enum: [CRI]', '/x-enumDescriptions/CRA'],
    ['a ninth decimal', 'pu: 1000.00000000', 'pu: 1000.000000000', '/pu * "1000.000000000"'],
    ['a ninth decimal by exponent', 'pu: 1000.00000000', 'pu: 1.5e-8', '/pu * 1.5e-8'],
    ['multipleOf', 'x-casas-decimais: 8', 'x-casas-decimais: 8, multipleOf: 0.1', '/multipleOf'],
    ['decimal places of an integer', 'type: number, x', 'type: integer, x', '/pu/type'],
    ['no number of decimal places', 'x-casas-decimais: 8', 'x-casas-decimais: 21', '* 21\n'],
    ['an example its schema refuses', 'tipo: CRI }', 'tipo: CDB }', '/value/tipo * "CRI", "CRA"'],
    ['a default its schema refuses', PU, `default: x, ${PU}`, '/pu/default * "x"'],
    ['a header its schema refuses', 'example: 1 }', 'example: x }', '/X-Total/example * "x"'],
  ] as const
).map(([what, from, to, expected]) => ({ what, file: write(what, from, to), expected }));
const same = write('same', '', '');
writeFileSync(same, SOUND.replace('consultarNota', 'consultarNota0'));

const faults = runRedocly(files.map(readSound).filter((one) => typeof one !== 'string'));
const faultsOf = (file: string) => faults.filter((fault) => fault.file === file);

describe('lint of the contracts', () => {
  it('finds nothing in a sound document', () => {
    expect(readSound(sound)).toHaveProperty('document');
    expect(faultsOf(sound)).toEqual([]);
  });

  it('takes a value that says all without a meaning', () => {
    expect(faultsOf(terse)).toEqual([]);
  });

  it.each(cases)('reports $what', ({ file, expected }) => {
    const [start = '', end = ''] = expected.split('*');
    const found = faultsOf(file).filter(
      ({ message, pointer }) => pointer.includes(start.trim()) && message.includes(end.trim()),
    );
    expect(found, JSON.stringify(faultsOf(file))).not.toEqual([]);
    expect(found[0]?.message).toMatch(/\n(how to fix|Use|Correct)/);
  });

  it('names the line of a broken example', () => {
    const file = path.join(folder, 'an-example-its-schema-refuses.yaml');
    const line = SOUND.slice(0, SOUND.indexOf('tipo: CRI }')).split('\n').length;
    expect(faultsOf(file)).toEqual([expect.objectContaining({ sourceLine: `${file}:${line}` })]);
  });

  it('reports an operationId that two documents share', () => {
    expect(faultsOf(same)).toEqual([expect.objectContaining({ sourceLine: `${same}:13` })]);
    expect(faultsOf(same)[0]?.message).toContain('sound.yaml #/paths');
  });

  it('takes long integers where the schema says number', () => {
    expect(faultsOf(number)).toEqual([]);
  });
});

it.each([
  [
    'a reference that leads nowhere',
    SOUND.replace("schemas/Tipo'", "schemas/Outro'"),
    '/tipo/$ref',
  ],
  ['an unquoted CNPJ', SOUND.replace("['04821357000191']", '[14821357000191]'), 'in quotes'],
  ['a leading zero', SOUND.replace("cnpj: '04821357000191'", 'cnpj: 0482'), '"0482"'],
  ['no YAML', 'a: [', 'broken'],
])('a document that breaks OpenAPI never reaches Redocly: %s', (_what, content, expected) => {
  const file = path.join(folder, 'broken-document.yaml');
  writeFileSync(file, content);
  expect(readSound(file)).toContain(expected);
});

it('a file that is not there is named', () => {
  expect(readSound('nada.yaml')).toContain('nada.yaml: ENOENT');
});
