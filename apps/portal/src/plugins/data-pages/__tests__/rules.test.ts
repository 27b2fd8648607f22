import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { readAttributes } from '../../../shared/mdx/jsxNodes';
import { dataPages } from '../options';
import {
  anchorOf,
  describeSandboxRules,
  readRules,
  rulesPage,
  testValuesTable,
} from '../rulesPage';
import { faultsOf, show } from './support';

const RULES = `
- id: duracao
  title: Duração
  says: Um token vale \`segundos\`.
  question: duracao-do-token
  parameters: { segundos: 60, textos: { "400": Não., "401": Sai. } }
- id: conta
  title: Conta
  says: Há uma.
`;

it('refuses a rule about a question that there is not', () => {
  const fault =
    'dados.yml:1 duracao: unknown question "duracao-do-tokens". Nearest names: duracao-do-token,';
  expect(faultsOf(RULES, describeSandboxRules)).toEqual([]);
  const [first] = faultsOf(
    RULES.replace('duracao-do-token', 'duracao-do-tokens'),
    describeSandboxRules,
  );
  expect(first).toContain(fault);
});

describe('the page of rules', () => {
  const source = '## Regras\n\n<SandboxRules />\n';
  const root: Root = show(source, rulesPage);
  const rules = readRules(dataPages.rules.file);
  const cards = new Map<string, string>();
  const links = new Set<string>();
  visit(root, 'mdxJsxFlowElement', (node) => {
    if (readAttributes(node).get('className') !== 'rule') return;
    visit(node, 'link', ({ url }) => void links.add(url));
    visit(node, 'mdxJsxFlowElement', (heading) => {
      if (heading.name === 'h4') cards.set(readAttributes(heading).get('id') ?? '', textOf(node));
    });
  });

  it('has every rule of the file, each with its anchor, words and parameters', () => {
    expect(rules.length).toBeGreaterThan(60);
    expect([...cards.keys()].sort()).toEqual(rules.map(anchorOf).sort());
    for (const rule of rules) {
      const card = cards.get(anchorOf(rule)) ?? '';
      expect(card).toContain(rule.title);
      for (const name of Object.keys(rule.parameters)) expect(card).toContain(name);
    }
    expect(cards.get('regra-situacao-do-cadastro')).toContain('decisao: automatica; segundos: 0');
  });

  it('gives the search the first sentence, the parameters and the problems of each rule', () => {
    const found = rulesPage.elements.SandboxRules?.find?.() ?? [];
    const rest = 'Um teste só pode ser enviado outra vez com aceita. aceita: true';
    const entries = found.filter(({ anchor }) => anchor === 'regra-reenvio-de-teste');
    expect(entries).toMatchObject([
      { names: ['reenvio-de-teste'], rest },
      { kind: 'error', title: 'o teste já foi enviado' },
    ]);
    const values = found.find(({ names }) => names.includes('valores-de-teste'));
    expect(values?.rest).toContain('documentos.99999999000434: 401');
  });

  it('links each rule to the question that it answers in its own way', () => {
    const wanted = rules.flatMap(({ question }) => question ?? []);
    expect([...links].sort()).toEqual(
      [...new Set(wanted)].map((id) => `/docs/frontier/perguntas#${id}`).sort(),
    );
  });
});

describe('the table of test values', () => {
  const rule = readRules(dataPages.rules.file).filter(({ id }) => id === 'valores-de-teste');

  it('has each value of the rule once, in the row of its outcome', () => {
    const rows = testValuesTable(rule)
      .children.slice(1)
      .map((row) => textOf(row));
    const values = Object.values(rule[0]?.parameters ?? {}).flatMap((map) =>
      Object.entries(map as object),
    );
    expect(values.length).toBeGreaterThan(15);
    for (const [value] of values) {
      expect(rows.filter((row) => row.includes(value))).toHaveLength(1);
    }
    const row = rows.find((one) => one.includes('1313.06'));
    expect(row).toBe('A chamada grava e responde 500999999990010821313.06');
  });

  it('has words for each outcome', () => {
    const other = {
      id: 'valores-de-teste',
      sourceLine: 'a.yml:1',
      parameters: { valores: { 1: 'x' } },
    };
    expect(() => testValuesTable([other])).toThrow('a.yml:1 valores-de-teste: x has no text');
  });
});
