import { STATUS_CODES } from 'node:http';
import type { Operation, Parameter, ParameterGroup, SampleBody } from '@frontier/openapi';
import type { ContractModel } from '../../contracts/loadedContracts';
import { sayQuestions, writeQuestions } from '../../shared/assumptions/writeQuestions';
import { plainText } from '../../shared/mdx/plainText';
import { type DownloadFile, downloads } from './options';
import {
  EXPIRY,
  findTokenCall,
  TOKEN,
  type TokenCall,
  testScript,
  tokenScript,
} from './postmanScripts';

/* The subset of Postman's formats in use: collections 2.1 and environments. */
export type Collection = ReturnType<typeof writeCollection>;
export type Item = ReturnType<typeof writeItem>;
type Environment = ReturnType<typeof writeEnvironment>;
export interface Folder {
  readonly item: readonly (Folder | Item)[];
}

/** The collection, with a folder for each service and tag, its environment, and that of the simulator. */
export function writePostman(contracts: readonly ContractModel[]): DownloadFile[] {
  const services = contracts.map(describeService);
  const token = findTokenCall(services);
  const count = services.flatMap(({ folders }) => folders.flatMap(({ calls }) => calls)).length;
  // The simulator has one address for all services, and accepts the credentials of the contract's example.
  const { address: url, id, title: environment } = downloads.simulator;
  const local = services.map((service) => ({ ...service, url, environment }));
  const file = (name: string, what: string, value: Collection | Environment): DownloadFile => ({
    address: `${downloads.folder}/${downloads.name}${name}.json`,
    what,
    bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
  });
  return [
    file(
      '.postman_collection',
      `Coleção do Postman com ${count} chamadas`,
      writeCollection(services, token),
    ),
    file(
      '.postman_environment',
      'Ambiente do Postman: endereços e variáveis',
      writeEnvironment(services, token.credentials, downloads.environmentId),
    ),
    file(
      '-sandbox.postman_environment',
      'Ambiente do Postman para o simulador: endereço e chaves',
      writeEnvironment(local, token.credentials, id, token.keys),
    ),
  ];
}

type CollectionService = ReturnType<typeof describeService>;

/** The calls of a contract without its webhooks, by tag. Its address is `/` if it names none, as in OpenAPI. */
function describeService({ service, title }: ContractModel) {
  const { url, description = url } = service.servers[0] ?? { url: '/' };
  const words = service.id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const tags = service.groups.flatMap((group) => group.tags);
  return {
    title,
    /** Variable with the address of the first server. */
    host: `url${words.join('')}`,
    url: url.replace(/\/$/, ''),
    environment: description,
    folders: tags
      .map((tag) => ({ name: tag.title, calls: tag.operations.filter(({ request }) => request) }))
      .filter(({ calls }) => calls.length > 0),
  };
}

function writeCollection(services: readonly CollectionService[], token: TokenCall) {
  return {
    info: {
      _postman_id: downloads.collectionId,
      name: downloads.title,
      description: `Gerada a partir dos contratos de ${downloads.site}. Escolha o ambiente, preencha ${token.credentials.join(' e ')} e faça qualquer chamada: o token é obtido antes da primeira e reaproveitado até expirar.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${TOKEN}}}`, type: 'string' }] },
    event: [tokenScript(token)],
    item: services.map((service) => ({
      name: service.title,
      item: service.folders.map(({ calls, name }) => ({
        name,
        item: calls.map((call) => writeItem(call, service.host, token)),
      })),
    })),
  };
}

function writeItem(call: Operation, host: string, token: TokenCall) {
  const request = writeRequest(call, host, token);
  return {
    name: call.title,
    event: [testScript(call, token)],
    request,
    response: writeResponses(call, request),
  };
}

/** Addresses of the services, and variables for readers and scripts to fill in. */
function writeEnvironment(
  services: readonly CollectionService[],
  credentials: readonly string[],
  id: string,
  keys: TokenCall['keys'] = {},
) {
  const value = (key: string, type: 'default' | 'secret', content = '') =>
    ({ key, value: content, type, enabled: true }) as const;
  return {
    id,
    name: services[0]?.environment ?? '',
    values: [
      ...services.map(({ host, url }) => value(host, 'default', url)),
      ...credentials.map((field) => value(field, 'secret', keys[field])),
      value(TOKEN, 'secret'),
      value(EXPIRY, 'default'),
    ],
    _postman_variable_scope: 'environment',
  };
}

/** The contract's response examples. A status without examples has only its description. */
function writeResponses(
  { responses }: Operation,
  originalRequest: ReturnType<typeof writeRequest>,
) {
  return responses.flatMap((response) => {
    const { content, status } = response;
    const code = Number(status);
    if (!Number.isInteger(code)) return [];
    const examples = content.flatMap(({ examples: all, name: type }) =>
      all.map(({ language, name = '', summary = name, text }) => {
        const header = [{ key: 'Content-Type', value: type }];
        return { summary, header, body: text, language };
      }),
    );
    const summary = plainText(sayQuestions(response));
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

/** One call with the contract's examples, digits unchanged. Uploads are files. Optional parameters are disabled. */
function writeRequest(call: Operation, host: string, token: TokenCall) {
  const { request, security } = call;
  const describe = (described: Operation | Parameter) =>
    writeQuestions(described).replaceAll('](/', `](${downloads.site}/`);
  const list = (location: ParameterGroup['location']) =>
    call.parameters
      .flatMap((group) => (group.location === location ? group.parameters : []))
      .flatMap((parameter) =>
        listValues(parameter).map((value) => {
          const { name, required } = parameter;
          return { key: name, value, description: describe(parameter), required };
        }),
      );
  const path = call.path.split('/').slice(1);
  const names = path.map((piece) => piece.replace(/^\{(.+)\}$/, ':$1'));
  const query = list('query').map(({ required, ...field }) => ({
    ...field,
    ...(required ? {} : { disabled: true }),
  }));
  const sent = query.filter(({ disabled }) => !disabled).map(({ key, value }) => `${key}=${value}`);
  const search = sent.length > 0 ? `?${sent.join('&')}` : '';
  const body =
    call === token.call
      ? rawBody(JSON.stringify(token.body, null, 2), 'json')
      : writeBody(request?.body);
  return {
    method: call.method,
    description: describe(call),
    ...(security.some((needed) => needed.length > 0) ? {} : { auth: { type: 'noauth' } }),
    header: (request?.headers ?? [])
      .filter(({ name }) => name !== 'Authorization')
      .map(({ name, value }) => ({ key: name, value })),
    url: {
      raw: `${[`{{${host}}}`, ...names].join('/')}${search}`,
      host: [`{{${host}}}`],
      path: names,
      query,
      variable: list('path').map(({ required, ...variable }) => variable),
    },
    ...(body ? { body } : {}),
  };
}

/** The values of a parameter's example. An array that explodes has several. */
function listValues({ examples, explode = true, ...parameter }: Parameter): string[] {
  const { language, text } = parameter.sampleText ?? examples[0] ?? { language: 'text', text: '' };
  const value: unknown = language === 'json' && text.startsWith('[') ? JSON.parse(text) : text;
  const values = Array.isArray(value) ? value.map(String) : [text];
  return explode ? values : [values.join(',')];
}

function writeBody(body: SampleBody | undefined) {
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

function rawBody(raw: string, language: 'json' | 'text') {
  return { mode: 'raw', raw, options: { raw: { language } } } as const;
}
