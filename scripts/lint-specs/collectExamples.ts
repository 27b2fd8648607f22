import { isObject, type JsonValue, joinPointer, resolveRef } from '@frontier/reference/document';
import { collectPlaces } from './collectPlaces';
import type { LintTarget, Place } from './LintTarget';

/** A value given as an example or default, and the schema it must satisfy. */
export interface ExampleValue {
  /** Where the value is written. */
  readonly pointer: string;
  readonly value: JsonValue;
  readonly schemaPointer: string;
}

/** Every example of bodies, parameters, headers and schemas, and every default. */
export function collectExamples(target: LintTarget): ExampleValue[] {
  const { parameters, headers, mediaTypes, schemas } = collectPlaces(target.document.root);
  return [
    ...[...parameters, ...headers, ...mediaTypes].flatMap((place) => ofHolder(target, place)),
    ...schemas.flatMap(ofSchema),
  ];
}

function ofHolder(target: LintTarget, { pointer, value }: Place): ExampleValue[] {
  if (!isObject(value.schema)) return [];
  const schemaPointer = `${pointer}/schema`;
  const single =
    value.example === undefined
      ? []
      : [{ pointer: `${pointer}/example`, value: value.example, schemaPointer }];
  if (!isObject(value.examples)) return single;
  const named = Object.entries(value.examples).flatMap(([name, entry]) => {
    const reference = isObject(entry) && typeof entry.$ref === 'string' ? entry.$ref : undefined;
    const found =
      reference === undefined
        ? { pointer: joinPointer(`${pointer}/examples`, name), value: entry }
        : resolveRef(target.document.root, reference);
    if (!found || !isObject(found.value) || found.value.value === undefined) return [];
    return [{ pointer: `${found.pointer}/value`, value: found.value.value, schemaPointer }];
  });
  return [...single, ...named];
}

function ofSchema({ pointer, value }: Place): ExampleValue[] {
  const singles = ['example', 'default'].flatMap((key) => {
    const example = value[key];
    if (example === undefined) return [];
    return [{ pointer: `${pointer}/${key}`, value: example, schemaPointer: pointer }];
  });
  const list = Array.isArray(value.examples) ? value.examples : [];
  return [
    ...singles,
    ...list.map((example, index) => ({
      pointer: `${pointer}/examples/${index}`,
      value: example,
      schemaPointer: pointer,
    })),
  ];
}
