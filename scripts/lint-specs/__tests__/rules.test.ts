import { LANGUAGES, say } from '@frontier/reference';
import { parseDocument } from '@frontier/reference/document';
import { describe, expect, it } from 'vitest';
import { readQuestions } from '../../../apps/portal/src/plugins/data-pages/questions/readQuestions';
import type { LintTarget } from '../LintTarget';
import { lintTargets } from '../lintTargets';
import { checkQuestionLinks } from '../rules/checkQuestionLinks';

const SOUND = `openapi: 3.1.0
info: { title: API de Notas, version: 1.0.0, description: Consulta das notas comerciais. }
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
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Nota' }
              examples:
                nota: { summary: Nota comercial, value: { pu: 1000.00000000, cnpj: '04821357000191', tipo: CRI } }
components:
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

function targetOf(text: string, file = 'notas.yaml'): LintTarget {
  const service = 'notas';
  return { service, file, text, document: parseDocument(text, { service, source: file }) };
}

function lint(text: string, own = true): string[] {
  return lintTargets([targetOf(text)], () => own).map(
    ({ line, pointer, found = '' }) => `${line} ${pointer} ${say(found, LANGUAGES.pt)}`,
  );
}

/** Replaces one passage of the sound document. */
function mutate(from: string, to: string): string {
  if (!SOUND.includes(from)) throw new Error(`The sound document has no "${from}".`);
  return SOUND.replace(from, to);
}

describe('lint of the contracts', () => {
  it('finds nothing in a sound document', () => {
    expect(lint(SOUND)).toEqual([]);
  });

  it.each([
    ['a tag without description', ', description: Notas comerciais emitidas.', '', '#/tags/0'],
    ['a parameter without description', 'description: Código da nota.', 'deprecated: false', '/0'],
    ['an English description', 'Preço unitário.', 'The unit price of the note.', '/description'],
    ['English without function words', 'CNPJ do emissor.', 'Issuer tax number digits', '/cnpj'],
    ['an operation without summary', '      summary: Consultar nota\n', '', '/get nada'],
    ['an example without summary', 'summary: Nota comercial, value', 'value', '/nota nada'],
    ['a parameter without example', '          example: LNC000417\n', '', '/parameters/0'],
    ['a leaf field without example', ", examples: ['04821357000191']", '', '/cnpj'],
    ['an operation without id', '      operationId: consultarNota\n', '', '/get nada'],
    ['an enum value without meaning', ', CRA: Certificado do agronegócio.', '', '/CRA'],
    ['a meaning without enum value', 'enum: [CRI, CRA]', 'enum: [CRI]', '/x-enumDescriptions/CRA'],
    ['an unquoted CNPJ', "examples: ['04821357000191']", 'examples: [14821357000191]', '/cnpj'],
    ['a leading zero', "cnpj: '04821357000191', tipo", 'cnpj: 0482, tipo', '0482'],
    ['a ninth decimal', 'pu: 1000.00000000', 'pu: 1000.000000000', '/pu "1000.000000000"'],
    ['a ninth decimal by exponent', 'pu: 1000.00000000', 'pu: 1.5e-8', '/pu "1.5e-8"'],
    ['multipleOf', 'x-casas-decimais: 8', 'x-casas-decimais: 8, multipleOf: 0.1', '/multipleOf'],
    ['decimal places of a text', 'type: number, x', 'type: string, x', '/pu'],
    ['an example its schema refuses', 'tipo: CRI }', 'tipo: CDB }', '/value/tipo "CDB"'],
    ['a reference that leads nowhere', "schemas/Tipo'", "schemas/Outro'", '/tipo/$ref'],
  ])('reports %s', (_what, from, to, expected) => {
    const faults = lint(mutate(from, to));
    expect(faults.join('\n')).toContain(expected);
    expect(faults.every((fault) => /^\d+ #/.test(fault))).toBe(true);
  });

  it('names the line of a broken example', () => {
    const text = mutate('tipo: CRI }', 'tipo: CDB }');
    const line = text.slice(0, text.indexOf('tipo: CDB')).split('\n').length;
    expect(lint(text)[0]).toMatch(new RegExp(`^${line} #/paths`));
  });

  it('reports an operationId that two documents share', () => {
    const targets = [targetOf(SOUND, 'a.yaml'), targetOf(SOUND, 'b.yaml')];
    const faults = lintTargets(targets, () => true);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ source: 'b.yaml', line: 7 });
    expect(faults[0]?.found).toContain('a.yaml:7');
  });

  it('takes long integers where the schema says number', () => {
    const pu = 'type: number, x-casas-decimais: 8';
    expect(lint(mutate(`pu: { ${pu}`, `pu: { default: 120000000, ${pu}`))).toEqual([]);
  });

  it('asks foreign documents for structure and sound examples only', () => {
    expect(lint(mutate('description: Preço unitário., ', ''), false)).toEqual([]);
    expect(lint(mutate('tipo: CRI }', 'tipo: CDB }'), false)).toHaveLength(1);
  });

  it('understands exclusive limits of OpenAPI 3.0', () => {
    const old = mutate('3.1.0', '3.0.3');
    const limit = 'x-casas-decimais: 8, minimum: 1000, exclusiveMinimum: true';
    expect(lint(old.replace('x-casas-decimais: 8', limit), false).join()).toContain('/pu');
    expect(lint(old, false)).toEqual([]);
  });
});

describe('links to open questions', () => {
  const areas = readQuestions('apps/portal/docs/frontier/perguntas.yml');
  const lintLinks = (description: string) =>
    lintTargets([targetOf(mutate('Código da nota.', description))], () => true, [
      checkQuestionLinks(areas),
    ]).map(({ line, mend }) => `${line} ${mend}`);

  it('are held to the questions, in every text of a contract', () => {
    expect(lintLinks('Data. [leitura nossa](/docs/frontier/perguntas#formato-de-datas)')).toEqual(
      [],
    );
    expect(lintLinks('Código, [em que ordem](/docs/frontier/perguntas#nada-assim)')).toEqual([
      expect.stringMatching(/^14 não há pergunta "nada-assim"/),
    ]);
    expect(lintLinks('Código. [leitura nossa](/docs/frontier/perguntas#ordem-das-listas)')).toEqual(
      [expect.stringMatching(/^14 a pergunta "ordem-das-listas" não traz uma leitura/)],
    );
  });
});
