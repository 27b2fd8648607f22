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

/** Pages and folders of the downloadable files. */
export interface FileSources {
  readonly page: string;
  readonly title: string;
  readonly folder: string;
  /** Files that do not belong to a single contract. */
  readonly others: readonly SearchableFile[];
}

/** The entry of each downloadable file, at its link. */
export function listFiles(contracts: readonly ContractModel[], sources: FileSources): Group[] {
  const { others, page, title } = sources;
  const ofContracts = contracts
    .filter(({ isExtra }) => !isExtra)
    .flatMap((contract) =>
      listOf(contract, sources).map((file) => ({ area: contract.service.id, file })),
    );
  return [...ofContracts, ...others.map((file) => ({ area: '', file }))].map(({ area, file }) => ({
    kind: 'file',
    page: file.page ?? page,
    area,
    trail: file.page === undefined ? [title] : [],
    anchor: fileAnchor(file.address),
    title: file.title,
    text: file.text,
    names: [file.address.slice(file.address.lastIndexOf('/') + 1), ...(file.names ?? [])],
    path: file.address,
    entries: [],
  }));
}

/** The files of one contract: the unchanged document, its JSON and its types. */
function listOf(
  { contract, service, title }: ContractModel,
  { folder }: FileSources,
): SearchableFile[] {
  const text = `O contrato da API, versão ${service.version}, para importar, validar e gerar código.`;
  const served = contract.endsWith('.yaml')
    ? [{ address: contract, title: `OpenAPI de ${title} (YAML)`, text }]
    : [];
  return [
    ...served,
    { address: contract.replace(/\.yaml$/, '.json'), title: `OpenAPI de ${title} (JSON)`, text },
    {
      address: `${folder}/${service.id}.d.ts`,
      title: `Tipos TypeScript de ${title}`,
      text: 'Os campos e as chamadas do contrato como tipos, para o compilador conferir o seu código.',
    },
  ];
}
