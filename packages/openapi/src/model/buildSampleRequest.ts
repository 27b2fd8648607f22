import { fillTemplate } from './buildServers.js';
import { MODEL_WORDS } from './context.js';
import {
  type Carried,
  carriedText,
  encodePair,
  explodesByDefault,
  pairsOf,
  readCarried,
  type Serialisation,
  serializeInPlace,
  usualStyle,
} from './serializeParameter.js';
import type {
  NameValue,
  Operation,
  Parameter,
  ParameterGroup,
  ParameterLocation,
  SampleBody,
  SampleRequest,
  SecurityScheme,
} from './types/service.js';

interface SampleInput extends Pick<Operation, 'method' | 'parameters' | 'path' | 'security'> {
  readonly baseUrl: string;
  readonly body: SampleBody | undefined;
  readonly schemes: readonly SecurityScheme[];
}

type FilledParameter = ReturnType<typeof fillRequired>[number];

const FORM: Serialisation = { style: 'form', explode: true };

/** Fills in required parameters only. */
export function buildSampleRequest(input: SampleInput): SampleRequest {
  const { baseUrl, body, method, parameters, path } = input;
  const credentials = buildCredentials(input);
  const filled = (location: ParameterLocation, known: readonly NameValue[]) =>
    fillRequired(parameters, location).filter(
      ({ name }) => !known.some((one) => one.name === name),
    );
  const placeOf = ({ name }: FilledParameter) => path.indexOf(`{${name}}`);
  const inPath = filled('path', []).sort((a, b) => placeOf(a) - placeOf(b));
  // `{name}` is only replaced if the contract has a value.
  const written = inPath
    .filter(({ hasValue }) => hasValue)
    .map(
      ({ how, name, sent, value }) => [name, sent ?? serializeInPlace(name, value, how)] as const,
    );
  const inQuery = filled('query', credentials.query);
  const query = inQuery.flatMap(({ how, name, sent, value }) =>
    sent === undefined
      ? pairsOf(name, value, how).map((pair) => encodePair(pair, how.allowReserved))
      : withName(name, sent),
  );
  const headers = fillRequired(parameters, 'header').map(({ how, name, sent, value }) => ({
    name,
    value: sent ?? serializeInPlace(name, value, how, String),
  }));
  const cookies = filled('cookie', credentials.cookies).map(({ how, name, sent, value }) =>
    sent === undefined ? writeCookie(name, value, how) : withName(name, sent),
  );
  const cookie = [
    ...credentials.cookies.map((one) => writeCookie(one.name, one.value)),
    ...cookies,
  ].join('; ');
  // The client library adds the type with the boundary.
  const isForm = body?.kind === 'multipart' && /^multipart\/form-data/i.test(body.mediaType);
  const contentType = isForm ? undefined : body?.mediaType;
  const { needs } = credentials;
  return {
    method,
    url: `${baseUrl}${fillTemplate(path, new Map(written))}`,
    values: {
      path: inPath.map(({ value }) => carriedText(value)),
      query: inQuery.flatMap(({ name, value }) =>
        pairsOf(name, value, FORM).map(({ name, values }) => ({ name, value: values.join() })),
      ),
    },
    query: [
      ...query,
      ...fillQuery(parameters),
      ...credentials.query.map(({ name, value }) =>
        encodePair({ name, values: [value], delimiter: ',' }),
      ),
    ],
    headers: oncePerName([
      ...credentials.headers,
      ...(cookie === '' ? [] : [{ name: 'Cookie', value: cookie }]),
      ...headers,
      ...(contentType === undefined ? [] : [{ name: 'Content-Type', value: contentType }]),
    ]).map(({ name, value }) => ({ name: inOneLine(name), value: inOneLine(value) })),
    body,
    ...(needs.length > 0 ? { needs } : {}),
  };
}

/** A line end would begin another header. */
function inOneLine(text: string): string {
  return text.replace(/[\r\n\0]+/g, ' ');
}

