import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { groupsOf, type Kind, membersOf } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';

export interface LostReference {
  /** Of the `$ref` itself, without `#`. */
  readonly pointer: string;
  readonly ref: string;
  /** It points out of the document, so that nothing here can be what it means. */
  readonly leaves: boolean;
}

/**
 * Every `$ref` outside examples and extensions that is not local or leads nowhere. Where a whole
 * group of components is in another file, only that is told, and not each reference into the group.
 */
export function findLostReferences(root: JsonObject): LostReference[] {
  const found: LostReference[] = [];
  const note = (value: JsonValue, pointer: string): void => {
    if (!isObject(value) || typeof value.$ref !== 'string' || resolveRef(root, value.$ref)) return;
    const { $ref } = value;
    found.push({ pointer: `${pointer}/$ref`, ref: $ref, leaves: !$ref.startsWith('#') });
  };
  const visit = (kind: Kind, value: JsonValue, pointer: string): void => {
    note(value, pointer);
    for (const group of groupsOf(kind, { value, pointer })) {
      if (group.holds !== 'one') note(group.value, group.pointer);
      for (const child of membersOf(group)) visit(child.kind, child.value, child.pointer);
    }
  };
  visit('document', root, '');
  const holders = found.filter(({ leaves }) => leaves).map(({ pointer }) => holderOf(pointer));
  return found.filter(
    ({ leaves, ref }) => leaves || !holders.some((holder) => ref.startsWith(`#${holder}/`)),
  );
}

function holderOf(pointer: string): string {
  return pointer.slice(0, -'/$ref'.length);
}
