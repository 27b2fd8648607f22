import type { SampleRequest } from '@frontier/openapi';
import { type Call, type CallParameter, type TokenCall, writeCredentials } from '../calls/Call';
import type { Body, Field, Part, Request, Url } from './PostmanCollection';

/**
 * One call as Postman makes it: values are the contract's own, with their digits, files are files, and
 * optional parameters wait unticked.
 */
export function writeRequest(call: Call, token: TokenCall): Request {
  const body = call.id === token.call.id ? fillCredentials(token) : writeBody(call.body);
  return {
    method: call.method,
    description: call.description,
    ...(call.needsToken ? {} : { auth: { type: 'noauth' } }),
    header: [
      ...call.headers.map(({ name, value }) => ({ key: name, value })),
      ...(call.shape ? [{ key: 'Accept', value: 'application/json' }] : []),
    ],
    url: writeUrl(call),
    ...(body ? { body } : {}),
  };
}

function writeUrl(call: Call): Url {
  const path = call.template
    .split('/')
    .slice(1)
    .map((piece) => piece.replace(/^\{(.+)\}$/, ':$1'));
  const query = call.query.map(writeField);
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const search = sent.length > 0 ? `?${sent.join('&')}` : '';
  const host = `{{${call.host}}}`;
  return {
    raw: `${[host, ...path].join('/')}${search}`,
    host: [host],
    path,
    query,
    variable: call.path.map(({ description, name, value }) => ({ key: name, value, description })),
  };
}

function writeField({ description, name, required, value }: CallParameter): Field {
  return { key: name, value, description, ...(required ? {} : { disabled: true }) };
}

function writeBody(body: SampleRequest['body']): Body | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
    case 'text':
      return rawBody(body.text, body.kind);
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: body.fields.map(({ name, value }) => ({ key: name, value })),
      };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: body.parts.map(
          ({ file, name, value }): Part =>
            file ? { key: name, type: 'file', src: value } : { key: name, type: 'text', value },
        ),
      };
  }
}

function fillCredentials({ credentials }: TokenCall): Body {
  return rawBody(writeCredentials(credentials), 'json');
}

function rawBody(raw: string, language: 'json' | 'text'): Body {
  return { mode: 'raw', raw, options: { raw: { language } } };
}
