import type { Table } from 'mdast';
import { parseInline } from '../../shared/mdx/plainText';
import { codeNode, joinCells, tableNode } from '../../shared/mdx/tableNodes';

/** The rule that reserves the values, and its parameters: a map of values and outcomes each. */
const RULE = 'valores-de-teste';
const COLUMNS = { documentos: 'CPF ou CNPJ', valores: 'Preço ou pagamento' };

interface Rule {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** File and line. */
  readonly place: string;
}

/** What each outcome is. */
const OUTCOMES: Readonly<Record<string, string>> = {
  aprova: 'Cadastro e submissão são aprovados, mesmo sem o exigido',
  reprova:
    'Cadastro e submissão são reprovados; oferta, movimentação e evento ficam `REPROVADA` em vez de liquidar',
  espera: 'Nada se decide nem liquida até o controle `decide`',
  timeout: 'A chamada fica sem resposta, e nada é gravado',
  '401': 'A chamada responde 401',
  '403': 'A chamada responde 403',
  '404': 'A chamada responde 404, se o documenta',
  '429': 'A chamada responde 429',
  '500': 'A chamada responde 500, e nada é gravado',
  '500-gravado': 'A chamada grava e responde 500',
  'timeout-gravado': 'A chamada grava e fica sem resposta',
};

/**
 * The values that lead to each outcome, a row for each outcome.
 *
 * @throws {Error} naming the rule that is not there, or the outcome without words.
 */
export function testValuesTable(rules: readonly Rule[]): Table {
  const rule = rules.find(({ id }) => id === RULE);
  if (!rule) throw new Error(`Falta a regra ${RULE}`);
  const values = Object.keys(COLUMNS).flatMap((column) =>
    Object.entries(Object(rule.parameters[column])).map(([value, outcome]) => {
      return { column, value, outcome: String(outcome) };
    }),
  );
  const outcomes = [...new Set(values.map(({ outcome }) => outcome))];
  return tableNode(
    ['O que acontece', ...Object.values(COLUMNS)],
    outcomes.map((outcome) => {
      const text = OUTCOMES[outcome];
      if (text === undefined) throw new Error(`${rule.place} ${RULE}: ${outcome} não tem texto`);
      const cells = Object.keys(COLUMNS).map((column) => {
        const own = values.filter((one) => one.column === column && one.outcome === outcome);
        return own.length > 0
          ? joinCells(
              own.map(({ value }) => codeNode(value)),
              ', ',
            )
          : '–';
      });
      return [parseInline(text), ...cells];
    }),
  );
}
