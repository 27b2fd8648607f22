import type { ResolvedSchema } from '@frontier/openapi/resolve';
import { isFields } from '../exact/exactJson.js';
import type { Violation } from './describeViolations.js';

/** A field that a schema describes in an object. */
export interface DescribedPart {
  location: string;
  name: string;
  schema: ResolvedSchema;
  isRequired: boolean;
  /** `undefined` if it is missing. */
  value: unknown;
}

/** Lists the described fields of a value, those of its objects and lists included. */
export function* listParts(
  schema: ResolvedSchema,
  value: unknown,
  location: string,
): Generator<DescribedPart> {
  for (const { items, properties = {}, required = [] } of partsOf(schema)) {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        if (items) yield* listParts(items, item, `${location}/${index}`);
      }
    } else if (isFields(value)) {
      for (const [name, part] of Object.entries(properties)) {
        const own = value[name];
        yield { location, name, schema: part, isRequired: required.includes(name), value: own };
        yield* listParts(part, own, `${location}/${name}`);
      }
    }
  }
}

/** The schemas of a field, also of one whose name the contract leaves open. */
export function propertyOf(parts: readonly ResolvedSchema[], name: string): ResolvedSchema[] {
  return parts.flatMap(({ additionalProperties, properties = {} }) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    return typeof own === 'object' ? partsOf(own) : [];
  });
}

export function itemSchemasOf(parts: readonly ResolvedSchema[]): ResolvedSchema[] {
  return parts.flatMap(({ items }) => (items ? partsOf(items) : []));
}

export function namesOf(parts: readonly ResolvedSchema[]): string[] {
  return [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

/** The schema and its `allOf`, `anyOf` and `oneOf` members, recursively: all describe the same value. */
export function partsOf(schema: ResolvedSchema): ResolvedSchema[] {
  const { allOf = [], anyOf = [], oneOf = [] } = schema;
  return [schema, ...[...allOf, ...anyOf, ...oneOf].flatMap(partsOf)];
}

/** Lists names that no schema of the location describes: most often spelling mistakes. */
export function listUnknown(
  location: string,
  schemas: readonly ResolvedSchema[],
  value: unknown,
): Violation[] {
  if (Array.isArray(value)) {
    const items = itemSchemasOf(schemas);
    return value.flatMap((part, index) => listUnknown(`${location}/${index}`, items, part));
  }
  const isOpen = schemas.some(({ additionalProperties }) => additionalProperties !== undefined);
  const names = namesOf(schemas);
  const isDescribed = names.length > 0 || /^(caminho|consulta)$/.test(location);
  return Object.entries(isFields(value) ? value : {}).flatMap(([name, part]) => {
    const own = propertyOf(schemas, name);
    if (own.length > 0) return listUnknown(`${location}/${name}`, own, part);
    if (!isDescribed || isOpen) return [];
    const known = names.length > 0 ? `descreve ${names.join(', ')}` : 'não descreve nenhum';
    const problem = `o contrato não descreve este nome; aqui, ${known}`;
    return [{ location: `${location}/${name}`, problem }];
  });
}
