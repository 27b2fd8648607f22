import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aText, listOf, mapOf } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';

const required = defineRule('campos-obrigatorios', { chamadas: mapOf(listOf(aText)) });

/**
 * Requires the fields that the contract does not call required, but the rule does. `investidores.cpfCnpj` is
 * a field of each item of a list; a body that is a list is looked at item by item.
 * @throws Refusal `invalid`
 */
export function requireFields(rules: WatchedRules, operationId: string, body: unknown): void {
  for (const field of rules.of(required).chamadas.get(operationId) ?? []) {
    requireField(body, field.split('.'), 'corpo');
  }
}

function requireField(part: unknown, [name, ...rest]: string[], place: string): void {
  if (name === undefined) return;
  if (Array.isArray(part)) {
    part.forEach((item, index) => {
      requireField(item, [name, ...rest], `${place}/${index}`);
    });
    return;
  }
  const value = (part as Record<string, unknown> | null)?.[name];
  if (value === undefined) throw Refusal.of('invalid', place, `deve ter o campo ${name}`);
  requireField(value, rest, `${place}/${name}`);
}
