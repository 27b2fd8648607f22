import { isJsonType } from './buildExamples.js';
import { fillTemplate } from './buildServers.js';
import {
  type Carried,
  encodePair,
  pairsOf,
  readCarried,
  type Serialisation,
  serializeInPlace,
} from './serializeParameter.js';
import type { BodyPart, NameValue, SampleBody, SampleRequest } from './types/sample.js';
import type { SchemaNode } from './types/schema.js';
import type { SecurityAlternatives, SecurityScheme } from './types/security.js';
import type {
  MediaType,
  Parameter,
  ParameterGroup,
  ParameterLocation,
  RequestBody,
} from './types/service.js';

export interface SampleInput {
  readonly method: string;
  readonly path: string;
  readonly baseUrl: string;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody?: RequestBody;
  readonly security: SecurityAlternatives;
  readonly schemes: readonly SecurityScheme[];
  /** Placeholder for a credential. */
  readonly token: string;
}

/** A required parameter with the value that samples send. */
interface FilledParameter {
  readonly name: string;
  /** `undefined` if the contract has no value. */
  readonly own: Carried | undefined;
  /** The name of the parameter if the contract has no value. */
  readonly value: Carried;
  readonly how: Serialisation;
}

/** Builds a request from the examples of the contract, with required parameters only. */
export function buildSampleRequest(input: SampleInput): SampleRequest {
  const { baseUrl, method, parameters, path, requestBody } = input;
  const filled = (location: ParameterLocation) => fillRequired(parameters, location);
  const credentials = buildCredentials(input);
  const body = buildSampleBody(requestBody?.content ?? []);
  // `{name}` is only replaced if the contract has a value.
  const inPath = filled('path').flatMap(({ how, name, own }) =>
    own === undefined ? [] : [[name, serializeInPlace(name, own, how)] as const],
  );
  const query = filled('query').flatMap(({ how, name, value }) =>
    pairsOf(name, value, how).map((pair) => encodePair(pair, how.allowReserved)),
  );
  const headers = filled('header').map(({ how, name, value }) => ({
    name,
    value: serializeInPlace(name, value, how, (text) => text),
  }));
  const cookies = filled('cookie').map(({ how, name, value }) =>
    pairsOf(name, value, how)
      .map((pair) => `${pair.name}=${pair.values.join(pair.delimiter)}`)
      .join(how.style === 'cookie' ? '; ' : '&'),
  );
  const cookie = [...credentials.cookies, ...cookies].join('; ');
  const contentType = body && body.kind !== 'multipart' ? body.mediaType : undefined;
  return {
    method,
    url: `${baseUrl}${fillTemplate(path, new Map(inPath))}`,
    query: [...query, ...credentials.query],
    headers: [
      ...credentials.headers,
      ...headers,
      ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
      ...(contentType === undefined ? [] : [{ name: 'Content-Type', value: contentType }]),
    ],
    body,
  };
}

function fillRequired(
  groups: readonly ParameterGroup[],
  location: ParameterLocation,
): FilledParameter[] {
  const group = groups.find((candidate) => candidate.location === location);
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  return (group?.parameters ?? [])
    .filter(({ required }) => required)
    .map((parameter) => {
      const { allowReserved, name, style = usual } = parameter;
      const own = readSample(parameter);
      const how = { style, explode: parameter.explode ?? style === 'form', allowReserved };
      return { name, own, value: own ?? `{${name}}`, how };
    });
}

function readSample({ mediaType, sampleText }: Parameter): Carried | undefined {
  if (sampleText === undefined) return undefined;
  const { language, text } = sampleText;
  if (language !== 'json') return text;
  if (mediaType !== undefined) return text.replace(/\n\s*/g, '');
  try {
    return readCarried(text);
  } catch {
    return text;
  }
}

function buildCredentials({ security, schemes, token }: SampleInput): {
  readonly headers: readonly NameValue[];
  readonly query: readonly string[];
  readonly cookies: readonly string[];
} {
  const byKey = new Map(schemes.map((scheme) => [scheme.key, scheme]));
  const needed = (security[0] ?? []).flatMap(({ key }) => byKey.get(key) ?? []);
  const headers = new Map<string, string>();
  for (const { key, location, parameterName, scheme = '', type } of needed) {
    if (type === 'http') {
      headers.set('Authorization', `${/^bearer$/i.test(scheme) ? 'Bearer' : scheme} ${token}`);
    } else if (type === 'oauth2' || type === 'openIdConnect') {
      headers.set('Authorization', `Bearer ${token}`);
    } else if (type === 'apiKey' && location === 'header') headers.set(parameterName ?? key, token);
  }
  const keysIn = (place: 'query' | 'cookie') =>
    needed
      .filter(({ location, type }) => type === 'apiKey' && location === place)
      .map(({ key, parameterName }) => parameterName ?? key);
  const encode = encodeURIComponent;
  return {
    headers: [...headers].map(([name, value]) => ({ name, value })),
    query: keysIn('query').map((name) => `${encode(name)}=${encode(token)}`),
    cookies: keysIn('cookie').map((name) => `${name}=${token}`),
  };
}

/** The body that a sample sends: the first example whose value is in the document. */
function buildSampleBody(content: readonly MediaType[]): SampleBody | undefined {
  const written = (media: MediaType) =>
    media.examples.find(({ externalValue }) => externalValue === undefined);
  const media = content.find(written);
  const text = media && written(media)?.text;
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

/** Sends a list as one field for each item, unless its Encoding Object differs. */
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
