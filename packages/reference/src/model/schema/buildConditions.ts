import type { Source } from '../context.js';
import { childOf, entriesOf } from '../read.js';
import type { Condition, SchemaNode } from '../types/schema.js';
import type { BuildRule } from './BuildNode.js';
import type { Fragment } from './expandSources.js';
import type { ShownEntries } from './ShownEntries.js';

type Conditions = Pick<SchemaNode, 'conditions' | 'dependentRequired' | 'dependentSchemas'>;

/** What holds only when something else does. */
export function buildConditions(
  fragments: readonly Fragment[],
  rule: BuildRule,
  entries: ShownEntries,
): Conditions {
  const holders = fragments.map(({ schema, pointer }): Source => ({ value: schema, pointer }));
  return {
    conditions: holders.flatMap((holder) => buildCondition(holder, rule)),
    dependentRequired: holders
      .flatMap((holder) => entriesOf(holder, 'dependentRequired'))
      .map(([property, { value }]) => ({
        property,
        requires: Array.isArray(value) ? value.map(String) : [],
      })),
    dependentSchemas: entries.map(
      holders.flatMap((holder) => entriesOf(holder, 'dependentSchemas')),
      fragments[0]?.pointer,
      ([property, source]) => ({ property, schema: rule([source], property) }),
    ),
  };
}

function buildCondition(holder: Source, rule: BuildRule): Condition[] {
  const when = childOf(holder, 'if');
  if (!when) return [];
  const branch = (key: string) => {
    const source = childOf(holder, key);
    return source && rule([source], key);
  };
  return [{ when: rule([when], 'if'), fulfilled: branch('then'), otherwise: branch('else') }];
}
