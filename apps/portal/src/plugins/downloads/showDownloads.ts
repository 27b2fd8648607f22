import path from 'node:path';
import type { Table } from 'mdast';
import type { EmbeddedPart } from '../../contracts/PartRequest';
import { fileAnchor } from '../../shared/anchors';
import { type Child, h, type MdxElement } from '../../shared/mdx/jsxNodes';
import { strongNode, tableNode } from '../../shared/mdx/tableNodes';
import { catalogue, type ListedFile } from './makeDownloads';

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** Formats a size: `74,4 kB`. A kB has 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${format.format(size)}\u00a0${unit}`;
}

/** File names may wrap only before these. */
const JOINT = /(?=[._-])/;
/** Visible digits of a checksum, enough to distinguish two files. */
const SHOWN = 8;

/**
 * `<DownloadFiles />`: the files for all services, one row per file. `<DownloadFiles kind="por-api" />`: those of single
 * services, one row per service and one column per format. A text has one row per file with its full checksum.
 */
export const downloadFiles: EmbeddedPart = ({ attributes, isText }) => {
  const isMatrix = attributes.get('kind') === 'por-api';
  const files = catalogue.read().filter(({ service }) => (service !== undefined) === isMatrix);
  const table = isMatrix && !isText ? showMatrix(files) : showFiles(files, isText);
  const box = isMatrix ? 'div.download-files.download-matrix' : 'div.download-files';
  return h(box, { 'data-copied': 'Copiado' }, table);
};

function showFiles(files: readonly ListedFile[], isText: boolean): Table {
  const hasVersions = isText && files.some(({ version }) => version !== undefined);
  const headings = ['Arquivo', 'O que é', ...(hasVersions ? ['Versão'] : []), 'Tamanho', 'SHA-256'];
  return tableNode(
    headings,
    files.map((file) => [
      downloadNode(file, breakName(path.basename(file.address))),
      file.what,
      ...(hasVersions ? [file.version ?? ''] : []),
      formatSize(file.size),
      isText ? h('code', file.sha256) : sumNode(file),
    ]),
  );
}

function showMatrix(files: readonly ListedFile[]): Table {
  const services = [...new Set(files.map(({ service }) => service?.title ?? ''))];
  const formats = [...new Set(files.map(({ service }) => service?.format ?? ''))];
  return tableNode(
    ['API', ...formats],
    services.map((title) => {
      const own = files.filter(({ service }) => service?.title === title);
      const version = own.find((file) => file.version !== undefined)?.version;
      return [
        version === undefined
          ? strongNode(title)
          : [strongNode(title), ' ', h('span.download-version', version)],
        ...formats.map((name): Child => {
          const file = own.find(({ service }) => service?.format === name);
          if (!file) return [];
          const size = formatSize(file.size);
          const label = `${title}, ${name}: ${size}`;
          return [downloadNode(file, size, label), ' ', sumNode(file)];
        }),
      ];
    }),
  );
}

/** A plain link: link checking would fail, because the build writes the file later. */
function downloadNode({ address }: ListedFile, text: Child, label?: string): MdxElement {
  const attributes = { id: fileAnchor(address), href: address, download: null };
  return h('a', { ...attributes, 'aria-label': label }, text);
}

function breakName(name: string): Child {
  return name.split(JOINT).map((piece, at) => [at > 0 && h('wbr'), piece]);
}

/** A button with the start of a file's checksum, which copies all of it. */
function sumNode({ address, sha256 }: ListedFile): MdxElement {
  const shown = sha256.slice(0, SHOWN);
  const label = `${shown}: copiar o SHA-256 de ${path.basename(address)}`;
  const copied = { 'data-copy': sha256, title: sha256, 'aria-label': label };
  return h('button.download-sum', { type: 'button', ...copied }, shown);
}
