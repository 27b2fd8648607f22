import { isObject, type Source } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { objectsBelow } from '../../walkDocument.js';
import { type BuildContext, targetOf } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf } from '../read.js';

/** Resolves a `$dynamicRef`: the outermost schema around it with the anchor fills it in. */
export function resolveDynamic(
  context: BuildContext,
  ref: string,
  trail: ReadonlyMap<string, string>,
): Source | undefined {
  const usual = context.resolve(ref);
  const anchor = ref.slice(ref.indexOf('#') + 1);
  const isFixed = usual && textOf(usual.value, '$dynamicAnchor') !== anchor;
  if (isFixed) return usual;
  const seen = new Set<string>();
  for (const pointer of [...trail.keys()].flatMap((key) => key.split(' '))) {
    const holder = context.resolve(`#${pointer}`);
    const found = holder && findDynamicAnchor(context, holder, anchor, seen);
    if (found) return found;
  }
  return usual;
}

/** Whether a schema has no subschemas, or surrounding schemas fill in parts of it, so that each use differs. */
export function isInline(schema: Source): boolean {
  const inside = [schema, ...objectsBelow('schema', schema)];
  const refers = (key: string) => inside.some(({ value }) => textOf(value, key) !== undefined);
  return refers('$dynamicRef') || (inside.length === 1 && !refers('$ref'));
}

function findDynamicAnchor(
  context: BuildContext,
  source: Source,
  anchor: string,
  seen: Set<string>,
): Source | undefined {
  if (seen.has(source.pointer) || seen.size >= LIMITS.schemasOfExample || !isObject(source.value))
    return undefined;
  seen.add(source.pointer);
  const definitions = entriesOf(childOf(source, '$defs')).map(([, schema]) => schema);
  const own = [source, ...definitions].find(
    ({ value }) => textOf(value, '$dynamicAnchor') === anchor,
  );
  if (own) return own;
  const target = targetOf(context, source);
  for (const part of [...(target ? [target] : []), ...itemsOf(source, 'allOf')]) {
    const found = findDynamicAnchor(context, part, anchor, seen);
    if (found) return found;
  }
  return undefined;
}
