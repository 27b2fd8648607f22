import { STATUS_CODES } from 'node:http';
import type { SampleRequest } from '@frontier/openapi';
import { plainText } from '../../shared/mdx/plainText';
import type { DownloadedContract, DownloadFile, DownloadSite } from './Download';
import {
  type CallParameter,
  type CallService,
  type CollectionCall,
  describeStatus,
  EXPIRY,
  findTokenCall,
  flattenCalls,
  listCalls,
  TOKEN,
  type TokenCall,
  writeCredentials,
} from './listCalls';

/* The subset of Postman's formats in use: collections 2.1 and environments. */
export type Collection = ReturnType<typeof writeCollection>;
export type Item = ReturnType<typeof writeItem>;
export type Request = ReturnType<typeof writeRequest>;
export type Script = ReturnType<typeof script>;
export type Environment = ReturnType<typeof writeEnvironment>;
export interface Folder {
  readonly item: readonly (Folder | Item)[];
}

/** The Postman collection, with a folder for each service and tag, its environment, and that of the simulator. */
export function writePostman(
  contracts: readonly DownloadedContract[],
  site: DownloadSite,
): DownloadFile[] {
  const services = contracts.map((contract) => listCalls(contract, site.url));
  const calls = flattenCalls(services);
  const token = findTokenCall(calls, site.token);
  const file = (name: string, what: string, value: Collection | Environment): DownloadFile => ({
    address: `${site.folder}/${site.name}${name}.json`,
    what,
    bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  });
  return [
    file(
      '.postman_collection',
      `Coleção do Postman com ${calls.length} chamadas`,
      writeCollection(services, token, site),
    ),
    file(
      '.postman_environment',
      'Ambiente do Postman: endereços e variáveis',
      writeEnvironment(services, token, site),
    ),
    file(
      '-sandbox.postman_environment',
      'Ambiente do Postman para o sandbox local: endereço e chaves',
      writeSimulatorEnvironment(services, token, site),
    ),
  ];
}

function writeCollection(services: readonly CallService[], token: TokenCall, site: DownloadSite) {
  const folderOf = ({ groups, title }: CallService) => ({
    name: title,
    item: groups.map((group) => ({
      name: group.title,
      item: group.calls.map((call) => writeItem(call, token)),
    })),
  });
  return {
    info: {
      _postman_id: site.collectionId,
      name: site.title,
      description: `Feita dos contratos de ${site.url}. Escolha o ambiente, preencha ${token.credentials.join(' e ')} e faça qualquer chamada: o token é obtido antes da primeira e reaproveitado até expirar.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${TOKEN}}}`, type: 'string' }] },
    event: [tokenScript(token)],
    item: services.map(folderOf),
  };
}

function writeItem(call: CollectionCall, token: TokenCall) {
  const request = writeRequest(call, token);
  return {
    name: call.title,
    event: [testScript(call, token)],
    request,
    response: writeResponses(call, request),
  };
}

/** Addresses of the services, and variables for readers and scripts to fill in. */
function writeEnvironment(
  services: readonly CallService[],
  { credentials }: TokenCall,
  { environmentId, name }: DownloadSite,
  keys: TokenCall['keys'] = {},
) {
  const value = (key: string, type: 'default' | 'secret', content = '') =>
    ({ key, value: content, type, enabled: true }) as const;
  return {
    id: environmentId,
    name: services[0]?.environment ?? name,
    values: [
      ...services.map(({ host, url }) => value(host, 'default', url)),
      ...credentials.map((field) => value(field, 'secret', keys[field])),
      value(TOKEN, 'secret'),
      value(EXPIRY, 'default'),
    ],
    _postman_variable_scope: 'environment',
  };
}

/** The simulator has one address for all services, and knows the keys of the contract's example. */
function writeSimulatorEnvironment(
  services: readonly CallService[],
  token: TokenCall,
  site: DownloadSite,
) {
  const { address: url, id, title: environment } = site.simulator;
  const local = services.map((service) => ({ ...service, url, environment }));
  return { ...writeEnvironment(local, token, site, token.keys), id };
}

/** The contract's response examples. A status without examples has only its description. */
function writeResponses({ responses }: CollectionCall, originalRequest: Request) {
  return responses.flatMap(({ content, description, status }) => {
    const code = Number(status);
    if (!Number.isInteger(code)) return [];
    const examples = content.flatMap(({ examples: all, name: type }) =>
      all.map(({ language, name = '', summary = name, text }) => {
        const header = [{ key: 'Content-Type', value: type }];
        return { summary, header, body: text, language };
      }),
    );
    const summary = plainText(description);
    const none = { summary, header: [], body: undefined, language: 'text' };
    return (examples.length > 0 ? examples : [none]).map((shown) => ({
      name: `${status} · ${shown.summary}`,
      originalRequest,
      status: STATUS_CODES[code] ?? '',
      code,
      cookie: [],
      header: shown.header,
      body: shown.body,
      _postman_previewlanguage: shown.language,
    }));
  });
}

