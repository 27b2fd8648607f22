import { buildSampleBody } from './buildSampleBody.js';
import { fillTemplate } from './fillTemplate.js';
import {
  type Carried,
  encodePair,
  pairsOf,
  readCarried,
  type Serialisation,
  serializeInPlace,
} from './serializeParameter.js';
import type { NameValue, SampleRequest } from './types/sample.js';
import type { SecurityAlternatives, SecurityScheme } from './types/security.js';
import type { Parameter, ParameterGroup, ParameterLocation, RequestBody } from './types/service.js';

export interface SampleInput {
  readonly method: string;
  readonly path: string;
  readonly baseUrl: string;
  readonly parameters: readonly ParameterGroup[];
  readonly requestBody?: RequestBody;
  readonly security: SecurityAlternatives;
  readonly schemes: readonly SecurityScheme[];
  /** What stands for a credential. */
  readonly token: string;
}

/** Fills one call with the contract's own examples: every required parameter, optional ones left out. */
export function buildSampleRequest(input: SampleInput): SampleRequest {
  const { baseUrl, method, parameters, path, requestBody } = input;
  const credentials = buildCredentials(input);
  const body = buildSampleBody(requestBody?.content ?? []);
  const cookies = [...credentials.cookies, ...buildCookies(parameters)];
  return {
    method,
    url: `${baseUrl}${fillPath(path, parameters)}`,
    query: [...buildQuery(parameters), ...credentials.query],
    headers: [
      ...credentials.headers,
      ...buildHeaders(parameters),
      ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
      ...(body && body.kind !== 'multipart'
        ? [{ name: 'Content-Type', value: body.mediaType }]
        : []),
    ],
    body,
  };
}

/** The required parameters of one place, each with the value samples send. */
function required(groups: readonly ParameterGroup[], location: ParameterLocation): Filled[] {
  const group = groups.find((candidate) => candidate.location === location);
  return (group?.parameters ?? [])
    .filter((parameter) => parameter.required)
    .map((parameter) => ({
      parameter,
      value: sampleValue(parameter),
      ...serialisationOf(parameter, location),
    }));
}

interface Filled extends Serialisation {
  readonly parameter: Parameter;
  /** Nothing where the contract gives none: the parameter's name stands for it. */
  readonly value: Carried | undefined;
}

function serialisationOf(parameter: Parameter, location: ParameterLocation): Serialisation {
  const usual = location === 'query' || location === 'cookie' ? 'form' : 'simple';
  const style = parameter.style ?? usual;
  const explode = parameter.explode ?? style === 'form';
  return { style, explode, allowReserved: parameter.allowReserved };
}

function sampleValue({ mediaType, sampleText }: Parameter): Carried | undefined {
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

function placeholder({ name }: Parameter): string {
  return `{${name}}`;
}

function buildQuery(groups: readonly ParameterGroup[]): string[] {
  return required(groups, 'query').flatMap((filled) =>
    pairsOf(filled.parameter.name, filled.value ?? placeholder(filled.parameter), filled).map(
      (pair) => encodePair(pair, filled.allowReserved),
    ),
  );
}

function buildHeaders(groups: readonly ParameterGroup[]): NameValue[] {
  return required(groups, 'header').map(({ parameter, value, ...how }) => ({
    name: parameter.name,
    value: serializeInPlace(parameter.name, value ?? placeholder(parameter), how, (text) => text),
  }));
}

function buildCookies(groups: readonly ParameterGroup[]): string[] {
  return required(groups, 'cookie').map((filled) =>
    pairsOf(filled.parameter.name, filled.value ?? placeholder(filled.parameter), filled)
      .map(({ delimiter, name, values }) => `${name}=${values.join(delimiter)}`)
      .join(filled.style === 'cookie' ? '; ' : '&'),
  );
}

/** `{name}` becomes the value; it stays where the contract gives none. */
function fillPath(path: string, groups: readonly ParameterGroup[]): string {
  const filled = required(groups, 'path').flatMap(({ parameter, value, ...how }) =>
    value === undefined
      ? []
      : [[parameter.name, serializeInPlace(parameter.name, value, how)] as const],
  );
  return fillTemplate(path, new Map(filled));
}

function buildCredentials({ security, schemes, token }: SampleInput): {
  readonly headers: NameValue[];
  readonly query: string[];
  readonly cookies: string[];
} {
  const byKey = new Map(schemes.map((scheme) => [scheme.key, scheme]));
  const needed = (security[0] ?? []).flatMap(({ key }) => byKey.get(key) ?? []);
  const headers = needed.flatMap((scheme): NameValue[] => {
    if (scheme.type === 'http') {
      const kind = /^bearer$/i.test(scheme.scheme ?? '') ? 'Bearer' : (scheme.scheme ?? '');
      return [{ name: 'Authorization', value: `${kind} ${token}` }];
    }
    if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') {
      return [{ name: 'Authorization', value: `Bearer ${token}` }];
    }
    if (scheme.type !== 'apiKey' || scheme.location !== 'header') return [];
    return [{ name: scheme.parameterName ?? scheme.key, value: token }];
  });
  const keysIn = (location: 'query' | 'cookie') =>
    needed
      .filter((scheme) => scheme.type === 'apiKey' && scheme.location === location)
      .map((scheme) => scheme.parameterName ?? scheme.key);
  return {
    headers: uniqueHeaders(headers),
    query: keysIn('query').map(
      (name) => `${encodeURIComponent(name)}=${encodeURIComponent(token)}`,
    ),
    cookies: keysIn('cookie').map((name) => `${name}=${token}`),
  };
}

function uniqueHeaders(headers: readonly NameValue[]): NameValue[] {
  return [...new Map(headers.map((header) => [header.name, header])).values()];
}
