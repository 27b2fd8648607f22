import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { ContractIndex } from '../../../contracts/ContractIndex';
import { readAttributes } from '../../../shared/mdx/mdxNodes';
import { tidy } from './plainMarkdown';

/** What of the contracts guides show inside of their text. */
export type ShownFacts = Pick<ContractIndex, 'constants' | 'enums' | 'states'>;

/** The text of blocks as readers see it, code left out, with the constants they show. */
export function textOfNodes(nodes: readonly Nodes[], facts: ShownFacts): string {
  return tidy(nodes.map((node) => write(node, facts)).join(' '));
}

function write(node: Nodes, facts: ShownFacts): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeElement(node, facts);
    case 'paragraph':
    case 'tableCell':
    case 'listItem':
      return ` ${writeAll(node.children, facts)} `;
    default:
      return 'children' in node ? writeAll(node.children, facts) : '';
  }
}

function writeAll(nodes: readonly Nodes[], facts: ShownFacts): string {
  return nodes.map((node) => write(node, facts)).join('');
}

function writeElement(element: MdxJsxFlowElement | MdxJsxTextElement, facts: ShownFacts): string {
  const given = readAttributes(element);
  const service = given.get('service') ?? '';
  const name = given.get('name') ?? '';
  switch (element.name) {
    case 'Constant':
      return facts.constants[service]?.[given.get('path') ?? ''] ?? '';
    case 'EnumValues':
      return (facts.enums[service]?.[name] ?? []).map(({ value }) => value).join(', ');
    case 'ObjectStates':
      return (facts.states[name]?.values ?? []).join(', ');
    default:
      return writeAll(element.children, facts);
  }
}
