import { envJsonToBruV2, jsonToBruV2, jsonToCollectionBru } from '@usebruno/lang';
import {
  type Call,
  type CallService,
  describeStatus,
  EXPIRY,
  findTokenCall,
  TOKEN,
  type TokenCall,
  writeCredentials,
} from './calls/Call';
import { flattenCalls, listCalls } from './calls/listCalls';
import type { Contract, DownloadFile, DownloadSite } from './Download';
import { encode, packZip } from './fileBytes';

/** Bruno collections of all services and of each, with their environment, each a folder packed into a ZIP. */
export function writeBruno(contracts: readonly Contract[], site: DownloadSite): DownloadFile[] {
  const services = contracts.map((contract) => listCalls(contract, site.url));
  const calls = flattenCalls(services);
  const token = findTokenCall(calls, site.token);
  const environment = writeEnvironment(services, token);
  const file = (folder: string, what: string, title: string, those: readonly CallService[]) => ({
    address: `${site.folder}/${folder}.zip`,
    what,
    type: 'application/zip',
    bytes: packZip(writeFolder(folder, { environment, services: those, site, title, token })),
  });
  const folder = `${site.name}-bruno`;
  return [
    file(
      folder,
      `Coleção do Bruno com ${calls.length} chamadas e o ambiente`,
      site.title,
      services,
    ),
    ...services.map((service) => ({
      ...file(
        `${folder}-${service.id}`,
        `Coleção do Bruno de ${service.title}, com o ambiente`,
        `${site.title}: ${service.title}`,
        [service],
      ),
      service: { title: service.title, format: 'Bruno' },
    })),
  ];
}

interface Folder {
  readonly title: string;
  readonly services: readonly CallService[];
  /** Of all services: the token is another's. */
  readonly environment: string;
  readonly token: TokenCall;
  readonly site: DownloadSite;
}

/** The files of one collection, by their paths. */
function writeFolder(
  folder: string,
  { environment, services, site, title: name, token }: Folder,
): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (path: string, text: string) => files.set(`${folder}/${path}`, encode(text));
  const settings = { version: '1', name, type: 'collection', ignore: ['node_modules'] };
  add('bruno.json', `${JSON.stringify(settings, null, 2)}\n`);
  add('collection.bru', writeCollection(token, site));
  add('environments/homologacao.bru', environment);
  for (const [index, { groups, id, title }] of services.entries()) {
    add(
      `${id}/folder.bru`,
      jsonToCollectionBru({ meta: { name: title, seq: index + 1 }, auth: { mode: 'inherit' } }),
    );
    const own = groups.flatMap((group) => group.calls);
    for (const [at, call] of own.entries()) {
      add(`${id}/${call.id}.bru`, writeRequest(call, at + 1, token));
    }
  }
  return files;
}

/** What holds for all calls: the token, got before the first that needs it and again once it is about to expire. */
function writeCollection({ call, credentials, options }: TokenCall, { url }: DownloadSite): string {
  const [name, value, expiry] = [call.title, options.value, options.expiry].map((text) =>
    JSON.stringify(text),
  );
  const script = [
    `const aindaVale = Date.parse(bru.getVar('${EXPIRY}')) - 60000 > Date.now();`,
    `if (req.getName() !== ${name} && !(bru.getVar('${TOKEN}') && aindaVale)) {`,
    ...credentials.map(
      (field) =>
        `  if (!bru.getEnvVar('${field}')) throw new Error('Escolha o ambiente e preencha ${field}.');`,
    ),
    '  const resposta = await bru.sendRequest({',
    `    method: '${call.method}',`,
    `    url: bru.interpolate('{{${call.host}}}${call.template}'),`,
    "    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },",
    `    data: { ${credentials.map((field) => `${field}: bru.getEnvVar('${field}')`).join(', ')} },`,
    '  });',
    `  bru.setVar('${TOKEN}', resposta.data[${value}]);`,
    `  bru.setVar('${EXPIRY}', resposta.data[${expiry}]);`,
    '}',
  ];
  return jsonToCollectionBru({
    auth: { mode: 'bearer', bearer: { token: `{{${TOKEN}}}` } },
    script: { req: script.join('\n') },
    docs: `Feita dos contratos de ${url}. Escolha o ambiente, preencha ${credentials.join(' e ')} e faça qualquer chamada: o token é obtido antes da primeira e reaproveitado até expirar.`,
  });
}

/** Addresses of the services, and the secrets a reader fills; Bruno keeps those out of its files. */
function writeEnvironment(services: readonly CallService[], { credentials }: TokenCall): string {
  return envJsonToBruV2({
    variables: [
      ...services.map(({ host, url }) => ({ name: host, value: url, enabled: true })),
      ...credentials.map((field) => ({ name: field, value: '', enabled: true, secret: true })),
    ],
  });
}

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
function writeRequest(call: Call, position: number, token: TokenCall): string {
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
