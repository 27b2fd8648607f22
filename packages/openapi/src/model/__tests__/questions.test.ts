import { describe, expect, it } from 'vitest';
import { parseDocument } from '../../load/parseDocument.js';
import { modelService, operationsOf } from '../../modelService.js';
import { listQuestions } from '../findQuestions.js';

const GAP = "x-perguntas: [{id: g, lacuna: 'Não é informado [o fim].'}]";
const origin = { service: 'a', source: 'a.yaml' };
const text = `openapi: 3.1.0
info: {title: A, version: '1', x-perguntas: [{id: i, leitura: Vale para todas.}]}
paths:
  /a:
    post:
      x-recomendacoes: {query.p: Um., body.o: Dois.}
      ${GAP}
      parameters: [{name: p, in: query, schema: {type: string}, x-perguntas: [p]}]
      requestBody:
        x-perguntas: [b]
        content:
          application/json:
            schema:
              properties:
                f: {$ref: '#/components/schemas/F', x-perguntas: [f]}
                o: {$ref: '#/components/schemas/F', description: Outro.}
      responses:
        '200': {description: Feito., x-perguntas: [r]}
        '400': {description: Inválido., x-texto: exato}
        '404': {description: Não existe., x-texto: desconhecido}
    put:
      x-perguntas: [{id: g, lacuna: Falta tudo.}]
      x-codigo-suposto: '200'
      responses:
        2XX: {description: Feito.}
    get:
      responses:
        2XX: {description: Feito.}
components: {schemas: {F: {type: string, description: Um., ${GAP}}}}
`;
const document = parseDocument(text, origin);
const service = modelService(document, { id: 'a', title: 'A' }, 'a.yaml');
const [operation, ...others] = operationsOf(service);
const gap = { id: 'g', text: 'Não é informado o fim.', linked: 'o fim' };

describe('questions of a document', () => {
  it('belong to its service, calls, parameters, bodies and responses', () => {
    expect(service.assumptions).toEqual([{ id: 'i', text: 'Vale para todas.' }]);
    expect(operation?.openQuestions).toEqual([gap]);
    const whole = { id: 'g', text: 'Falta tudo.', linked: 'Falta tudo' };
    expect(others[0]?.openQuestions).toEqual([whole]);
    expect(operation?.parameters[0]?.parameters[0]?.assumptions).toEqual([{ id: 'p' }]);
    expect(operation?.requestBody?.assumptions).toEqual([{ id: 'b' }]);
    expect(operation?.responses[0]?.assumptions).toEqual([{ id: 'r' }]);
  });

  it('give a success without a code the assumed one, if there is one', () => {
    const statuses = others.flatMap(({ responses }) =>
      responses.map(({ isStatusAssumed, status }) => [status, isStatusAssumed]),
    );
    expect(statuses).toEqual([
      ['200', true],
      ['2XX', undefined],
    ]);
  });

  it('of a field are those of the reference and its schema, also beside an own text', () => {
    const fields = operation?.requestBody?.content[0]?.schema?.properties ?? [];
    const [field, described] = fields.map(({ schema }) => schema);
    expect(field).toMatchObject({ assumptions: [{ id: 'f' }], openQuestions: [gap] });
    expect(described).toMatchObject({ description: 'Outro.', openQuestions: [gap] });
  });

  it('are listed with the pointers of their parts', () => {
    const questions = 'a: {x-perguntas: [q, {id: g, lacuna: Falta.}, {id: z}]}';
    const { root } = parseDocument(questions, origin);
    expect(listQuestions(root)).toEqual([
      { id: 'q', kind: 'assumption', pointer: '/a', entry: '/a/x-perguntas/0' },
      { id: 'g', kind: 'gap', pointer: '/a', entry: '/a/x-perguntas/1' },
      { id: 'z', kind: 'unknown', pointer: '/a', entry: '/a/x-perguntas/2' },
    ]);
  });
});

it.each([
  ['a field that the call lacks', 'body.z', 'Um.'],
  ['a whole body', 'body', 'Um.'],
  ['a value that is no text', 'body.o', '[Um.]'],
])('advice with %s is a fault with its line and a fix', (_what, field, value) => {
  const changed = parseDocument(text.replace('body.o: Dois.', `${field}: ${value}`), origin);
  expect(() => modelService(changed, { id: 'a', title: 'A' }, 'a.yaml')).toThrow(
    new RegExp(`a\\.yaml:6:.*/x-recomendacoes/${field}\n[^]*found: ${field}\n.*Write a text`),
  );
});

it('advice is read by the anchors of parameters and fields', () => {
  expect(operation?.advice).toEqual({ 'post--a.query.p': 'Um.', 'post--a.body.o': 'Dois.' });
});

it('the text of an error is exact, or only described', () => {
  const texts = operation?.responses.map(({ exactText }) => exactText);
  expect(texts).toEqual([undefined, true, false]);
});
