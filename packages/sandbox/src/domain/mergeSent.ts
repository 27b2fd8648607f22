import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aBoolean } from '../rules/readers.js';

const omitted = defineRule('campos-omitidos', { mantem: aBoolean });

/** What an update leaves: the fields sent, and by the rule those that were not. */
export function mergeSent(
  rules: WatchedRules,
  kept: Record<string, unknown>,
  sent: object,
): Record<string, unknown> {
  return rules.of(omitted).mantem ? { ...kept, ...sent } : { ...sent };
}
