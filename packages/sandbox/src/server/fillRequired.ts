import { defineRule } from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import { aBoolean } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';

const filling = defineRule('obrigatorio-com-padrao', { preenche: aBoolean });

/** What is read of a schema: references were followed. */
interface BodySchema {
  required?: string[];
  properties?: Record<string, BodySchema>;
  items?: BodySchema;
  allOf?: BodySchema[];
  default?: unknown;
}

/**
 * A field that is required and has a default, but was not sent, gets the default; by the rule it is refused.
 * @throws Refusal `invalid`
 */
export function fillRequired(rules: WatchedRules, schema: BodySchema, body: unknown): void {
  const place = findUnsent(schema, body, 'corpo');
  if (place === undefined || rules.of(filling).preenche) return;
  const [, parent, name] = /^(.*)\/(.*)$/.exec(place) ?? [];
  throw Refusal.of('invalid', parent ?? 'corpo', `deve ter o campo ${name}`);
}

/** The place of the first such field. */
function findUnsent(schema: BodySchema, part: unknown, place: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const inner = Array.isArray(part)
    ? part.map((item, index) => findUnsent(schema.items ?? {}, item, `${place}/${index}`))
    : Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const value = (part as Record<string, unknown>)[name];
        const isUnsent = value === undefined && property.default !== undefined;
        if (isUnsent && schema.required?.includes(name)) return `${place}/${name}`;
        return findUnsent(property, value, `${place}/${name}`);
      });
  const all = schema.allOf?.map((one) => findUnsent(one, part, place)) ?? [];
  return [...inner, ...all].find((found) => found !== undefined);
}
