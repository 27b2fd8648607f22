import {
  describeValue,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  type Source,
  splitPointer,
} from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../text.js';
import { groupsOf, membersOf, type PartKind } from '../walkDocument.js';
import { followRef, resolveRef } from './resolveRef.js';
import type { FaultList } from './SpecError.js';

export function checkReferences(root: JsonObject, list: FaultList): void {
  const expected = 'a reference that leads somewhere';
  const misspelt = new Set<string>();
  for (const { pointer, ref } of findLostReferences(root)) {
    if (!isLocal(ref)) {
      const fix =
        ref === ''
          ? 'Write the reference in quotes: without them, # begins a comment.'
          : 'Copy the target of the reference into this document: other files and addresses are not read.';
      list.add(pointer, 'a local reference, like #/components/schemas/Name', `"${ref}"`, fix);
      continue;
    }
    const cause = followRef(root, ref);
    const holder = cause === 'missing' ? findMisspeltHolder(root, ref) : undefined;
    if (holder) {
      // One misspelt key is one fault, even if many references go through it.
      if (misspelt.has(holder.pointer)) continue;
      misspelt.add(holder.pointer);
      list.add(holder.pointer, holder.meant, holder.key, `Did you mean ${holder.meant}?`);
    } else if (cause === 'endless') {
      const found = `${ref}, which leads back to itself, or through more than ${LIMITS.referenceHops} references`;
      list.add(pointer, expected, found, 'Let one of these references be the value.');
    } else {
      const nearest = list.takeHint() ? nearestReference(root, ref) : undefined;
      const hint = nearest === undefined ? '' : `Did you mean ${nearest}? Otherwise `;
      const fix = `${hint}${hint ? 'c' : 'C'}orrect the name or add the component.`;
      list.add(pointer, expected, describeValue(ref), fix);
    }
  }
}

/**
 * Every reference outside examples and extensions that is not local or does not resolve. If a whole group of
 * components is in another file, only the reference to that file is returned, not those into the group.
 */
function findLostReferences(root: JsonObject) {
  const found: { holder: string; pointer: string; ref: string }[] = [];
  const note = ({ pointer, value }: Source): void => {
    for (const key of isObject(value) ? ['$ref', '$dynamicRef'] : []) {
      const ref = Object(value)[key];
      if (ref !== null && (typeof ref !== 'string' || resolveRef(root, ref))) continue;
      found.push({ holder: `#${pointer}/`, pointer: `${pointer}/${key}`, ref: ref ?? '' });
    }
  };
  const visit = (kind: PartKind, source: Source): void => {
    note(source);
    for (const group of groupsOf(kind, source)) {
      if (group.holds !== 'one') note(group);
      for (const child of membersOf(group)) visit(child.kind, child);
    }
  };
  visit('document', { value: root, pointer: '' });
  const holders = found.flatMap(({ holder, ref }) => (isLocal(ref) ? [] : holder));
  return found.filter(({ ref }) => !holders.some((holder) => ref.startsWith(holder)));
}

function isLocal(ref: string): boolean {
  return ref.startsWith('#');
}

function findMisspeltHolder(root: JsonObject, ref: string) {
  const [first, group = ''] = splitPointer(ref);
  if (first !== 'components') return undefined;
  const { components } = root;
  if (components === undefined) return nameMisspelt('', root, 'components');
  if (!isObject(components) || Object.hasOwn(components, group)) return undefined;
  const isGroup = groupsOf('components', { pointer: '', value: { [group]: {} } }).length > 0;
  return isGroup ? nameMisspelt('/components', components, group) : undefined;
}

function nameMisspelt(pointer: string, holder: JsonObject, meant: string) {
  const key = nearestName(meant, Object.keys(holder));
  return key === undefined ? undefined : { pointer: joinPointer(pointer, key), key, meant };
}

/** Replaces each unknown name by the nearest known one, and a place of Swagger 2 by that of OpenAPI 3. */
function nearestReference(root: JsonObject, ref: string): string | undefined {
  if (!ref.includes('/')) return undefined;
  const moved = ref
    .replace(/^#\/definitions\//, '#/components/schemas/')
    .replace(/^#\/(?=(?:parameters|responses)\/)/, '#/components/');
  let pointer = '';
  let value: JsonValue = root;
  for (const key of splitPointer(moved)) {
    if (!isObject(value)) return undefined;
    const name: string | undefined = Object.hasOwn(value, key)
      ? key
      : nearestName(key, Object.keys(value));
    const next: JsonValue | undefined = name === undefined ? undefined : value[name];
    if (name === undefined || next === undefined) return undefined;
    pointer = joinPointer(pointer, name);
    value = next;
  }
  return `#${pointer}` === ref ? undefined : `#${pointer}`;
}
