import { entryOf, isObject, type JsonObject } from '../json.js';
import { markedToken } from '../replaceScalars.js';
import { subschemas } from '../walkDocument.js';
import { isJsonType, isLines } from './buildExamples.js';
import { type BuildContext, dereference, MODEL_WORDS, type Source } from './context.js';
import { bareWord, childOf, entriesOf, flagOf, itemsOf, textsOf } from './read.js';
import {
  type Carried,
  carriedJson,
  carriedText,
  explodesByDefault,
  pairsOf,
  readCarried,
  serializeInPlace,
} from './serializeParameter.js';
import type { Example } from './types/schema.js';
import type { BodyPart, Encoding, MediaType, NameValue, SampleBody } from './types/service.js';

/** A body in one media type: in the model, and its schema in the document. */
interface BodySource {
  readonly media: MediaType;
  readonly schema: Source | undefined;
}

/** A member of a form. */
interface Member {
  readonly name: string;
  /** `undefined` if the document has no value. */
  readonly value: Carried | undefined;
  readonly schema: Source | undefined;
  readonly encoding: Encoding | undefined;
}

/** Schemas that are searched for the properties of a form. */
const SEARCHED = 100;
const FORM = 'application/x-www-form-urlencoded';
const BINARY = 'application/octet-stream';
/** The concrete type for each range. */
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
 * either it is a file, or a form with placeholders.
 *
 * @param content the body's media types in the model.
 */
export function buildSampleBody(
  context: BuildContext,
  operation: Source,
  content: readonly MediaType[],
): SampleBody | undefined {
  const holder = childOf(operation, 'requestBody');
  const sources = entriesOf(holder && dereference(context, holder), 'content');
  const bodies = content.map((media, index): BodySource => {
    const source = sources[index]?.[1];
    return { media, schema: source && childOf(dereference(context, source), 'schema') };
  });
  const body =
    bodies.find(({ media }) => writtenExample(media)) ??
    bodies.find(({ schema }) => givenValue(context, schema) !== undefined) ??
    bodies[0];
  return body && buildBody(context, body);
}

function buildBody(context: BuildContext, body: BodySource): SampleBody {
  const { media, schema } = body;
  const example = writtenExample(media);
  const isValue = example?.language === 'json';
  const mediaType = concreteType(media.name, isValue ? 'application/json' : BINARY);
  if (mediaType.toLowerCase().startsWith(FORM)) {
    const fields = membersOf(context, body).flatMap(buildFields);
    if (fields.length > 0) return { kind: 'form', mediaType, fields };
  }
  if (/^multipart\//i.test(mediaType)) {
    const parts = membersOf(context, body).flatMap((member) => buildParts(context, member));
    if (parts.length > 0) return { kind: 'multipart', mediaType, parts };
  }
  // A page shows a value in the form of JSON and some texts, not of XML.
  const isWritten = isJsonType(mediaType) || isLines(mediaType);
  const isText = !isValue || isWritten || /^text\/(?!xml)|yaml/.test(mediaType);
  const isBinary = isBinaryType(mediaType) || (!isJsonType(mediaType) && isFile(context, schema));
  const own = isBinary
    ? undefined
    : ((isText ? example?.text : undefined) ?? textFor(context, body));
  if (own === undefined) {
    return {
      kind: 'file',
      mediaType,
      file: fileName(isValue ? '' : example?.text, mediaType),
    };
  }
  return { kind: isJsonType(mediaType) ? 'json' : 'text', mediaType, text: own };
}

/** The value that the schema of a body gives, if the body is text. */
function textFor(context: BuildContext, { media, schema }: BodySource): string | undefined {
  return isJsonType(media.name) ? undefined : givenValue(context, schema);
}

/** The first example whose value is in the document or generated. */
function writtenExample({ examples }: MediaType): Example | undefined {
  return examples.find(({ externalValue }) => externalValue === undefined);
}

/** The members of the example, or else the required ones of the schema: all if none is required. */
function membersOf(context: BuildContext, { media, schema }: BodySource): Member[] {
  const schemas = propertiesOf(context, schema);
  const encodings = new Map(media.encodings.map((encoding) => [encoding.property, encoding]));
  const member = (name: string, value: Carried | undefined): Member => ({
    name,
    value,
    schema: schemas.get(name)?.schema,
    encoding: encodings.get(name),
  });
  const example = writtenExample(media);
  if (example) return readMembers(example.text).map(([name, value]) => member(name, value));
  const sent = [...schemas].filter(([, { schema: source }]) => !isReadOnly(context, source));
  const required = sent.filter(([, { isRequired }]) => isRequired);
  return (required.length > 0 ? required : sent).map(([name, { schema: source }]) =>
    member(name, givenValue(context, source)),
  );
}

/** Sends a list as one field for each item, unless its Encoding Object differs. */
function buildFields({ encoding = NO_ENCODING, name, value = `{${name}}` }: Member): NameValue[] {
  const { contentType, style = 'form', explode = explodesByDefault(style) } = encoding;
  const isStyled = encoding.style !== undefined || encoding.explode !== undefined;
  if (!isStyled && (!Array.isArray(value) || isJson(contentType))) {
    return [{ name, value: partText(value, contentType) }];
  }
  return pairsOf(name, value, { style, explode }).map((pair) => ({
    name: pair.name,
    value: pair.values.join(pair.delimiter),
  }));
}

