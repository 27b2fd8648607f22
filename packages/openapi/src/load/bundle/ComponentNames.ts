import { isObject, type JsonObject, splitPointer } from '../../json.js';
import type { Kind } from '../../walkDocument.js';
import type { Origin } from './Grafts.js';

/** Where the components of each kind stand; all else is brought in where it is referred to. */
const SECTIONS: Partial<Record<Kind, string>> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  callback: 'callbacks',
};

/** Objects that hold no others, but have a place there. */
const LEAVES = ['links', 'securitySchemes'];

/**
 * The keyword of `components` for an object of a kind.
 *
 * @param keyword under which it was referred to: links and ways to authenticate are of one kind.
 * @returns `undefined` where the document's version has none.
 */
export function sectionOf(kind: Kind, keyword: string, root: JsonObject): string | undefined {
  if (kind === 'leaf') return LEAVES.includes(keyword) ? keyword : undefined;
  if (kind !== 'mediaType') return SECTIONS[kind];
  return String(root.openapi).startsWith('3.2') ? 'mediaTypes' : undefined;
}

/** Names components so that none takes another's place. */
export class ComponentNames {
  /** Last number tried for a wanted name, so that many of one name cost no more than one each. */
  private readonly copies = new Map<string, number>();

  /** @returns the wanted name without what stands badly in a pointer, numbered where it is taken. */
  claim(section: string, holder: JsonObject, wanted: string): string {
    const kept = wanted.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, '');
    // `__proto__` is the one name that sets something other than an entry.
    const clean = kept === '' || kept === '__proto__' ? section : kept;
    const key = `${section}/${clean}`;
    let copy = this.copies.get(key) ?? 1;
    let name = clean;
    while (Object.hasOwn(holder, name)) {
      copy += 1;
      name = `${clean}-${copy}`;
    }
    this.copies.set(key, copy);
    return name;
  }
}

/** The name a reference gives what it brings in: that of its pointer, or of the file. */
export function wantedName(ref: string, { file, pointer }: Origin): string {
  const fragment = ref.replace(/^[^#]*#?/, '');
  const name = splitPointer(fragment).at(-1) ?? splitPointer(pointer).at(-1) ?? file.name;
  return /^\d+$/.test(name) ? `${file.name}-${name}` : name;
}

/** The object under a key, made where there is none. */
export function objectUnder(holder: JsonObject, key: string): JsonObject {
  const found = holder[key];
  if (isObject(found)) return found;
  const made: JsonObject = {};
  holder[key] = made;
  return made;
}
