import {
  describeValue,
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  splitPointer,
} from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../nearestName.js';
import { groupsOf, type Kind, membersOf } from '../walkDocument.js';
import { phrase } from '../words/phrase.js';
import { isAddress } from './bundle/filePathOf.js';
import { KNOWN_KEYS } from './knownKeys.js';
import { referenceOnly, resolveRef, resolveStep } from './resolveRef.js';
import type { FaultList } from './SpecError.js';

interface LostReference {
  /** Pointer of the `$ref` itself, without `#`. */
  readonly pointer: string;
  readonly ref: string;
  /** It points outside the document. */
  readonly leaves: boolean;
}

/**
 * Adds every reference that leaves the document, leads in a circle, or leads nowhere, with a near name for it.
 *
 * @param told pointers of those there is a fault of already.
 */
export function checkReferences(
  root: JsonObject,
  list: FaultList,
  told: ReadonlySet<string>,
): void {
  const expected = phrase('expected.leadingReference');
  const causes = new Set<string>();
  let hints = 0;
  for (const { pointer, ref, leaves } of findLostReferences(root)) {
    if (told.has(pointer)) continue;
    const found = describeValue(ref);
    const cause = leaves ? 'elsewhere' : causeOfLoss(root, ref);
    const holder = cause === 'missing' ? findMisspeltHolder(root, ref) : undefined;
    if (holder) {
      // One slip, however many references lead through it.
      if (causes.has(holder.pointer)) continue;
      causes.add(holder.pointer);
      const { key, meant } = holder;
      list.add(holder.pointer, meant, key, phrase('mend.nearKey', { key, nearest: meant }));
    } else if (cause === 'elsewhere') {
      const name = isAddress(ref) ? 'mend.bringIn' : 'mend.bundle';
      if (causes.has(name)) continue;
      causes.add(name);
      list.add(pointer, phrase('expected.localReference'), found, phrase(name));
    } else if (cause === 'circle') {
      list.add(pointer, expected, phrase('found.circle', { ref }), phrase('mend.endCircle'));
    } else if (cause === 'missing') {
      hints += 1;
      const nearest = hints > LIMITS.hints ? undefined : nearestReference(root, ref);
      const mend =
        nearest === undefined
          ? phrase('mend.correctReference')
          : phrase('mend.nearReference', { nearest });
      list.add(pointer, expected, found, mend);
    } else {
      const chain = phrase('found.longChain', { ref, max: LIMITS.referenceHops });
      list.add(pointer, expected, chain, phrase('mend.shortenChain'));
    }
  }
}

/**
 * Every `$ref` outside examples and extensions that is not local or leads nowhere. Where a whole
 * group of components is in another file, only that is told, and not each reference into the group.
 */
function findLostReferences(root: JsonObject): LostReference[] {
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
  const holders = found
    .filter(({ leaves }) => leaves)
    .map(({ pointer }) => pointer.slice(0, -'/$ref'.length));
  return found.filter(
    ({ leaves, ref }) => leaves || !holders.some((holder) => ref.startsWith(`#${holder}/`)),
  );
}

/** The components, or the group of them, that a reference leads through and that is there misspelt. */
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
  const names = Object.keys(holder).filter((name) => !KNOWN_KEYS.includes(name));
  const key = nearestName(meant, names);
  return key === undefined ? undefined : { pointer: joinPointer(pointer, key), key, meant };
}

/** Why a local reference has no value: no target, a circle of references, or too long a chain. */
function causeOfLoss(root: JsonObject, ref: string): 'missing' | 'circle' | 'chain' {
  const seen = new Set<string>();
  let current = ref;
  while (seen.size <= LIMITS.referenceHops) {
    if (seen.has(current)) return 'circle';
    seen.add(current);
    const step = resolveStep(root, current);
    const next = step && referenceOnly(step.value);
    if (next === undefined) return 'missing';
    current = next;
  }
  return 'chain';
}

/**
 * The reference that was most likely meant by one without a target: each unknown name in it is replaced by
 * the nearest known one.
 *
 * @returns undefined where a name has no near one.
 */
export function nearestReference(root: JsonObject, ref: string): string | undefined {
  if (!ref.startsWith('#/')) return undefined;
  let pointer = '';
  let value: JsonValue = root;
  for (const key of splitPointer(ref)) {
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
