import { entryOf } from '../json.js';
import { markedToken } from '../markedJson.js';
import { isJsonType, isLines } from './buildExamples.js';
import { sampleTextOf, writtenExample } from './buildParameters.js';
import { type BuiltSchemas, composeSample, givenJson } from './composeSample.js';
import { MODEL_WORDS, openLink } from './context.js';
import { limitOf } from './read.js';
import {
  type Carried,
  carriedJson,
  carriedText,
  explodesByDefault,
  pairsOf,
  readCarried,
  serializeInPlace,
} from './serializeParameter.js';
import type { SchemaNode } from './types/schema.js';
import type { BodyPart, Encoding, MediaType, NameValue, SampleBody } from './types/service.js';

interface Member {
  readonly name: string;
  readonly value: Carried | undefined;
  readonly schema: SchemaNode | undefined;
  readonly encoding: Encoding | undefined;
}

/** Schemas that are searched for the properties of a form. */
const SEARCHED = 100;
const FORM = 'application/x-www-form-urlencoded';
const BINARY = 'application/octet-stream';
const OF_RANGE: Readonly<Record<string, string>> = {
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
  text: 'text/plain',
};
/** File extensions that differ from the subtype. */
const FILE_ENDS: Readonly<Record<string, string>> = {
  plain: 'txt',
  'octet-stream': 'bin',
  'svg+xml': 'svg',
  mpeg: 'mp3',
};

/**
 * The body that a sample sends, in the first media type with an example, or else with a value in its schema. Without
 * either it is a file, or a form with placeholders; a form without fields is no body.
 */
export function buildSampleBody(
  built: BuiltSchemas,
  content: readonly MediaType[],
): SampleBody | undefined {
  const opened = content.map((media) => ({ ...media, schema: openLink(built, media.schema) }));
  const media =
    opened.find((one) => writtenExample(one)) ??
    opened.find(({ schema }) => givenValue(schema) !== undefined) ??
    opened[0];
  return media && buildBody(built, media);
}

function buildBody(built: BuiltSchemas, media: MediaType): SampleBody | undefined {
  const { schema } = media;
  const example = writtenExample(media);
  const isValue = example?.language === 'json';
  const mediaType = concreteType(media.name, isValue ? 'application/json' : BINARY);
  const isForm = mediaType.toLowerCase().startsWith(FORM);
  const isMultipart = /^multipart\//i.test(mediaType);
  const members = isForm || isMultipart ? findFields(built, media) : [];
  const fields = isForm ? members.flatMap(buildFields) : [];
  const parts = isMultipart ? members.flatMap((one) => buildParts(built, one)) : [];
  if (fields.length > 0) return { kind: 'form', mediaType, fields };
  if (parts.length > 0) return { kind: 'multipart', mediaType, parts };
  // A page shows a value in the form of JSON and some texts, not of XML.
  const isWritten = isJsonType(mediaType) || isLines(mediaType);
  const isText = !isValue || isWritten || /^text\/(?!xml)|yaml/.test(mediaType);
  const isBinary = isBinaryType(mediaType) || (!isJsonType(mediaType) && isFile(schema));
  const value = isJsonType(mediaType) ? composeBody(built, schema) : givenValue(schema);
  const own = isBinary ? undefined : ((isText ? example?.text : undefined) ?? value);
  if (own === undefined) {
    // A form without known fields is no file.
    if (isForm || isMultipart) return undefined;
    const file = fileName(isValue ? '' : example?.text, mediaType);
    return { kind: 'file', mediaType, file };
  }
  return { kind: isJsonType(mediaType) ? 'json' : 'text', mediaType, text: own };
}

/** @returns `undefined` if the document gives no part of the body. */
function composeBody(built: BuiltSchemas, schema: SchemaNode | undefined): string | undefined {
  const made = schema && composeSample(built, schema);
  return made?.isComplete || made?.text.startsWith('{') || made?.text.startsWith('[')
    ? made?.text
    : undefined;
}

/** The members of the example, or else those that the document requires or gives a value: all if there are none. */
function findFields(built: BuiltSchemas, media: MediaType): Member[] {
  const properties = propertiesOf(built, media.schema);
  const encodings = new Map(media.encodings.map((encoding) => [encoding.property, encoding]));
  const member = (name: string, value: Carried | undefined): Member => ({
    name,
    value,
    schema: properties.get(name),
    encoding: encodings.get(name),
  });
  const example = writtenExample(media);
  const composed = example?.text ?? composeBody(built, media.schema);
  if (composed !== undefined) {
    return readMembers(composed).map(([name, value]) => member(name, value));
  }
  const sent = [...properties].filter(([, { readOnly }]) => !readOnly);
  return sent.map(([name]) => member(name, undefined));
}

/** Sends a list as one field for each item, unless its Encoding Object differs. */
function buildFields({ encoding = NO_ENCODING, name, value = `{${name}}` }: Member): NameValue[] {
  const { contentType, style = 'form', explode = explodesByDefault(style) } = encoding;
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined;
  if (!isStyled && (!Array.isArray(value) || isJsonType(contentType))) {
    return [{ name, value: partText(value, contentType) }];
  }
  return pairsOf(name, value, { style, explode }).map((pair) => ({
    name: pair.name,
    value: pair.values.join(pair.delimiter),
  }));
}

