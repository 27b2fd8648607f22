import type { Group } from '@frontier/search';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { fileAnchor } from '../../../shared/anchors';

export interface SearchableFile {
  readonly address: string;
  /** Name for readers, with the format. */
  readonly title: string;
  readonly text: string;
  readonly names?: readonly string[];
  /** Route of the page with its link, if not the page of downloads. */
  readonly page?: string;
}

/** The page of downloads. */
const PAGE = '/docs/frontier/downloads';
const TITLE = 'Downloads';

/**
 * The entry of each downloadable file, at its link.
 *
 * @param others files that do not belong to a single contract.
 */
export function listFiles(
  contracts: readonly ContractModel[],
  others: readonly SearchableFile[],
): Group[] {
  const ofContracts = contracts
    .filter(({ isExtra }) => !isExtra)
    .flatMap((contract) => joinList(contract).map((file) => ({ area: contract.service.id, file })));
  return [...ofContracts, ...others.map((file) => ({ area: '', file }))].map(({ area, file }) => ({
    kind: 'file',
    page: file.page ?? PAGE,
    area,
    trail: file.page === undefined ? [TITLE] : [],
    anchor: fileAnchor(file.address),
    title: file.title,
    text: file.text,
    names: [file.address.slice(file.address.lastIndexOf('/') + 1), ...(file.names ?? [])],
    path: file.address,
    entries: [],
  }));
}

/** The files of one contract: the unchanged document, and its JSON. */
function joinList({ contract, service, title }: ContractModel): SearchableFile[] {
  const text = `O contrato da API, versão ${service.version}, para importar, validar e gerar código.`;
  const served = contract.endsWith('.yaml')
    ? [{ address: contract, title: `OpenAPI de ${title} (YAML)`, text }]
    : [];
  return [
    ...served,
    { address: contract.replace(/\.yaml$/, '.json'), title: `OpenAPI de ${title} (JSON)`, text },
  ];
}
