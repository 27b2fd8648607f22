import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { linkNode, tableNode, textNode } from '../../shared/mdx/tableNodes';
import { describeRules, type RuleArea } from './describeRules';
import type { SandboxOptions } from './Rule';
import { ruleCard } from './ruleCard';

export interface ShowRulesOptions extends Pick<SandboxOptions, 'questions' | 'rules'> {
  /** Route of the page of questions. */
  readonly questionsPage: string;
}

/**
 * Remark plugin: puts how many rules there are, by area, where `<SandboxRuleCounts />` stands, and every
 * rule where `<SandboxRules />` does.
 *
 * @throws {Error} naming file and line of every fault of the rules.
 */
export function showRules({ questionsPage, ...files }: ShowRulesOptions): (tree: Root) => void {
  const parts = new Map<string, (areas: readonly RuleArea[]) => RootContent[]>([
    ['SandboxRuleCounts', (areas) => [countRules(areas)]],
    ['SandboxRules', (areas) => areas.flatMap((area) => showArea(area, questionsPage))],
  ]);
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      const show = element.name === null ? undefined : parts.get(element.name);
      if (!show || !parent || position === undefined) return undefined;
      const nodes = show(describeRules(files));
      parent.children.splice(position, 1, ...nodes);
      return [SKIP, position + nodes.length];
    });
  };
}

function countRules(areas: readonly RuleArea[]): RootContent {
  return tableNode(
    ['Área', 'Regras'],
    areas.map((area) => [
      [linkNode(`#${headingOf(area)}`, area.name)],
      [textNode(String(area.rules.length))],
    ]),
  );
}

function showArea(area: RuleArea, questionsPage: string): RootContent[] {
  return [
    {
      type: 'heading',
      depth: 3,
      data: { hProperties: { id: headingOf(area) } },
      children: [textNode(area.name)],
    },
    ...area.rules.map((rule) => ruleCard(rule, questionsPage)),
  ];
}

function headingOf({ id }: RuleArea): string {
  return `regras-${id}`;
}
