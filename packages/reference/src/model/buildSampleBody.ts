import { isJsonType } from './buildExamples.js';
import { type Carried, pairsOf, readCarried } from './serializeParameter.js';
import type { BodyPart, NameValue, SampleBody } from './types/sample.js';
import type { SchemaNode } from './types/schema.js';
import type { Encoding, MediaType } from './types/service.js';

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
  return readMembers(text).flatMap(([name, value]) => {
    const { explode, style } = encodings.find(({ property }) => property === name) ?? {};
    const isStyled = style !== undefined || explode !== undefined;
    if (!isStyled && !Array.isArray(value)) return [{ name, value: inJson(value) }];
    const usual = style === undefined || style === 'form';
    return pairsOf(name, value, { style: style ?? 'form', explode: explode ?? usual }).map(
      (pair) => ({ name: pair.name, value: pair.values.join(pair.delimiter) }),
    );
  });
}

function buildParts({ encodings, schema }: MediaType, text: string): BodyPart[] {
  const files = new Set(
    (schema?.properties ?? [])
      .filter((property) => isFile(property.schema) || isSentAsFile(property.name, encodings))
      .map(({ name }) => name),
  );
  return readMembers(text).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => ({
      name,
      value: inJson(item),
      file: files.has(name),
    })),
  );
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

function isSentAsFile(name: string, encodings: readonly Encoding[]): boolean {
  const type = encodings.find(({ property }) => property === name)?.contentType;
  return type !== undefined && /^(?:image|audio|video)\/|octet-stream|pdf/.test(type);
}

function isFile(schema: SchemaNode): boolean {
  return (
    schema.format === 'binary' ||
    schema.constraints.some(({ keyword }) => keyword === 'contentMediaType') ||
    (schema.items !== undefined && isFile(schema.items))
  );
}
