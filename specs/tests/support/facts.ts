import type { JsonObject } from '@frontier/openapi';

/**
 * What is said of each field, by its path (`investidores[].cpfCnpj`; the whole is `(root)`): the
 * constraints of its schema as OpenAPI writes them, and `required: true` where it must be sent.
 */
export type Facts = Readonly<Record<string, JsonObject>>;

/** The path of a field inside another. */
export function joinPath(parent: string, name: string): string {
  return parent === ROOT ? name : `${parent}${name.startsWith('[') ? '' : '.'}${name}`;
}

/** The path of the whole body. */
export const ROOT = '(root)';