/** Names of headers have no case. */
function oncePerName(headers: readonly NameValue[]): readonly NameValue[] {
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** The text of a parameter in a query or cookie; some documents leave its name out. */
function withName(name: string, sent: string): string {
  return sent.includes('=') ? sent.replace(/^[?&]/, '') : `${encodeURIComponent(name)}=${sent}`;
}

/** A cookie is encoded like a form, unless its style says that the document has done so (3.2, `cookie`). */
function writeCookie(name: string, value: Carried, how: Serialisation = FORM): string {
  const pairs = pairsOf(name, value, how);
  return how.style === 'cookie'
    ? pairs.map((pair) => `${pair.name}=${pair.values.join(pair.delimiter)}`).join('; ')
    : pairs.map((pair) => encodePair(pair)).join('&');
}

/** The parameters that are the whole text of a query (3.2, `querystring`). */
function fillQuery(groups: readonly ParameterGroup[]): string[] {
  const group = groups.find(({ location }) => location === 'querystring');
  return (group?.parameters ?? []).flatMap(({ mediaType, name, required, sampleText }) => {
    if (sampleText === undefined) return required ? [`{${name}}`] : [];
    const { language, serialized, text } = sampleText;
    if (serialized !== undefined) return serialized.replace(/^\?/, '');
    if (!/form-urlencoded/.test(mediaType ?? '')) return encodeURIComponent(compact(text));
    if (language !== 'json') return text;
    const value = readCarried(text);
    const members = typeof value === 'string' ? [[name, value] as const] : Object.entries(value);
    return members.flatMap(([key, member]) =>
      pairsOf(key, Array.isArray(member) ? member : carriedText(member), FORM).map((pair) =>
        encodePair(pair),
      ),
    );
  });
}

/** `sent` is the text in the message, if the contract has it. */
function fillRequired(groups: readonly ParameterGroup[], location: ParameterLocation) {
  const group = groups.find((candidate) => candidate.location === location);
  return (group?.parameters ?? [])
    .filter(({ required }) => required)
    .map((parameter) => {
      const { allowReserved, name, style = usualStyle(location) } = parameter;
      const own = readSample(parameter);
      const explode = parameter.explode ?? explodesByDefault(style);
      const sent = parameter.sampleText?.serialized;
      const how = { style, explode, allowReserved };
      const value = own ?? placeholderOf(parameter, how);
      return { name, hasValue: own !== undefined, value, sent, how };
    });
}

/** An exploded object has only the names of its fields in the message, not its own. */
function placeholderOf({ mediaType, name, schema }: Parameter, how: Serialisation): Carried {
  const isSpread = how.style === 'deepObject' || (how.style === 'form' && how.explode);
  const isObject = mediaType === undefined && schema?.types.join() === 'object';
  if (!isSpread || !isObject) return `{${name}}`;
  const needed = schema.properties.filter(({ required }) => required);
  return Object.fromEntries(needed.map((field) => [field.name, `{${field.name}}`]));
}

function readSample({ mediaType, sampleText }: Parameter): Carried | undefined {
  if (sampleText === undefined) return undefined;
  const { language, text } = sampleText;
  if (language !== 'json') return text;
  return mediaType === undefined ? readCarried(text) : compact(text);
}

function compact(json: string): string {
  return json.replace(/\n\s*/g, '');
}

function buildCredentials({ security, schemes }: SampleInput) {
  const byKey = new Map(schemes.map((scheme) => [scheme.key, scheme]));
  const needed = (security[0] ?? []).flatMap(({ key }) => byKey.get(key) ?? []);
  const isDigest = (scheme: SecurityScheme) => /^digest$/i.test(scheme.scheme ?? '');
  const headers = needed.flatMap((scheme): NameValue[] => {
    const value = isDigest(scheme) ? undefined : authorizationOf(scheme);
    return value === undefined ? [] : [{ name: 'Authorization', value }];
  });
  const keysIn = (part: SecurityScheme['location']) =>
    needed
      .filter(({ location, type }) => type === 'apiKey' && location === part)
      .map(({ key, parameterName }) => ({ name: parameterName ?? key, value: MODEL_WORDS.token }));
  return {
    headers: [...headers, ...keysIn('header')],
    query: keysIn('query'),
    cookies: keysIn('cookie'),
    needs: [
      ...(needed.some(isDigest) ? (['digest'] as const) : []),
      ...(needed.some(({ type }) => type === 'mutualTLS') ? (['certificate'] as const) : []),
    ],
  };
}

function authorizationOf({ scheme = '', type }: SecurityScheme): string | undefined {
  const { token } = MODEL_WORDS;
  if (type === 'oauth2' || type === 'openIdConnect') return `Bearer ${token}`;
  if (type !== 'http') return undefined;
  const usual = ['Bearer', 'Basic'].find((name) => name.toLowerCase() === scheme.toLowerCase());
  return `${usual ?? scheme} ${token}`.trim();
}
