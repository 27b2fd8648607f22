import { printJson } from '@frontier/reference';
import type { Contract, DownloadFile } from './Download';
import { encode } from './encode';

const YAML_TYPE = 'application/yaml; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Each contract as its host serves it; and as JSON, with the digits of its source, where that is YAML. */
export function writeContracts(contracts: readonly Contract[]): DownloadFile[] {
  return contracts.flatMap(({ address, bytes, document, service, title }) => {
    const version = service.version;
    const isJson = address.endsWith('.json');
    const what = `Contrato de ${title}, como o serviço o publica`;
    const served = { address, bytes, version, what, type: isJson ? JSON_TYPE : YAML_TYPE };
    if (isJson) return [served];
    const json = `${printJson(document.root, '', document.lexemes)}\n`;
    return [
      served,
      {
        address: address.replace(/\.yaml$/, '.json'),
        what: `Contrato de ${title}, em JSON`,
        version,
        type: JSON_TYPE,
        bytes: encode(json),
      },
    ];
  });
}
