import { isObject, type JsonObject, type JsonValue, joinPointer } from '../json';
import { resolveRef } from './resolveRef';

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
  const visit = (value: JsonValue, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value) && typeof value.$ref === 'string' && !resolveRef(root, value.$ref)) {
      const { $ref } = value;
      found.push({ pointer: `${pointer}/$ref`, ref: $ref, leaves: !$ref.startsWith('#') });
    }
    for (const [key, item] of Object.entries(value)) {
      if (!isLiteral(key, pointer, item)) visit(item, joinPointer(pointer, key));
    }
  };
  visit(root, '');
  const holders = found.filter(({ leaves }) => leaves).map(({ pointer }) => holderOf(pointer));
  return found.filter(
    ({ leaves, ref }) => leaves || !holders.some((holder) => ref.startsWith(`#${holder}/`)),
  );
}

function holderOf(pointer: string): string {
  return pointer.slice(0, -'/$ref'.length);
}

/** Keys whose entries have names the document chooses. */
const NAMING =
  /\/(properties|schemas|\$defs|definitions|patternProperties|dependentSchemas|parameters|headers|responses|requestBodies|callbacks|links|pathItems|mediaTypes|content|examples)$/;

/** Under these keys stands data or what others define, unless they are names the document chooses. */
function isLiteral(key: string, parent: string, value: JsonValue): boolean {
  if (key === 'examples' && Array.isArray(value)) return true;
  if (NAMING.test(parent)) return false;
  return key.startsWith('x-') || ['example', 'default', 'const', 'enum', 'value'].includes(key);
}
