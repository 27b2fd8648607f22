import { createHash } from 'node:crypto';
import type { AllContent } from '@docusaurus/types';
import { parseDocument, printJson } from '@frontier/openapi';
import { zipSync } from 'fflate';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { loadedReference } from '../../contracts/loadedContracts';
import { generatedData } from '../../plugin-kit/generatedData';
import type { Contract, DownloadFile, DownloadSite, MakeFiles } from './Download';
import { writeDictionary } from './writeDictionary';
import { writeHttpFile } from './writeHttpFile';
import { writePostman } from './writePostman';

/** Each contract unchanged. YAML contracts also as JSON, with unchanged digits of numbers. */
function writeContracts(contracts: readonly Contract[]): DownloadFile[] {
  return contracts.flatMap(({ bytes, contract: address, document, service, title }) => {
    const version = service.version;
    const isJson = address.endsWith('.json');
    const what = `Contrato de ${title}, como o serviço o publica`;
    const format = isJson ? 'JSON' : 'YAML';
    const served = { address, bytes, version, what, service: { title, format } };
    if (isJson) return [served];
    const json = `${printJson(document.root, '', document.lexemes)}\n`;
    return [
      served,
      {
        address: address.replace(/\.yaml$/, '.json'),
        what: `Contrato de ${title}, em JSON`,
        version,
        service: { title, format: 'JSON' },
        bytes: Buffer.from(json),
      },
    ];
  });
}

/**
 * All kinds of the page, in order, by their names in a guide: `<DownloadFiles kind="contratos" />`. `makeDownloads` adds
 * the archive and the checksums.
 */
const DOWNLOADS: Readonly<Record<string, MakeFiles>> = {
  contratos: writeContracts,
  tipos: writeTypes,
  postman: writePostman,
  editores: writeHttpFile,
  dicionario: writeDictionary,
};

/** Files by kind id, in the order of the page. */
export type Downloads = ReadonlyMap<string, readonly DownloadFile[]>;

/** The kind of the archive and the checksums. */
const ALL = 'tudo';

/**
 * Builds every file of the list, an archive of all of them, and `SHA256SUMS` for `sha256sum --check`.
 * The same contracts give the same bytes.
 */
export async function makeDownloads(
  contracts: readonly Contract[],
  site: DownloadSite,
): Promise<Downloads> {
  const kinds = new Map<string, readonly DownloadFile[]>();
  for (const [kind, make] of Object.entries(DOWNLOADS)) {
    kinds.set(kind, await make(contracts, site));
  }
  const files = [...kinds.values()].flat();
  const archive: DownloadFile = {
    address: `${site.folder}/${site.name}.zip`,
    what: `Os ${files.length} arquivos desta página`,
    bytes: packZip(files),
  };
  return kinds.set(ALL, [archive, sumFiles([...files, archive], site)]);
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** One file in the tables of the page. */
export interface ListedFile extends Pick<DownloadFile, 'address' | 'service' | 'version' | 'what'> {
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Files by kind as plain data. Empty while a contract has faults. */
export type Catalogue = Readonly<Record<string, readonly ListedFile[]>>;

export const catalogue = generatedData<Catalogue>('downloads', {});

export function listFiles(downloads: Downloads): Catalogue {
  return Object.fromEntries(
    [...downloads].map(([kind, files]) => [
      kind,
      files.map(({ bytes, ...file }) => ({
        ...file,
        size: bytes.length,
        sha256: hashBytes(bytes),
      })),
    ]),
  );
}

export function nameOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}

/**
 * Packs files into a ZIP whose bytes depend only on names and contents: sorted, with the format's earliest date in any
 * time zone.
 */
function packZip(files: readonly DownloadFile[]): Uint8Array {
  const named = files.map(({ address, bytes }) => [nameOf(address), bytes] as const);
  const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
  // ZIP stores local time, so the date has local parts.
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: new Date(1980, 0, 1) });
}

function sumFiles(files: readonly DownloadFile[], { folder }: DownloadSite): DownloadFile {
  const lines = files.map(({ address, bytes }) => `${hashBytes(bytes)}  ${nameOf(address)}\n`);
  return {
    address: `${folder}/SHA256SUMS`,
    what: 'As somas SHA-256 de todos',
    bytes: Buffer.from(lines.join('')),
  };
}

/** Types of each contract from `openapi-typescript`, with absolute links. */
async function writeTypes(
  contracts: readonly Contract[],
  { folder, url }: DownloadSite,
): Promise<DownloadFile[]> {
  const files: DownloadFile[] = [];
  for (const { document, service, title } of contracts) {
    // openapi-typescript mutates its input.
    const types = astToString(await openapiTS(JSON.stringify(document.root)));
    files.push({
      address: `${folder}/${service.id}.d.ts`,
      what: `Tipos de ${title}`,
      version: service.version,
      service: { title, format: 'TypeScript' },
      bytes: Buffer.from(COMMENT_HEADER + types.replaceAll('](/', `](${url}/`)),
    });
  }
  return files;
}

/** Parses the published contracts, except external ones. */
export function publishedContracts(allContent: AllContent): readonly Contract[] {
  return loadedReference(allContent)
    .contracts.filter(({ isExtra }) => !isExtra)
    .map(parsePublished);
}

/** Parses a published document again, because the reference plugin keeps none in memory. */
export function parsePublished(published: Omit<Contract, 'document'>): Contract {
  const { bytes, contract, service } = published;
  const text = Buffer.from(bytes).toString('utf8');
  return {
    ...published,
    document: parseDocument(text, { service: service.id, source: contract }),
  };
}
