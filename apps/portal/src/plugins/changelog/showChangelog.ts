import path from 'node:path';
import type { ChangelogEntry } from '@frontier/contract-diff';
import { readChangelog } from '@frontier/contract-diff';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { readAttributes } from '../../shared/mdx/mdxNodes';
import { linkNode, tableNode, textNode } from '../../shared/mdx/tableNodes';
import type { ContractIndex } from '../api-reference/embed/ContractIndex';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import type { ChangelogOptions } from './Changelog';
import { entrySection } from './entrySection';

export interface ShowChangelogOptions extends ChangelogOptions {
  /** Replace what the site being built has, in tests. */
  readonly readIndex?: () => ContractIndex;
  readonly readEntries?: () => readonly ChangelogEntry[];
}

/**
 * Remark plugin: shows the entries of the changelog where `<Changelog />` stands, those of one service
 * where it is `<Changelog service="emissao" />`, and the versions documented now at `<ContractVersions />`.
 *
 * @throws {Error} when the service is unknown, or naming file and line of every fault of the entries.
 */
export function showChangelog({
  folder,
  services,
  readEntries = () => readChangelog(path.resolve(folder), services),
  readIndex = () => readContractIndex(),
}: ShowChangelogOptions): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      if (!parent || position === undefined) return undefined;
      const nodes = show(element);
      if (!nodes) return undefined;
      parent.children.splice(position, 1, ...nodes);
      return [SKIP, position + nodes.length];
    });
  };

  function show(element: MdxJsxFlowElement): RootContent[] | undefined {
    if (element.name === 'ContractVersions') return [versionTable(services, readIndex())];
    if (element.name !== 'Changelog') return undefined;
    const service = readAttributes(element).get('service');
    if (service !== undefined && !services.includes(service)) {
      throw new Error(
        `<Changelog service="${service}" />: os serviços são ${services.join(', ')}.`,
      );
    }
    const entries = readEntries().filter((entry) => !service || entry.service === service);
    const index = readIndex();
    return entries.length === 0
      ? [noEntry(service, index)]
      : entries.flatMap((entry) => entrySection(entry, index));
  }
}

/** What there is to say of contracts that have not changed: what the first edition documents. */
function noEntry(service: string | undefined, { services }: ContractIndex): RootContent {
  const entry = service === undefined ? undefined : services[service];
  const text = entry
    ? `A primeira edição deste portal documenta a versão ${entry.version ?? ''} da API de ${entry.title}. Nenhuma mudança foi registrada desde então.`
    : 'A primeira edição deste portal documenta as versões da tabela acima. Nenhuma mudança foi registrada desde então.';
  return { type: 'paragraph', children: [textNode(text)] };
}

function versionTable(ids: readonly string[], { services }: ContractIndex): RootContent {
  return tableNode(
    ['API', 'Versão', 'Mudanças'],
    ids.flatMap((id) => {
      const entry = services[id];
      if (!entry) return [];
      return [
        [
          [linkNode(entry.route, entry.title)],
          [textNode(entry.version ?? '')],
          [linkNode(`/docs/frontier/${id}/mudancas`, `Mudanças de ${entry.title}`)],
        ],
      ];
    }),
  );
}
