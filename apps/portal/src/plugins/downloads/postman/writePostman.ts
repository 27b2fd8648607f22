import type { Call } from '../calls/Call';
import { findTokenCall, TOKEN, type TokenCall } from '../calls/findTokenCall';
import { flattenCalls, listCalls } from '../calls/listCalls';
import type { Contract, DownloadFile, DownloadSite } from '../Download';
import { encode } from '../encode';
import { stableId } from '../stableId';
import type { Collection, Folder, Item } from './Collection';
import { type Converted, convertContract } from './convertContract';
import { testScript, tokenScript } from './scripts';
import { writeEnvironment } from './writeEnvironment';
import { writeRequest } from './writeRequest';
import { writeResponses } from './writeResponses';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * One Postman collection of all services, and its environment. The converter arranges the calls; what
 * it loses comes from the contract's model (README.md).
 *
 * @throws {Error} when the converter knows a call that the contract doesn't have, or lacks one.
 */
export async function writePostman(
  contracts: readonly Contract[],
  site: DownloadSite,
): Promise<DownloadFile[]> {
  const services = contracts.map((contract) => listCalls(contract, site.url));
  const calls = flattenCalls(services);
  const token = findTokenCall(calls, site.token);
  const folders: Folder[] = [];
  for (const contract of contracts) {
    const items = await convertContract(contract);
    const own = calls.filter(({ service }) => service === contract.id);
    folders.push({
      id: stableId(contract.id),
      name: contract.title,
      item: items.flatMap((item) => writeItem(item, own, token, [contract.id])),
    });
  }
  const written = folders.flatMap(listIds);
  const lost = calls.filter(({ id, service }) => !written.includes(stableId(service, id)));
  if (lost.length > 0) {
    throw new Error(`downloads: faltam no Postman: ${lost.map(({ id }) => id).join(', ')}`);
  }
  const collection: Collection = {
    info: {
      _postman_id: stableId(site.name, 'collection'),
      name: site.title,
      description: `Feita dos contratos de ${site.url}. Escolha o ambiente, preencha ${token.credentials.join(' e ')} e faça qualquer chamada: o token é obtido antes da primeira e reaproveitado até expirar.`,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${TOKEN}}}`, type: 'string' }] },
    event: [tokenScript(token)],
    item: folders,
  };
  const file = (name: string, what: string, value: object): DownloadFile => ({
    address: `${site.folder}/${site.name}.${name}.json`,
    what,
    type: JSON_TYPE,
    bytes: encode(`${JSON.stringify(value, null, 2)}\n`),
  });
  return [
    file('postman_collection', `Coleção do Postman com ${calls.length} chamadas`, collection),
    file(
      'postman_environment',
      'Ambiente do Postman: endereços e variáveis',
      writeEnvironment(services, token, site),
    ),
  ];
}

function writeItem(
  converted: Converted,
  calls: readonly Call[],
  token: TokenCall,
  place: readonly string[],
): (Folder | Item)[] {
  if (converted.kind === 'folder') {
    const { items, name } = converted;
    const here = [...place, name];
    const item = items.flatMap((inner) => writeItem(inner, calls, token, here));
    return [{ id: stableId(...here, 'folder'), name, item }];
  }
  const { method, path } = converted;
  const key = `/${path.map((piece) => piece.replace(/^:(.+)/, '{$1}')).join('/')}`;
  const call = calls.find((one) => one.method === method && one.key === key);
  if (!call) throw new Error(`downloads: chamada desconhecida no Postman: ${method} ${key}`);
  const request = writeRequest(call, token);
  return [
    {
      id: stableId(call.service, call.id),
      name: call.title,
      event: [testScript(call, token)],
      request,
      response: writeResponses(call, request),
    },
  ];
}

function listIds(item: Folder | Item): string[] {
  return 'item' in item ? item.item.flatMap(listIds) : [item.id];
}
