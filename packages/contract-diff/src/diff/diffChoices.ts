import type { Choice, SchemaNode } from '@frontier/reference';
import type { Spot } from './ChangeList';
import { pairUp } from './pairUp';
import type { SchemaDiff } from './SchemaDiff';

type Form = Choice['options'][number] & {
  /** What pairs it with the same form of the other document. */
  readonly key: string;
};

/** The forms a value may take: `oneOf` and `anyOf`. */
export function diffChoices(
  diff: SchemaDiff,
  spot: Spot,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const at = ({ anchor, key }: Form): Spot => ({ ...spot, anchor, home: `${spot.home}(${key})` });
  const kinds = ({ choices }: SchemaNode) =>
    choices.map(({ discriminator, kind, options }) => [
      kind,
      discriminator,
      options.map(({ discriminatorValues }) => discriminatorValues),
    ]);
  const pairs = pairUp(before.choices.flatMap(formsOf), after.choices.flatMap(formsOf), keyOf);
  for (const form of pairs.removed)
    diff.changes.add('form-removed', at(form), { before: form.key });
  for (const form of pairs.added) diff.changes.add('form-added', at(form), { after: form.key });
  for (const [earlier, later] of pairs.both) {
    diff.compare(at(later), earlier.schema, later.schema);
  }
  const sameForms = pairs.removed.length + pairs.added.length === 0;
  if (sameForms && JSON.stringify(kinds(before)) !== JSON.stringify(kinds(after))) {
    diff.changes.add('rule-changed', spot);
  }
}

/** Forms by their name; nameless ones by their type. */
function formsOf({ options }: Choice): Form[] {
  return options.map((option) => ({
    ...option,
    key: option.schema.name ?? option.label ?? (option.schema.types.join(' ou ') || 'qualquer'),
  }));
}

function keyOf({ key }: Form): string {
  return key;
}
