import { messageRules, operationRules } from './callRules';
import type { Rule } from './Rule';
import { schemaRules } from './schemaRules';

const all = { ...operationRules, ...messageRules, ...schemaRules };

/** The name of a rule, as the entries of the changelog write it. */
export type RuleId = keyof typeof all;

/** Every kind of change, in the order of an entry. */
export const RULES: Readonly<Record<RuleId, Rule>> = all;

export function isRuleId(name: string): name is RuleId {
  return Object.hasOwn(RULES, name);
}