/** Sends a list as one part for each item, with the headers that are required or have an example. */
function buildParts(
  built: BuiltSchemas,
  { encoding = NO_ENCODING, name, schema, value = `{${name}}` }: Member,
): BodyPart[] {
  const declared = encoding.contentType?.split(',')[0]?.trim();
  const contentType = declared === undefined ? undefined : concreteType(declared);
  const sent = encoding.headers.flatMap((header) => {
    const isGiven = header.examples.length + (header.schema?.examples.length ?? 0) > 0;
    const own = isGiven || header.required ? sampleTextOf(built, header) : undefined;
    if (!own && !header.required) return [];
    const { language, text } = own ?? { language: 'text', text: `{${header.name}}` };
    const carried = language === 'json' ? readCarried(text) : text;
    const how = { style: 'simple', explode: header.explode ?? false };
    return [{ name: header.name, value: serializeInPlace(header.name, carried, how, String) }];
  });
  const headers = sent.length > 0 ? { headers: sent } : {};
  const isSentAsFile =
    isFile(schema) ||
    (contentType !== undefined && isFileType(contentType, schema?.items ?? schema));
  return (Array.isArray(value) ? value : [value]).map((item: Carried): BodyPart => {
    if (isSentAsFile) {
      const type = contentType === undefined ? {} : { mediaType: contentType };
      const own = typeof item === 'string' ? item : '';
      return { name, value: fileName(own, contentType), file: true, ...type, ...headers };
    }
    const mediaType = contentType ?? (typeof item === 'string' ? undefined : 'application/json');
    const type = mediaType === undefined ? {} : { mediaType };
    return { name, value: partText(item, mediaType), file: false, ...type, ...headers };
  });
}

const NO_ENCODING: Encoding = { property: '', headers: [] };

/** The text of a value in a form. A text of type JSON may already be JSON. */
function partText(value: Carried, mediaType: string | undefined): string {
  const isPlainText = typeof value === 'string' && markedToken(value) === undefined;
  if (!isPlainText || !isJsonType(mediaType) || /^\s*[[{"]/.test(value)) return carriedText(value);
  return carriedJson(value);
}

function readMembers(text: string): [string, Carried][] {
  const value = readCarried(text);
  return typeof value === 'string' || Array.isArray(value) ? [] : Object.entries(value);
}

/** A name for the file to send: that of the document if it looks like one. */
function fileName(own = '', mediaType?: string): string {
  if (/^[^/\\\n]{1,100}\.\w{1,8}$/.test(own)) return own;
  if (mediaType === undefined) return `${MODEL_WORDS.file}.pdf`;
  const [, subtype = ''] = /^[^/]*\/(?:x-)?([\w.+-]*)/.exec(mediaType) ?? [];
  const end = entryOf(FILE_ENDS, subtype) ?? subtype.replace(/^.*\+/, '');
  return `${MODEL_WORDS.file}${/^\w{1,6}$/.test(end) ? `.${end}` : ''}`;
}

function concreteType(mediaType: string, usual = BINARY): string {
  if (!mediaType.includes('*')) return mediaType;
  return entryOf(OF_RANGE, mediaType.split('/')[0] ?? '') ?? usual;
}

function isBinaryType(mediaType: string): boolean {
  return /^(?:image\/(?!svg)|audio\/|video\/)|octet-stream|pdf|zip\b/i.test(mediaType);
}

/** Whether a part is sent as a file: a sample shows no bytes, and objects only as JSON. */
function isFileType(mediaType: string, schema: SchemaNode | undefined): boolean {
  const isOpen = !schema || schema.types.every((type) => type === 'object');
  return isBinaryType(mediaType) || (isOpen && !/json|^text\//.test(mediaType));
}

function isFile(schema: SchemaNode | undefined): boolean {
  if (!schema) return false;
  const isEncoded = limitOf(schema, 'contentEncoding') !== undefined;
  const content = isEncoded ? undefined : limitOf(schema, 'contentMediaType');
  const isContent = content !== undefined && !/json|^text\//.test(content);
  return schema.format === 'binary' || isContent || isFile(schema.items);
}

/** The text of the value that a schema gives: constant, example, default or first of its values. */
function givenValue(schema: SchemaNode | undefined): string | undefined {
  if (!schema) return undefined;
  const text = givenJson(schema);
  if (text === undefined || /^(?:[[{]|null$)/.test(text)) return undefined;
  return text.startsWith('"') ? JSON.parse(text) : text;
}

/** The properties of a schema and of the variants that it chooses from. */
function propertiesOf(built: BuiltSchemas, schema: SchemaNode | undefined) {
  const layers = new Set(schema ? [schema] : []);
  const found = new Map<string, SchemaNode>();
  for (const { choices, properties } of layers) {
    for (const { name, schema: field } of properties) {
      if (!found.has(name)) found.set(name, field);
    }
    for (const { schema: variant } of choices.flatMap(({ options }) => options)) {
      const other = openLink(built, variant);
      if (other && layers.size < SEARCHED) layers.add(other);
    }
  }
  return found;
}
