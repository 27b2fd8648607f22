import { isObject, type JsonValue } from '@frontier/openapi';

/** Lists all values of all enumerations of a contract. */
export function listEnumValues(node: JsonValue): string[] {
  if (Array.isArray(node)) return node.flatMap(listEnumValues);
  if (!isObject(node)) return [];
  const own = Array.isArray(node.enum) ? node.enum.map(String) : [];
  return [...own, ...Object.values(node).flatMap(listEnumValues)];
}
