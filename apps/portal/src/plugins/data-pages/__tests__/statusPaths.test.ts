import type { TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { statusPathsPage } from '../statusPathsPage';
import { show } from './support';

function pathsOf(object: string): Record<string, string> {
  const source = `<StatusPaths object="${object}" />`;
  const root = show(source, statusPathsPage);
  const table = root.children.find((node) => node.type === 'table');
  const rows: readonly TableRow[] = table?.children.slice(1) ?? [];
  return Object.fromEntries(
    rows.map(({ children: [status, path] }) => [textOf(status), textOf(path)]),
  );
}

it('leads to each status by a step, a decision, a test value, or at least the control', () => {
  expect(pathsOf('solicitacao')).toMatchObject({
    Solicitada: 'Criar solicitação (Da autenticação à nota comercial liquidada, passo 2)',
    'Em Andamento':
      'de Solicitada, Submeter solicitação (Da autenticação à nota comercial liquidada, passo 7); fica nele com 99999999000353',
    'Aguardando Liquidação':
      'de Em Andamento, decisão do simulador, pela regra Status de uma solicitação e nascimento da operação, ou com 99999999000191',
    Concluida: 'POST /_sandbox/state',
  });
  expect(pathsOf('ofertaPrimaria').REPROVADA).toContain(
    'de AGUARDANDO_LIQUIDACAO, com 99999999000272 ou 1313.01',
  );
});

it('names the parameter that chooses a status', () => {
  const { REPROVADO, REPROVADO_PENDENCIAS } = pathsOf('operacao');
  expect(REPROVADO).toContain(', ou com 99999999000272, desde que a regra tenha pendencias: false');
  expect(REPROVADO_PENDENCIAS).not.toContain('pendencias:');
});

it('has a row for each status of the contracts', () => {
  for (const object of ['aprovacao', 'movimentacao', 'eventoFinanceiro', 'entrega'] as const) {
    expect(Object.keys(pathsOf(object))).toEqual(indexSnapshots().states[object]?.values);
  }
  expect(() => pathsOf('instrumento')).toThrow('the simulator has no transitions of instrumento');
});
