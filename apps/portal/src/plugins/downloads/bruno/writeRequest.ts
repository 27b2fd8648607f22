import { jsonToBruV2 } from '@usebruno/lang';
import type { Call } from '../calls/Call';
import { describeStatus } from '../calls/describeStatus';
import { EXPIRY, TOKEN, type TokenCall, writeCredentials } from '../calls/findTokenCall';

/** What each kind of body is called in Bruno. */
const BODIES = {
  json: 'json',
  text: 'text',
  form: 'formUrlEncoded',
  multipart: 'multipartForm',
} as const;

/**
 * One call as a file of Bruno's.
 *
 * @param position in its folder, from 1.
 */
export function writeRequest(call: Call, position: number, token: TokenCall): string {
  const { body, description, headers, id, method, needsToken, path, query, title } = call;
  const accept = call.shape ? [{ name: 'Accept', value: 'application/json' }] : [];
  return jsonToBruV2({
    meta: { name: title, type: 'http', seq: position },
    http: {
      method: method.toLowerCase(),
      url: writeUrl(call),
      body: body ? BODIES[body.kind] : 'none',
      auth: needsToken ? 'inherit' : 'none',
    },
    params: [
      ...query.map(({ name, required, value }) => ({
        name,
        value,
        type: 'query',
        enabled: required,
      })),
      ...path.map(({ name, value }) => ({ name, value, type: 'path', enabled: true })),
    ],
    headers: [...headers, ...accept].map((header) => ({ ...header, enabled: true })),
    body: id === token.call.id ? { json: writeCredentials(token.credentials) } : writeBody(body),
    script: id === token.call.id ? { res: keepToken(token) } : {},
    tests: writeTests(call),
    docs: description,
  });
}

function writeUrl({ host, query, template }: Call): string {
  const sent = query.filter(({ required }) => required);
  const search = sent.map(({ name, value }) => `${name}=${value}`).join('&');
  const address = `{{${host}}}${template.replaceAll(/\{([^}]+)\}/g, ':$1')}`;
  return search === '' ? address : `${address}?${search}`;
}

function writeBody(body: Call['body']): object {
  switch (body?.kind) {
    case undefined:
      return {};
    case 'json':
      return { json: body.text };
    case 'text':
      return { text: body.text };
    case 'form':
      return { formUrlEncoded: body.fields.map((field) => ({ ...field, enabled: true })) };
    case 'multipart':
      return {
        multipartForm: body.parts.map(({ file, name, value }) => ({
          name,
          value: file ? [value] : value,
          type: file ? 'file' : 'text',
          enabled: true,
        })),
      };
  }
}

/** What the contract says of the answer: its status, and the shape of its body. */
function writeTests(call: Call): string {
  const { shape, successes } = call;
  return [
    `test(${JSON.stringify(describeStatus(call))}, () => {`,
    `  expect(res.getStatus()).to.be.oneOf(${JSON.stringify(successes)});`,
    '});',
    ...(shape
      ? [
          `const forma = ${JSON.stringify(shape)};`,
          "test('O corpo tem a forma do contrato', () => {",
          '  expect(res.getBody()).to.have.jsonSchema(forma);',
          '});',
        ]
      : []),
  ].join('\n');
}

function keepToken({ call, options }: TokenCall): string {
  return [
    `if (res.getStatus() === ${call.successes[0]}) {`,
    `  bru.setVar('${TOKEN}', res.getBody()[${JSON.stringify(options.value)}]);`,
    `  bru.setVar('${EXPIRY}', res.getBody()[${JSON.stringify(options.expiry)}]);`,
    '}',
  ].join('\n');
}
