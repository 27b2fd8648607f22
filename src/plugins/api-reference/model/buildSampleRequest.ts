import { isJsonType } from './buildExamples';
import { fillTemplate } from './fillTemplate';
import type { NameValue, SampleBody, SampleRequest } from './types/sample';
import type { SchemaNode } from './types/schema';
import type { SecurityAlternatives, SecurityScheme } from './types/security';
import type {
  MediaType,
  Parameter,
  ParameterGroup,
  ParameterLocation,
  RequestBody,
} from './types/service';

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
  const credentials = buildCredentials(input);
  const body = buildBody(input.requestBody?.content[0]);
  const url = `${input.baseUrl}${fillPath(input.path, required(input.parameters, 'path'))}`;
  const cookies = required(input.parameters, 'cookie');
  return {
    method: input.method,
    url,
    query: [...required(input.parameters, 'query'), ...credentials.query],
    headers: [
      ...credentials.headers,
      ...required(input.parameters, 'header'),
      ...(cookies.length > 0
        ? [
            {
              name: 'Cookie',
              value: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
            },
          ]
        : []),
      ...(body && body.kind !== 'multipart'
        ? [{ name: 'Content-Type', value: body.mediaType }]
        : []),
    ],
    body,
  };
}

function required(groups: readonly ParameterGroup[], location: ParameterLocation): NameValue[] {
  const group = groups.find((candidate) => candidate.location === location);
  return (group?.parameters ?? [])
    .filter((parameter) => parameter.required)
    .map((parameter) => ({ name: parameter.name, value: parameterValue(parameter) }));
}

function parameterValue(parameter: Parameter): string {
  const text =
    parameter.examples[0]?.text ?? (parameter.schema && schemaValue(parameter.schema)) ?? undefined;
  return text === undefined ? `{${parameter.name}}` : unquote(text);
}

function schemaValue(schema: SchemaNode): string | undefined {
  return (
    schema.constValue ?? schema.examples[0] ?? schema.defaultValue ?? schema.enumValues[0]?.text
  );
}

/** JSON text as a URL carries it: strings bare, lists separated by commas. */
function unquote(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? value.map(String).join(',') : text;
  } catch {
    return text;
  }
}

function fillPath(path: string, values: readonly NameValue[]): string {
  const filled = values.map(({ name, value }): [string, string] => [
    name,
    value.startsWith('{') ? value : encodeURIComponent(value),
  ]);
  return fillTemplate(path, new Map(filled));
}

function buildCredentials({ security, schemes, token }: SampleInput): {
  readonly headers: NameValue[];
  readonly query: NameValue[];
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
    if (scheme.type !== 'apiKey' || scheme.location === 'query') return [];
    return scheme.location === 'cookie'
      ? [{ name: 'Cookie', value: `${scheme.parameterName}=${token}` }]
      : [{ name: scheme.parameterName ?? scheme.key, value: token }];
  });
  const query = needed
    .filter(({ type, location }) => type === 'apiKey' && location === 'query')
    .map((scheme) => ({ name: scheme.parameterName ?? scheme.key, value: token }));
  return { headers: uniqueHeaders(headers), query };
}

function uniqueHeaders(headers: readonly NameValue[]): NameValue[] {
  return [...new Map(headers.map((header) => [header.name, header])).values()];
}

function buildBody(media: MediaType | undefined): SampleBody | undefined {
  const text = media?.examples[0]?.text;
  if (!media || text === undefined) return undefined;
  const mediaType = media.name;
  if (isJsonType(mediaType)) return { kind: 'json', mediaType, text };
  const isMultipart = mediaType.startsWith('multipart/');
  if (!isMultipart && mediaType !== 'application/x-www-form-urlencoded') {
    return { kind: 'text', mediaType, text };
  }
  const fields = readFields(text);
  if (!isMultipart) return { kind: 'form', mediaType, fields };
  const files = new Set(
    (media.schema?.properties ?? []).filter(({ schema }) => isFile(schema)).map(({ name }) => name),
  );
  const parts = fields.map((field) => ({ ...field, file: files.has(field.name) }));
  return { kind: 'multipart', mediaType, parts };
}

function readFields(text: string): NameValue[] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).map(([name, item]) => ({
      name,
      value: typeof item === 'string' ? item : JSON.stringify(item),
    }));
  } catch {
    return [];
  }
}

function isFile(schema: SchemaNode): boolean {
  return (
    schema.format === 'binary' ||
    schema.constraints.some(({ keyword }) => keyword === 'contentMediaType') ||
    (schema.items !== undefined && isFile(schema.items))
  );
}
