import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { plainText } from '../../../shared/mdx/plainText';
import {
  type Call,
  type CallService,
  EXPIRY,
  findTokenCall,
  TOKEN,
  type TokenCall,
} from '../calls/Call';
import { flattenCalls, listCalls } from '../calls/listCalls';
import type { Contract, DownloadFile, DownloadSite } from '../Download';
import { encode } from '../fileBytes';
import type { Collection, Environment, Item, Request, SavedResponse } from './PostmanCollection';
import { writeRequest } from './writeRequest';
import { testScript, tokenScript } from './writeScripts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Postman collections of all services and of each, a folder for each service and each tag, and their environment. */
export function writePostman(contracts: readonly Contract[], site: DownloadSite): DownloadFile[] {
  const services = contracts.map((contract) => listCalls(contract, site.url));
  const calls = flattenCalls(services);
  const token = findTokenCall(calls, site.token);
  const folderOf = ({ groups, id, title }: CallService) => ({
    id: stableId(id),
    name: title,
    item: groups.map((group) => ({
      id: stableId(id, group.title, 'folder'),
      name: group.title,
      item: group.calls.map((call) => writeItem(call, token)),
    })),
  });
  const collect = (
    those: readonly CallService[],
    key: readonly string[],
    name: string,
  ): Collection => ({
    info: {
      _postman_id: stableId(site.name, 'collection', ...key),
      name,
      description: `Feita dos contratos de ${site.url}. Escolha o ambiente, preencha ${token.credentials.join(' e ')} e faça qualquer chamada: o token é obtido antes da primeira e reaproveitado até expirar.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${TOKEN}}}`, type: 'string' }] },
    event: [tokenScript(token)],
    item: those.map(folderOf),
  });
  const file = (name: string, what: string, value: Collection | Environment): DownloadFile => ({
    address: `${site.folder}/${site.name}${name}.json`,
    what,
    type: JSON_TYPE,
    bytes: encode(`${JSON.stringify(value, null, 2)}\n`),
  });
  return [
    file(
      '.postman_collection',
      `Coleção do Postman com ${calls.length} chamadas`,
      collect(services, [], site.title),
    ),
    file(
      '.postman_environment',
      'Ambiente do Postman: endereços e variáveis',
      writeEnvironment(services, token, site),
    ),
    ...services.map((service) => ({
      ...file(
        `-${service.id}.postman_collection`,
        `Coleção do Postman de ${service.title}`,
        collect([service], [service.id], `${site.title}: ${service.title}`),
      ),
      service: { title: service.title, format: 'Postman' },
    })),
  ];
}

function writeItem(call: Call, token: TokenCall): Item {
  const request = writeRequest(call, token);
  return {
    id: stableId(call.service, call.id),
    name: call.title,
    event: [testScript(call, token)],
    request,
    response: writeResponses(call, request),
  };
}

/** Addresses of the services, and the variables a reader or a script fills. */
function writeEnvironment(
  services: readonly CallService[],
  { credentials }: TokenCall,
  { name }: DownloadSite,
): Environment {
  const value = (key: string, type: 'default' | 'secret', content = '') =>
    ({ key, value: content, type, enabled: true }) as const;
  return {
    id: stableId(name, 'environment'),
    name: services[0]?.environment ?? name,
    values: [
      ...services.map(({ host, url }) => value(host, 'default', url)),
      ...credentials.map((field) => value(field, 'secret')),
      value(TOKEN, 'secret'),
      value(EXPIRY, 'default'),
    ],
    _postman_variable_scope: 'environment',
  };
}

/** The contract's own examples of answers; a status without one is there with its description only. */
function writeResponses(
  { id, responses, service }: Call,
  originalRequest: Request,
): SavedResponse[] {
  return responses.flatMap(({ content, description, status }): SavedResponse[] => {
    const code = Number(status);
    if (!Number.isInteger(code)) return [];
    const examples = content.flatMap(({ examples: all, name: type }) =>
      all.filter(({ generated }) => !generated).map((example) => ({ ...example, type })),
    );
    const common = {
      originalRequest,
      status: STATUS_CODES[code] ?? '',
      code,
      cookie: [],
    } as const;
    if (examples.length === 0) {
      const name = `${status} · ${plainText(description)}`;
      const language = '_postman_previewlanguage';
      return [
        { id: stableId(service, id, status), name, ...common, header: [], [language]: 'text' },
      ];
    }
    return examples.map(({ language, name = '', summary = name, text, type }) => ({
      id: stableId(service, id, status, name),
      name: `${status} · ${summary}`,
      ...common,
      header: [{ key: 'Content-Type', value: type }],
      body: text,
      _postman_previewlanguage: language,
    }));
  });
}

/** A UUID made of names (version 8): the same names give the same one. */
function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(names)).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join('-');
}
