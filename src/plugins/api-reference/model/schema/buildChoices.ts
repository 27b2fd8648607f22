import type { BuildContext, Source } from '../context';
import { childOf, entriesOf, textOf } from '../read';
import type { Choice, ChoiceOption } from '../types';
import { alternativesOf } from './alternatives';
import type { BuildNode } from './buildSchema';
import { type Fragment, nameOf, type Trail } from './expandSources';

/** The alternatives of all fragments: `oneOf`, `anyOf`, and a discriminator's mapping on its own. */
export function buildChoices(
  context: BuildContext,
  fragments: readonly Fragment[],
  anchor: string,
  trail: Trail,
  buildNode: BuildNode,
): Choice[] {
  const choices: Choice[] = [];
  for (const fragment of fragments) {
    const holder: Source = { value: fragment.schema, pointer: fragment.pointer };
    const mapping = readMapping(context, holder);
    const discriminator = textOf(childOf(holder, 'discriminator')?.value ?? null, 'propertyName');
    for (const kind of ['oneOf', 'anyOf'] as const) {
      const sources = alternativesOf(fragment, kind);
      if (sources.length < 2) continue;
      choices.push({
        kind,
        discriminator,
        options: sources.map((source, index) =>
          buildOption(context, source, index, mapping, anchor, trail, buildNode),
        ),
      });
    }
    if (choices.length === 0 && discriminator && mapping.size > 0) {
      const sources = [...mapping.keys()].map((ref) => ({
        value: { $ref: ref },
        pointer: fragment.pointer,
      }));
      choices.push({
        kind: 'oneOf',
        discriminator,
        options: sources.map((source, index) =>
          buildOption(context, source, index, mapping, anchor, trail, buildNode),
        ),
      });
    }
  }
  return choices;
}

/** Reference → the discriminator's values that select it. */
function readMapping(context: BuildContext, holder: Source): Map<string, string[]> {
  const mapping = new Map<string, string[]>();
  const discriminator = childOf(holder, 'discriminator');
  if (!discriminator) return mapping;
  for (const [value, { value: target }] of entriesOf(discriminator, 'mapping')) {
    if (typeof target !== 'string') continue;
    const ref = target.startsWith('#') ? target : `#/components/schemas/${target}`;
    if (!context.resolve(ref)) continue;
    mapping.set(ref, [...(mapping.get(ref) ?? []), value]);
  }
  return mapping;
}

function buildOption(
  context: BuildContext,
  source: Source,
  index: number,
  mapping: ReadonlyMap<string, readonly string[]>,
  anchor: string,
  trail: Trail,
  buildNode: BuildNode,
): ChoiceOption {
  const ref = textOf(source.value, '$ref');
  const refName = ref === undefined ? undefined : nameOf(ref);
  const optionAnchor = context.anchors.claim(anchor, refName ?? `opcao${index + 1}`);
  const schema = buildNode([source], optionAnchor, trail);
  return {
    anchor: optionAnchor,
    label: schema.title ?? refName ?? schema.types.join(' | '),
    discriminatorValues: ref === undefined ? [] : (mapping.get(ref) ?? []),
    schema,
  };
}
