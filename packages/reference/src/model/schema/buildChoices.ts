import type { BuildContext } from '../context.js';
import { childOf, textOf } from '../read.js';
import { spendPart } from '../spend.js';
import type { Choice, ChoiceOption } from '../types/schema.js';
import type { BuildNode } from './BuildNode.js';
import { type Fragment, nameOf, type Trail } from './expandSources.js';
import { type FoundForm, findChoices } from './findForms.js';
import type { ShownEntries } from './ShownEntries.js';

/** The alternatives of all fragments, each form with what it has beyond the schema that offers it. */
export function buildChoices(
  context: BuildContext,
  fragments: readonly Fragment[],
  anchor: string,
  trail: Trail,
  buildNode: BuildNode,
  entries: ShownEntries,
): Choice[] {
  return fragments.flatMap((fragment) =>
    findChoices(context, fragment).map(({ kind, discriminator, forms }) => ({
      kind,
      discriminator,
      options: entries.map(forms, fragment.pointer, (form, index) => {
        spendPart(context, fragment.pointer, form.values.length);
        const ref = textOf(form.source.value, '$ref');
        const name = ref === undefined ? `opcao${index + 1}` : nameOf(ref);
        const at = context.anchors.claim(anchor, name);
        return buildOption(form, ref, at, (source) =>
          buildNode([source], at, trail, fragment.pointer),
        );
      }),
    })),
  );
}

/** The properties that tell forms apart without a choice here: an heir's, or those of forms not described. */
export function otherDiscriminators(
  fragments: readonly Fragment[],
  choices: readonly Choice[],
): string[] {
  const names = fragments.flatMap(({ schema, pointer }) => {
    const discriminator = childOf({ value: schema, pointer }, 'discriminator');
    return textOf(discriminator?.value ?? null, 'propertyName') ?? [];
  });
  return [...new Set(names)].filter(
    (name) => !choices.some(({ discriminator }) => discriminator === name),
  );
}

/** A few plain words tell nameless forms apart better than their types do. */
function shortText(text: string | undefined): string | undefined {
  return text !== undefined && /^[\p{L}\p{N} ()/,.-]{1,60}$/u.test(text) ? text : undefined;
}

function buildOption(
  { source, values }: FoundForm,
  ref: string | undefined,
  anchor: string,
  build: (source: FoundForm['source']) => ReturnType<BuildNode>,
): ChoiceOption {
  const schema = build(source);
  const name = schema.title ?? (ref === undefined ? undefined : nameOf(ref));
  const told = name === undefined ? shortText(schema.description) : undefined;
  return {
    anchor,
    label: name ?? told,
    discriminatorValues: values,
    schema: told === undefined ? schema : { ...schema, description: undefined },
  };
}
