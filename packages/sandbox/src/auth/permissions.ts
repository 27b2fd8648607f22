import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aText, listOf, mapOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';

const permitted = defineRule('chamadas-por-conta', { chamadas: mapOf(listOf(aText)) });

/** @throws Refusal `forbidden` where the rule gives the account only other calls */
export function requirePermission(rules: WatchedRules, company: string, operationId: string): void {
  const own = rules.of(permitted).chamadas.get(company);
  if (!own || own.includes(operationId)) return;
  throw Refusal.of('forbidden', 'conta', `não pode fazer ${operationId}`);
}