/**
 * One call as a Postman request with the contract's examples, digits unchanged. Uploads are files. Optional parameters
 * are disabled.
 */
function writeRequest(call: CollectionCall, token: TokenCall) {
  const body = call.id === token.call.id ? fillCredentials(token) : writePostmanBody(call.body);
  return {
    method: call.method,
    description: call.description,
    ...(call.needsToken ? {} : { auth: { type: 'noauth' } }),
    header: call.headers.map(({ name, value }) => ({ key: name, value })),
    url: writePostmanUrl(call),
    ...(body ? { body } : {}),
  };
}

function writePostmanUrl(call: CollectionCall) {
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

function writeField({ description, name, required, value }: CallParameter) {
  return { key: name, value, description, ...(required ? {} : { disabled: true }) };
}

function writePostmanBody(body: SampleRequest['body']) {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
    case 'text':
      return rawBody(body.text, body.kind);
    case 'file':
      return { mode: 'file', file: { src: body.file } } as const;
    case 'form':
      return {
        mode: 'urlencoded',
        urlencoded: body.fields.map(({ name, value }) => ({ key: name, value })),
      } as const;
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: body.parts.map(({ file, name, value }) =>
          file
            ? ({ key: name, type: 'file', src: value } as const)
            : ({ key: name, type: 'text', value } as const),
        ),
      } as const;
  }
}

function fillCredentials({ credentials }: TokenCall) {
  return rawBody(writeCredentials(credentials), 'json');
}

function rawBody(raw: string, language: 'json' | 'text') {
  return { mode: 'raw', raw, options: { raw: { language } } } as const;
}

/** Script that gets the token before the first call, and again within a minute of its expiry. */
function tokenScript({ call, credentials, options }: TokenCall) {
  const [name, body, value, expiry] = [
    call.title,
    Object.fromEntries(credentials.map((field) => [field, `{{${field}}}`])),
    options.value,
    options.expiry,
  ].map((part) => JSON.stringify(part));
  return script('prerequest', [
    `const seuToken = pm.environment.get('${TOKEN}');`,
    `const aindaVale = Date.parse(pm.environment.get('${EXPIRY}')) - 60000 > Date.now();`,
    `if (pm.info.requestName !== ${name} && !(seuToken && aindaVale)) {`,
    ...credentials.map(
      (field) =>
        `  if (!pm.environment.get('${field}')) throw new Error('Escolha o ambiente e preencha ${field}.');`,
    ),
    '  pm.sendRequest(',
    '    {',
    `      url: pm.variables.replaceIn('{{${call.host}}}${call.template}'),`,
    `      method: '${call.method}',`,
    "      header: { 'Content-Type': 'application/json', Accept: 'application/json' },",
    `      body: { mode: 'raw', raw: pm.variables.replaceIn(JSON.stringify(${body})) },`,
    '    },',
    '    (erro, resposta) => {',
    '      if (erro) throw erro;',
    `      if (resposta.code !== ${call.successes[0]}) throw new Error(\`A autenticação respondeu \${resposta.code}.\`);`,
    `      pm.environment.set('${TOKEN}', resposta.json()[${value}]);`,
    `      pm.environment.set('${EXPIRY}', resposta.json()[${expiry}]);`,
    '    },',
    '  );',
    '}',
  ]);
}

/** Script that checks the status of the response against the contract. */
function testScript(call: CollectionCall, { call: tokenCall, options }: TokenCall) {
  const { id, successes } = call;
  const keepsToken = id === tokenCall.id;
  return script('test', [
    `pm.test(${JSON.stringify(describeStatus(call))}, () => {`,
    `  pm.expect(pm.response.code).to.be.oneOf(${JSON.stringify(successes)});`,
    '});',
    ...(keepsToken
      ? [
          `if (pm.response.code === ${successes[0]}) {`,
          `  pm.environment.set('${TOKEN}', pm.response.json()[${JSON.stringify(options.value)}]);`,
          `  pm.environment.set('${EXPIRY}', pm.response.json()[${JSON.stringify(options.expiry)}]);`,
          '}',
        ]
      : []),
  ]);
}

function script(listen: 'prerequest' | 'test', exec: readonly string[]) {
  return { listen, script: { type: 'text/javascript', exec } };
}
