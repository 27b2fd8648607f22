import { envJsonToBruV2, jsonToCollectionBru } from '@usebruno/lang';
import type { CallService } from '../calls/Call';
import { EXPIRY, findTokenCall, TOKEN, type TokenCall } from '../calls/findTokenCall';
import { flattenCalls, listCalls } from '../calls/listCalls';
import type { Contract, DownloadFile, DownloadSite } from '../Download';
import { encode } from '../encode';
import { packZip } from '../packZip';
import { writeRequest } from './writeRequest';

/** One Bruno collection of all services with its environment, a folder packed into a ZIP. */
export function writeBruno(contracts: readonly Contract[], site: DownloadSite): DownloadFile[] {
  const services = contracts.map((contract) => listCalls(contract, site.url));
  const calls = flattenCalls(services);
  const token = findTokenCall(calls, site.token);
  const folder = `${site.name}-bruno`;
  const files = new Map<string, Uint8Array>();
  const add = (name: string, text: string) => files.set(`${folder}/${name}`, encode(text));
  const settings = { version: '1', name: site.title, type: 'collection', ignore: ['node_modules'] };
  add('bruno.json', `${JSON.stringify(settings, null, 2)}\n`);
  add('collection.bru', writeCollection(token, site));
  add('environments/homologacao.bru', writeEnvironment(services, token));
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
  return [
    {
      address: `${site.folder}/${folder}.zip`,
      what: `Coleção do Bruno com ${calls.length} chamadas e o ambiente`,
      type: 'application/zip',
      bytes: packZip(files),
    },
  ];
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
