import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseContract, printJson } from '@frontier/openapi';
import { zipSync } from 'fflate';
import type { PublishedContract } from '../../contracts/loadedContracts';
import { sharedData } from '../../plugin-kit/sharedData';
import { type DownloadFile, downloads } from './options';
import { writePostman } from './writePostman';

/** Each contract unchanged and with our additions. YAML contracts also as JSON, with unchanged digits of numbers. */
function writeContracts(contracts: readonly PublishedContract[]): DownloadFile[] {
  return contracts.flatMap(({ bytes, complete, contract: address, service, title }) => {
    const { version } = service;
    const isJson = address.endsWith('.json');
    const make = (ending: string, format: string, what: string, content: Uint8Array) => ({
      address: address.replace(/\.\w+$/, ending),
      what: `Contrato de ${title}, ${what}`,
      version,
      service: { id: service.id, title, format },
      bytes: content,
    });
    const ending = isJson ? '.json' : '.yaml';
    const served = make(ending, isJson ? 'JSON' : 'YAML', 'como o serviço o publica', bytes);
    const asJson = () => {
      const origin = { service: service.id, source: service.id };
      const { sourceTexts, root } = parseContract(bytes, origin);
      const json = Buffer.from(`${printJson(root, '', sourceTexts)}\n`);
      return make('.json', 'JSON', 'em JSON', json);
    };
    const what = 'com as perguntas, as suposições, as recomendações e os exemplos deste portal';
    const added = () => make('.com-perguntas.yaml', 'YAML com perguntas', what, complete);
    return [served, ...(isJson ? [] : [asJson()]), ...(complete === bytes ? [] : [added()])];
  });
}

/**
 * Builds the files of the page in their order, an archive of all of them, and `SHA256SUMS` for `sha256sum --check`.
 * The same contracts give the same bytes.
 */
export function makeDownloads(contracts: readonly PublishedContract[]): DownloadFile[] {
  const files = [...writeContracts(contracts), ...writePostman(contracts)];
  const archive: DownloadFile = {
    address: `${downloads.folder}/${downloads.name}.zip`,
    what: 'Todos os arquivos, em um ZIP',
    bytes: packZip(files),
  };
  return [...files, archive, sumFiles([...files, archive])];
}

function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export type ListedFile = ReturnType<typeof listCatalogue>[number];

/** The files without their bytes. Empty while a contract has faults. */
export const catalogue = sharedData<readonly ListedFile[]>('downloads', []);

export function listCatalogue(files: readonly DownloadFile[]) {
  return files.map(({ bytes, ...file }) => ({
    ...file,
    size: bytes.length,
    sha256: hashBytes(bytes),
  }));
}

/** The bytes depend only on names and contents: sorted, with the format's earliest date in any time zone. */
function packZip(files: readonly DownloadFile[]): Uint8Array {
  const named = files.map(({ address, bytes }) => [path.basename(address), bytes] as const);
  const sorted = named.sort(([a], [b]) => (a < b ? -1 : 1));
  // ZIP stores local time, so the date has local parts.
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: new Date(1980, 0, 1) });
}

function sumFiles(files: readonly DownloadFile[]): DownloadFile {
  const lines = files.map(
    ({ address, bytes }) => `${hashBytes(bytes)}  ${path.basename(address)}\n`,
  );
  return {
    address: `${downloads.folder}/SHA256SUMS`,
    what: 'As somas SHA-256 de todos os arquivos',
    bytes: Buffer.from(lines.join('')),
  };
}
