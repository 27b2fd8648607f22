import { timingSafeEqual } from 'node:crypto';
import { defineRule } from '../rules/defineRule.js';
import type { Rules, WatchedRules } from '../rules/Rules.js';
import { aText, listOf, mapOf } from '../rules/readers.js';

const accounts = defineRule('contas', { contas: mapOf(listOf(aText)) });

/** Whether the account has this secret; each account may have several. */
export function knowsAccount(rules: WatchedRules, apiKey: string, secretKey: string): boolean {
  const secrets = rules.of(accounts).contas.get(apiKey) ?? [];
  return secrets.some((secret) => isSame(secret, secretKey));
}

/** A secret of the account; none where it has none, or is not there. */
export function findSecret(rules: Rules, apiKey: string): string | undefined {
  return rules.of(accounts).contas.get(apiKey)?.[0];
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
