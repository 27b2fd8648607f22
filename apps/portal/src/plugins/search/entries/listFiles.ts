import type { Group } from '@frontier/search';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { fileAnchor } from '../../../shared/fileAnchor';

/** A file that is made of no single contract. */
export interface ListedFile {
  readonly address: string;
  /** What readers call it, with its format. */
  readonly title: string;
  readonly text: string;
  /** Other names of it. */
  readonly names?: readonly string[];
  /** Route of the page that offers it, where that is not the page of downloads. */
  readonly page?: string;
}

/** Where files are taken away. */
export interface FileSources {
  /** Route of the page of downloads. */
  readonly page: string;
  readonly title: string;
  /** Address of the folder of what is made of contracts, and what names of files for all begin with. */
  readonly folder: string;
  readonly name: string;
  /** Those made of no single contract. */
  readonly others: readonly ListedFile[];
}

/** Each file that readers take away, at its link on the page that offers it. */
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

/** The files of one contract: the document as its host serves it, as JSON, its types, its calls. */
function listOf(
  { contract, service, title }: ContractModel,
  { folder, name }: FileSources,
): ListedFile[] {
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
    {
      address: `${folder}/${name}-${service.id}.postman_collection.json`,
      title: `Coleção do Postman de ${title}`,
      text: 'As chamadas desta API, com exemplos e testes.',
    },
    {
      address: `${folder}/${name}-bruno-${service.id}.zip`,
      title: `Coleção do Bruno de ${title}`,
      text: 'As chamadas desta API em arquivos de texto, com exemplos e testes.',
    },
  ];
}
