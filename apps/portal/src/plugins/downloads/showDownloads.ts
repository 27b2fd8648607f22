import type { PhrasingContent, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fileAnchor } from '../../shared/anchors';
import { blockNode, inlineNode, readAttributes } from '../../shared/mdx/jsxNodes';
import { type Cell, tableNode, textNode } from '../../shared/mdx/tableNodes';
import { type Catalogue, catalogue, type ListedFile, nameOf } from './makeDownloads';

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

interface ShowDownloadsOptions {
  /** Replaces the catalogue of the built site in tests. */
  readonly readFiles?: () => Catalogue;
  /** Text version without buttons: full checksums, one row per file. */
  readonly isText?: boolean;
}

/**
 * Remark plugin: replaces `<DownloadFiles kind="…" />` with a table. `kind="postman tudo"` lists the files for all
 * services of these kinds, one row per file. `kind="por-api"` lists the files of single services, one row per service
 * and one column per format.
 *
 * @throws through `file.fail`, with file, line and the known kinds, when the kind is unknown.
 */
export function showDownloads({
  isText = false,
  readFiles = catalogue.read,
}: ShowDownloadsOptions = {}): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      if (element.name !== 'DownloadFiles' || !parent || position === undefined) return undefined;
      const kinds = readFiles();
      const wanted = readAttributes(element).get('kind') ?? '';
      const isMatrix = wanted === BY_SERVICE;
      const names = isMatrix ? Object.keys(kinds) : wanted.split(' ');
      if (!names.every((name) => Object.hasOwn(kinds, name))) {
        const message = `<DownloadFiles>: use kind com um destes: ${[BY_SERVICE, ...Object.keys(kinds)].join(', ')}`;
        file.fail(message, element.position, 'downloads:kind');
      }
      const files = names
        .flatMap((name) => kinds[name] ?? [])
        .filter(({ service }) => (service !== undefined) === isMatrix);
      const table = isMatrix && !isText ? showMatrix(files) : showFiles(files, isText);
      const className = isMatrix ? 'download-files download-matrix' : 'download-files';
      const copied = 'Copiado';
      parent.children[position] = blockNode('div', { className, 'data-copied': copied }, [table]);
      return [SKIP, position];
    });
  };
}

const BY_SERVICE = 'por-api';

function showFiles(files: readonly ListedFile[], isText: boolean): Table {
  const hasVersions = isText && files.some(({ version }) => version !== undefined);
  const headings = ['Arquivo', 'O que é', ...(hasVersions ? ['Versão'] : []), 'Tamanho', 'SHA-256'];
  return tableNode(
    headings,
    files.map((file): Cell[] => [
      [downloadNode(file, breakName(nameOf(file.address)))],
      [textNode(file.what)],
      ...(hasVersions ? [[textNode(file.version ?? '')]] : []),
      [textNode(formatSize(file.size))],
      [isText ? inlineNode('code', {}, [textNode(file.sha256)]) : sumNode(file)],
    ]),
  );
}

/** One row per service, one column per format. */
function showMatrix(files: readonly ListedFile[]): Table {
  const services = [...new Set(files.map(({ service }) => service?.title ?? ''))];
  const formats = [...new Set(files.map(({ service }) => service?.format ?? ''))];
  return tableNode(
    ['API', ...formats],
    services.map((title): Cell[] => {
      const own = files.filter(({ service }) => service?.title === title);
      const version = own.find((file) => file.version !== undefined)?.version;
      return [
        [
          { type: 'strong', children: [textNode(title)] },
          ...(version ? [inlineNode('span', { className: 'download-version' }, [version])] : []),
        ],
        ...formats.map((name): Cell => {
          const file = own.find(({ service }) => service?.format === name);
          if (!file) return [];
          const size = formatSize(file.size);
          const label = `${title}, ${name}: ${size}`;
          return [downloadNode(file, [textNode(size)], label), textNode(' '), sumNode(file)];
        }),
      ];
    }),
  );
}

/** A plain link: link checking would fail, because the build writes the file later. */
function downloadNode({ address }: ListedFile, text: Cell, label?: string): PhrasingContent {
  const place = { id: fileAnchor(address), href: address, download: null };
  return inlineNode('a', label === undefined ? place : { ...place, 'aria-label': label }, text);
}

function breakName(name: string): Cell {
  return name
    .split(JOINT)
    .flatMap((piece, at) => [...(at > 0 ? [inlineNode('wbr', {}, [])] : []), textNode(piece)]);
}

/** A button with the start of a file's checksum, which copies all of it. */
function sumNode({ address, sha256 }: ListedFile): PhrasingContent {
  const shown = sha256.slice(0, SHOWN);
  const label = `${shown}: copiar o SHA-256 de ${nameOf(address)}`;
  return inlineNode(
    'button',
    {
      type: 'button',
      className: 'download-sum',
      'data-copy': sha256,
      title: sha256,
      'aria-label': label,
    },
    [shown],
  );
}