/** Sends a list as one part for each item. */
function buildParts(
  context: BuildContext,
  { encoding = NO_ENCODING, name, schema, value = `{${name}}` }: Member,
): BodyPart[] {
  const declared = encoding.contentType?.split(',')[0]?.trim();
  const contentType = declared === undefined ? undefined : concreteType(declared);
  const sent = encoding.headers.flatMap((header) => {
    if (header.sampleText === undefined && !header.required) return [];
    const { language, text } = header.sampleText ?? { language: 'text', text: `{${header.name}}` };
    const carried = language === 'json' ? readCarried(text) : text;
    const how = { style: 'simple', explode: header.explode ?? false };
    return [{ name: header.name, value: serializeInPlace(header.name, carried, how, String) }];
  });
  const headers = sent.length > 0 ? { headers: sent } : {};
  const isSentAsFile =
    isFile(context, schema) || (contentType !== undefined && isFileType(contentType, schema));
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
  if (!isPlainText || !isJson(mediaType) || /^\s*[[{"]/.test(value)) return carriedText(value);
  return carriedJson(value);
}

function isJson(mediaType: string | undefined): boolean {
  return mediaType !== undefined && isJsonType(mediaType);
}

function readMembers(text: string): [string, Carried][] {
  try {
    const value = readCarried(text);
    return typeof value === 'string' || Array.isArray(value) ? [] : Object.entries(value);
  } catch {
    return [];
  }
}

/** A name for the file to send: that of the document if it looks like one. */
function fileName(own = '', mediaType?: string): string {
  if (/^[^/\\\n]{1,100}\.\w{1,8}$/.test(own)) return own;
  if (mediaType === undefined) return `${MODEL_WORDS.file}.pdf`;
  const [, subtype = ''] = /^[^/]*\/(?:x-)?([\w.+-]*)/.exec(mediaType) ?? [];
  const end = entryOf(FILE_ENDS, subtype) ?? subtype.replace(/^.*\+/, '');
  return `${MODEL_WORDS.file}${/^\w{1,6}$/.test(end) ? `.${end}` : ''}`;
}

/** @param usual replaces any other range. */
function concreteType(mediaType: string, usual = BINARY): string {
  if (!mediaType.includes('*')) return mediaType;
  return entryOf(OF_RANGE, mediaType.split('/')[0] ?? '') ?? usual;
}

function isBinaryType(mediaType: string): boolean {
  return /^(?:image\/(?!svg)|audio\/|video\/)|octet-stream|pdf|zip\b/i.test(mediaType);
}

/** Whether a part is a file: it has a binary type, or any type but no schema. */
function isFileType(mediaType: string, schema: Source | undefined): boolean {
  const isOpen = !isObject(schema?.value) || Object.keys(schema.value).length === 0;
  return isBinaryType(mediaType) || (isOpen && !/json|^text\//.test(mediaType));
}

/** Whether a schema describes bytes, or a list of them. */
function isFile(context: BuildContext, source: Source | undefined): boolean {
  return schemasWith(context, source, ['items', 'allOf']).some(({ value }) => {
    const { contentEncoding, contentMediaType, format } = value;
    const isContent = typeof contentMediaType === 'string' && contentEncoding === undefined;
    return format === 'binary' || (isContent && !/json|^text\//.test(contentMediaType));
  });
}

function isReadOnly(context: BuildContext, source: Source): boolean {
  return flagOf(dereference(context, source).value, 'readOnly') === true;
}

/** The text of the value that a schema gives: constant, example, default or first of its values. */
export function givenValue(context: BuildContext, source: Source | undefined): string | undefined {
  if (!source) return undefined;
  const schema = dereference(context, source);
  const values = [
    childOf(schema, 'const'),
    childOf(schema, 'example'),
    itemsOf(schema, 'examples')[0],
    childOf(schema, 'default'),
    itemsOf(schema, 'enum')[0],
  ];
  for (const value of values) {
    const word = value && bareWord(value, context.lexemes);
    if (word !== undefined) return word;
  }
  return undefined;
}

/** The properties of a schema and of those that it combines or chooses from. */
function propertiesOf(
  context: BuildContext,
  source: Source | undefined,
): ReadonlyMap<string, { readonly schema: Source; readonly isRequired: boolean }> {
  const found = new Map<string, { schema: Source; isRequired: boolean }>();
  const schemas = schemasWith(context, source, ['allOf', 'oneOf', 'anyOf']);
  const required = new Set(schemas.flatMap(({ value }) => textsOf(value, 'required')));
  for (const [name, schema] of schemas.flatMap((one) => entriesOf(one, 'properties'))) {
    if (!found.has(name)) found.set(name, { schema, isRequired: required.has(name) });
  }
  return found;
}

/** A schema and those below some of its keywords, each once, references resolved. */
function schemasWith(
  context: BuildContext,
  source: Source | undefined,
  keywords: readonly string[],
): Source<JsonObject>[] {
  const found = new Map<string, Source<JsonObject>>();
  const pending = source ? [source] : [];
  for (let next = pending.shift(); next && found.size < SEARCHED; next = pending.shift()) {
    const schema = dereference(context, next);
    if (found.has(schema.pointer)) continue;
    found.set(schema.pointer, schema);
    pending.push(...subschemas(schema, ...keywords));
  }
  return [...found.values()];
}
