import { isJsonType } from './buildExamples.js';
import { type Carried, pairsOf, readCarried } from './serializeParameter.js';
import type { BodyPart, NameValue, SampleBody } from './types/sample.js';
import type { SchemaNode } from './types/schema.js';
import type { MediaType } from './types/service.js';

/** The body a sample sends: the first example that stands in the document itself. */
export function buildSampleBody(content: readonly MediaType[]): SampleBody | undefined {
  const media = content.find(({ examples }) => examples.some(isWritten));
  const text = media?.examples.find(isWritten)?.text;
  if (!media || text === undefined) return undefined;
  const mediaType = media.name;
  if (isJsonType(mediaType)) return { kind: 'json', mediaType, text };
  if (mediaType.startsWith('multipart/')) {
    return { kind: 'multipart', mediaType, parts: buildParts(media, text) };
  }
  return mediaType === 'application/x-www-form-urlencoded'
    ? { kind: 'form', mediaType, fields: buildFields(media, text) }
    : { kind: 'text', mediaType, text };
}

function isWritten({ externalValue }: MediaType['examples'][number]): boolean {
  return externalValue === undefined;
}

/** A list is sent as one field for each item, unless the contract says otherwise (Encoding Object). */
function buildFields({ encodings }: MediaType, text: string): NameValue[] {
  const byName = new Map(encodings.map((encoding) => [encoding.property, encoding]));
  return readMembers(text).flatMap(([name, value]) => {
    const { explode, style } = byName.get(name) ?? {};
    const isStyled = style !== undefined || explode !== undefined;
    if (!isStyled && !Array.isArray(value)) return [{ name, value: inJson(value) }];
    const usual = style === undefined || style === 'form';
    return pairsOf(name, value, { style: style ?? 'form', explode: explode ?? usual }).map(
      (pair) => ({ name: pair.name, value: pair.values.join(pair.delimiter) }),
    );
  });
}

function buildParts({ encodings, schema }: MediaType, text: string): BodyPart[] {
  const schemas = new Map(schema?.properties.map((property) => [property.name, property.schema]));
  const types = new Map(encodings.map(({ contentType, property }) => [property, contentType]));
  return readMembers(text).flatMap(([name, value]) => {
    const part = schemas.get(name);
    const file = part !== undefined && (isFile(part) || isSentAsFile(types.get(name)));
    return (Array.isArray(value) ? value : [value]).map((item) => ({
      name,
      value: inJson(item),
      file,
    }));
  });
}

function readMembers(text: string): [string, Carried][] {
  try {
    const value = readCarried(text);
    return typeof value === 'string' || Array.isArray(value) ? [] : Object.entries(value);
  } catch {
    return [];
  }
}

function inJson(value: Carried): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isSentAsFile(type: string | undefined): boolean {
  return type !== undefined && /^(?:image|audio|video)\/|octet-stream|pdf/.test(type);
}

function isFile(schema: SchemaNode): boolean {
  return (
    schema.format === 'binary' ||
    schema.constraints.some(({ keyword }) => keyword === 'contentMediaType') ||
    (schema.items !== undefined && isFile(schema.items))
  );
}
