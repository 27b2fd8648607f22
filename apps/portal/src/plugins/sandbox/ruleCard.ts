import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { stringify } from 'yaml';
import { blockNode, type Content, themedNode } from '../../shared/mdx/jsxNodes';
import { parseInline } from '../../shared/mdx/parseInline';
import { plainText } from '../../shared/mdx/plainText';
import { codeNode, linkNode, textNode } from '../../shared/mdx/tableNodes';
import type { ShownRule } from './describeRules';
import { anchorOf } from './Rule';

/** A value on one line, as authors of rules write it. */
const FLOW = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const;
/** What each rule is said to be, lest its reader take it for the provider's. */
const MARK = 'regra do simulador, não da Frontier';

/**
 * One rule: what the simulator does, with what parameters, and the question that it leaves open.
 *
 * @param questions route of the page of questions.
 */
export function ruleCard(rule: ShownRule, questions: string): MdxJsxFlowElement {
  const { id, parameters, question, says, title } = rule;
  const values = Object.entries(parameters).flatMap(([name, value]) => listValues(name, value));
  return blockNode('section', { className: 'rule' }, [
    themedNode('h4', { id: anchorOf(rule) }, [textNode(title)]),
    blockNode('p', { className: 'rule-mark' }, [textNode(MARK)]),
    blockNode('p', {}, parseInline(says)),
    blockNode('dl', {}, [
      ...fact('Id', [codeNode(id)]),
      ...(values.length > 0 ? fact('Por padrão', separate(values.map(codeNode))) : []),
      ...(question
        ? fact('Em aberto', [linkNode(`${questions}#${question.id}`, plainText(question.question))])
        : []),
    ]),
  ]);
}

function fact(name: string, children: readonly Content[]): MdxJsxFlowElement[] {
  return [blockNode('dt', {}, [textNode(name)]), blockNode('dd', {}, children)];
}

/** A value as a file of own rules writes it; each member of a map for itself. */
function listValues(name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, member]) => listValues(`${name}.${key}`, member));
  }
  return [`${name}: ${stringify(value, FLOW).trim()}`];
}

function separate(nodes: readonly Content[]): Content[] {
  return nodes.flatMap((node, at) => (at > 0 ? [textNode('; '), node] : [node]));
}
