import type { PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { noticeNode } from '../../contracts/unavailable';
import { fileAnchor } from '../../shared/fileAnchor';
import { blockNode, inlineNode } from '../../shared/mdx/jsxNodes';
import { readAttributes } from '../../shared/mdx/mdxNodes';
import { type Cell, tableNode, textNode } from '../../shared/mdx/tableNodes';
import { type Catalogue, type ListedFile, readCatalogue } from './catalogueFile';
import { nameOf } from './makeDownloads';

const format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A number of bytes as people read it, such as `74,4 kB`; a kB has 1,000 bytes. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${format.format(size)}\u00a0${unit}`;
}

/** The name of a file may break before these, and nowhere else. */
const JOINT = /(?=[._-])/;

interface ShowDownloadsOptions {
  /** Replaces the files of the site being built, in tests. */
  readonly readFiles?: () => Catalogue;
}

/**
 * Remark plugin: puts a table of the files of one kind where `<DownloadFiles kind="…" />` stands.
 *
 * @throws through `file.fail`, with file, line and the kinds there are, when there is no such kind.
 */
export function showDownloads({
  readFiles = () => readCatalogue(),
}: ShowDownloadsOptions = {}): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      if (element.name !== 'DownloadFiles' || !parent || position === undefined) return undefined;
      const kinds = readFiles();
      if (Object.keys(kinds).length === 0) {
        parent.children[position] = noticeNode([], 'block');
        return SKIP;
      }
      const kind = readAttributes(element).get('kind') ?? '';
      const files = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
      if (!files) {
        const message = `<DownloadFiles>: use kind com um destes: ${Object.keys(kinds).join(', ')}`;
        file.fail(message, element.position, 'downloads:kind');
      }
      parent.children[position] = blockNode('div', { className: 'download-files' }, [
        showFiles(files ?? []),
      ]);
      return [SKIP, position];
    });
  };
}

function showFiles(files: readonly ListedFile[]) {
  const hasVersions = files.some(({ version }) => version !== undefined);
  const headings = ['Arquivo', 'O que é', ...(hasVersions ? ['Versão'] : []), 'Tamanho', 'SHA-256'];
  return tableNode(
    headings,
    files.map(({ address, sha256, size, version, what }): Cell[] => [
      [downloadNode(address)],
      [textNode(what)],
      ...(hasVersions ? [[textNode(version ?? '')]] : []),
      [textNode(formatSize(size))],
      [inlineNode('code', { className: 'download-sum' }, [textNode(sha256)])],
    ]),
  );
}

/** A plain link: the file is made while the site is built, so no route and no document is there to check. */
function downloadNode(address: string): PhrasingContent {
  const pieces = nameOf(address).split(JOINT);
  return inlineNode(
    'a',
    { id: fileAnchor(address), href: address, download: null },
    pieces.flatMap((piece, at) => [
      ...(at > 0 ? [inlineNode('wbr', {}, [])] : []),
      textNode(piece),
    ]),
  );
}
