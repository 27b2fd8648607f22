import path from 'node:path';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { writeContractIndex } from '../../../contracts/buildContractIndex';
import { isMdxElement } from '../../../shared/mdx/jsxNodes';
import { embedParts } from '../../api-reference/embed/embedParts';
import type { DataPage } from '../DataPage';
import { showElements } from '../describePages';

const index = indexSnapshots();

/** @returns the path of a temporary file with the data. */
export function writeData(yaml: string): string {
  return path.join(makeTempFolder({ 'dados.yml': yaml.trimStart() }), 'dados.yml');
}

/** The faults of the data, line by line. */
export function faultsOf(yaml: string, read: (file: string) => unknown): string[] {
  const file = writeData(yaml);
  try {
    read(file);
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replaceAll(file, 'dados.yml')
      .split('\n');
  }
  return [];
}

/** A guide after its elements were replaced by the page's data. */
export function show(mdx: string, page: DataPage, contracts = index): Root {
  writeContractIndex(contracts);
  return transformMdx(mdx, [[embedParts, { parts: showElements([page]) }]]);
}

/** The rows of the published file. */
export function rowsOf({ files }: DataPage): string[] {
  const [published] = files?.() ?? [];
  return (published?.write(index, {} as never) ?? '').split('\r\n');
}

export function elementsOf(
  root: Root,
  name: string,
): { text: string; attributes: Record<string, unknown> }[] {
  const found: { text: string; attributes: Record<string, unknown> }[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!isMdxElement(node) || node.name !== name) return;
    const attributes = node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value] as const] : [],
    );
    found.push({ text: textOf(node), attributes: Object.fromEntries(attributes) });
  });
  return found;
}

/** Text and address of every link in a guide. */
export function linksOf(root: Root): string[] {
  const links: string[] = [];
  visit(root, 'link', (link) => {
    links.push(`${textOf(link)} ${link.url}`);
  });
  return links;
}
