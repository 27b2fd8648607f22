import type { Pagination } from '../domain/pages.js';
import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aText } from '../rules/readers.js';

const investorsEnvelope = defineRule('envelope-de-investidores', {
  lista: aText,
  paginacao: aText,
});

const movementsEnvelope = defineRule('envelope-das-movimentacoes', {
  lista: aText,
  paginacao: aText,
});

/** The body of the list of movements, whose names the contract does not give. */
export function movementsPage(
  rules: WatchedRules,
  items: unknown[],
  pagination: Pagination,
): Record<string, unknown> {
  const { lista, paginacao } = rules.of(movementsEnvelope);
  return { [lista]: items, [paginacao]: pagination };
}

/** The body of the list of investors, whose names the contract does not give. */
export function investorsPage(
  rules: WatchedRules,
  items: unknown[],
  pagination: Pagination,
): Record<string, unknown> {
  const { lista, paginacao } = rules.of(investorsEnvelope);
  return { [lista]: items, [paginacao]: pagination };
}
