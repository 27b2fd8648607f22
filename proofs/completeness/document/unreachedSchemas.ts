import { isObject } from '@frontier/reference/document';
import { heirsOf, mappingOf } from './describeForms';
import { child, listed, named, type Pointed, type Reader } from './Reader';

/**
 * The component schemas that nothing in a call or webhook leads to: no reference, no discriminator's mapping, and
 * none that extends a schema whose discriminator tells its heirs apart.
 */
export function unreachedSchemas(reader: Reader): [string, Pointed][] {
  const { root } = reader;
  const reached = new Set<string>();
  const pending = ['paths', 'webhooks'].flatMap((key) => child(root, key) ?? []);
  for (let place = pending.pop(); place; place = pending.pop()) {
    for (const target of targetsOf(reader, place)) {
      if (reached.has(target.pointer)) continue;
      reached.add(target.pointer);
      pending.push(target);
    }
    const inside = Array.isArray(place.value)
      ? listed(place)
      : named(place).map(([, item]) => item);
    pending.push(...inside);
  }
  const components = child(root, 'components');
  return (components ? named(components, 'schemas') : []).filter(
    ([, { pointer }]) => !reached.has(pointer),
  );
}

function targetsOf(reader: Reader, place: Pointed): Pointed[] {
  if (!isObject(place.value)) return [];
  const forms = child(place, 'discriminator')
    ? [...mappingOf(reader, place).values(), ...heirsOf(reader, place)].map(({ source }) => source)
    : [];
  const { $dynamicRef } = place.value;
  const dynamic = typeof $dynamicRef === 'string' ? reader.lookUp($dynamicRef) : undefined;
  return [place, ...forms].flatMap((source) => reader.target(source) ?? []).concat(dynamic ?? []);
}
