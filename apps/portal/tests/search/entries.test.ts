import { operationsOf, type SchemaNode } from '@frontier/openapi';
import { bareValue } from '@frontier/reference';
import { expect, it } from 'vitest';
import { readGlossary } from '../../src/plugins/data-pages/glossary/glossaryPage';
import { dataPages } from '../../src/plugins/data-pages/options';
import { readQuestions } from '../../src/shared/assumptions/readQuestions';
import { searchData } from '../support/searchData';
import { modelSnapshots } from '../support/snapshots';

const { groups } = searchData;
const entries = groups.flatMap((group) =>
  [group, ...group.entries].map(
    ({ anchor, kind, title }) => `${kind} ${group.page}#${anchor} ${title}`,
  ),
);
const known = new Set(entries);
const operations = modelSnapshots().flatMap(({ route, service }) =>
  operationsOf(service).map((operation) => ({ operation, route })),
);

/** The required entries of a schema: each field and each value. */
function listSchema(schema: SchemaNode, route: string, anchor: string): string[] {
  return [
    ...schema.enumValues.map(({ text }) => `value ${route}#${anchor} ${bareValue(text)}`),
    ...schema.properties.flatMap((property) => [
      `field ${route}#${property.anchor} ${property.name}`,
      ...listSchema(property.schema, route, property.anchor),
    ]),
    ...(schema.items ? listSchema(schema.items, route, anchor) : []),
  ];
}

function expectAll(wanted: readonly string[], least: number): void {
  expect(wanted.filter((entry) => !known.has(entry))).toEqual([]);
  expect(wanted.length).toBeGreaterThanOrEqual(least);
}

it('the index has every operation and every webhook', () => {
  expectAll(
    operations.map(({ operation: { anchor, kind, title }, route }) => {
      return `${kind === 'path' ? 'operation' : 'event'} ${route}#${anchor} ${title}`;
    }),
    86,
  );
});

it('the index has every parameter, field and value', () => {
  const wanted = operations.flatMap(({ operation, route }) => [
    ...operation.parameters.flatMap(({ parameters }) =>
      parameters.flatMap(({ anchor, name, schema }) => [
        `field ${route}#${anchor} ${name}`,
        ...(schema ? listSchema(schema, route, anchor) : []),
      ]),
    ),
    ...[operation.requestBody, ...operation.responses].flatMap((body) =>
      (body?.content ?? []).flatMap(({ schema }) =>
        schema ? listSchema(schema, route, body?.anchor ?? '') : [],
      ),
    ),
  ]);
  expectAll(wanted, 1400);
});

it('the index says no name twice, and marks what is our assumption or an open question', () => {
  const all = groups.flatMap((group) => [group, ...group.entries]);
  const find = (anchor: string) => all.find((entry) => entry.anchor === anchor);
  expect(find('criarSolicitacao.body.localDaEmissao')?.text).toBe('');
  expect(find('criarSolicitacao.body.ufDaEmissao')?.text).toMatch(/^2 caracteres/);
  expect(find('criarSolicitacao.body.dataDaEmissao')?.doubt).toBe('assumption');
  expect(find('criarSolicitacao.body.localDaEmissao')?.doubt).toBeUndefined();
  const ofGuide = groups.find(({ page }) => page.endsWith('/criarNovaSolicitacao'));
  const doubts = new Map(ofGuide?.entries.map(({ anchor, doubt }) => [anchor, doubt]));
  expect(doubts.get('campos-que-merecem-atenção')).toBe('assumption');
  expect(doubts.get('perguntas-em-aberto')).toBe('question');
  expect(all.filter(({ text }) => / leitura nossa[.,;]/.test(text))).toEqual([]);
});

it('the index has every error of every operation', () => {
  const errors = operations.flatMap(({ operation, route }) =>
    operation.responses
      .filter(({ status }) => /^[45]/.test(status))
      .map(({ anchor }) => `error ${route}#${anchor}`),
  );
  const found = new Set(entries.map((entry) => entry.split(' ').slice(0, 2).join(' ')));
  expect(errors.filter((error) => !found.has(error))).toEqual([]);
  expect(errors.length).toBeGreaterThan(200);
});

it('the index has every term and every open question', () => {
  const terms = readGlossary().map(({ id, name }) => `term /docs/frontier/glossario#${id} ${name}`);
  expectAll(terms, 40);
  const questions = readQuestions(dataPages.questions.file).flatMap((area) => area.questions);
  const places = new Set(entries.map((entry) => entry.split(' ')[1]));
  expect(questions.filter(({ id }) => !places.has(`/docs/frontier/perguntas#${id}`))).toEqual([]);
});
