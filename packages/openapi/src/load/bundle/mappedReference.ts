import { entryOf, isObject, type JsonValue } from '../../json.js';
import type { BundledFile } from './BundledFile.js';
import { isAddress } from './filePathOf.js';

const FILE = /[/#]|\.(?:json|ya?ml)$/i;

/**
 * The reference that a value of a discriminator's `mapping` is, if it leads out of the first file's components.
 *
 * @param value a reference, or the name of a schema, which is that of the file itself where it has one.
 */
export function mappedReference(value: JsonValue, file: BundledFile): string | undefined {
  if (typeof value !== 'string' || isAddress(value)) return undefined;
  if (FILE.test(value)) return value;
  const { root } = file.content;
  const components = isObject(root) ? entryOf(root, 'components') : undefined;
  const schemas = isObject(components) ? entryOf(components, 'schemas') : undefined;
  const isOwn = isObject(schemas) && Object.hasOwn(schemas, value);
  return isOwn ? `#/components/schemas/${value}` : undefined;
}
