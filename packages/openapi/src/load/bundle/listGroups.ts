import { isObject, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import { type Child, type Group, groupsOf, type Kind } from '../../walkDocument.js';

/** What holds no other objects, so that no walk looks at it, but may stand in a file of its own. */
const PLAIN: Partial<Record<Kind, readonly Pick<Group, 'keyword' | 'holds'>[]>> = {
  document: [
    { keyword: 'info', holds: 'one' },
    { keyword: 'servers', holds: 'list' },
    { keyword: 'tags', holds: 'list' },
  ],
  operation: [
    { keyword: 'x-codeSamples', holds: 'list' },
    { keyword: 'x-code-samples', holds: 'list' },
  ],
};

/** All that an object holds and that may stand in another file. */
export function listGroups({ kind, ...place }: Child, value: JsonObject): Group[] {
  const plain = (PLAIN[kind] ?? []).flatMap(({ holds, keyword }) => {
    const held = value[keyword];
    const pointer = joinPointer(place.pointer, keyword);
    return held === undefined
      ? []
      : [{ kind: 'leaf' as const, holds, keyword, pointer, value: held }];
  });
  return [...plain, ...groupsOf(kind, place)];
}

/** What an object refers to. */
export function refOf({ value }: { readonly value: JsonValue }): string | undefined {
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}
