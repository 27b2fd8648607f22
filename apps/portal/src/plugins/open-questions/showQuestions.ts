import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { parseInline } from '../../shared/mdx/parseInline';
import { linkNode, textNode } from '../../shared/mdx/tableNodes';
import type { ContractIndex } from '../api-reference/embed/ContractIndex';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import { anchorOf, type SandboxOptions } from '../sandbox/Rule';
import { readRules } from '../sandbox/readRules';
import { describeQuestions, type ShownArea, type ShownQuestion } from './describeQuestions';
import type { OpenQuestionsOptions } from './Question';
import { questionCard, type RuleLinks } from './questionCard';
import { questionCounts } from './questionCounts';

export interface ShowQuestionsOptions extends OpenQuestionsOptions {
  /** Replaces the contracts of the site being built, in tests. */
  readonly readIndex?: () => ContractIndex;
  /** The simulator's rules, and the page that lists them. */
  readonly sandbox: Pick<SandboxOptions, 'page' | 'rules'>;
}

/**
 * Remark plugin: puts the counts and the spreadsheet's link where `<QuestionCounts />` stands, and
 * every question by area where `<OpenQuestions />` does.
 *
 * @throws {Error} naming file and line of every fault of the questions.
 */
export function showQuestions({
  csv,
  file,
  sandbox,
  readIndex = () => readContractIndex(),
}: ShowQuestionsOptions): (tree: Root) => void {
  const parts = new Map<string, (areas: readonly ShownArea[]) => RootContent[]>([
    ['QuestionCounts', (areas) => questionCounts(csv, areas)],
    ['OpenQuestions', (areas) => showAreas(areas, linkRules(sandbox))],
  ]);
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, position, parent) => {
      const show = element.name === null ? undefined : parts.get(element.name);
      if (!show || !parent || position === undefined) return undefined;
      const nodes = show(describeQuestions(file, readIndex()));
      parent.children.splice(position, 1, ...nodes);
      return [SKIP, position + nodes.length];
    });
  };
}

/** Links to the rules by which the simulator answers each question in its own way. */
function linkRules({ page, rules }: Pick<SandboxOptions, 'page' | 'rules'>): RuleLinks {
  const all = readRules(rules);
  return (id) =>
    all
      .filter(({ question }) => question === id)
      .map((rule) => linkNode(`${page}#${anchorOf(rule)}`, rule.title));
}

function showAreas(areas: readonly ShownArea[], rulesOf: RuleLinks): RootContent[] {
  return areas.flatMap((area) => showArea(area, rulesOf));
}

function showArea({ id, intro, name, questions }: ShownArea, rulesOf: RuleLinks): RootContent[] {
  return [
    { type: 'heading', depth: 2, data: { hProperties: { id } }, children: [textNode(name)] },
    ...(intro ? [{ type: 'paragraph', children: parseInline(intro) } as const] : []),
    ...blockingFirst(questions).map((question) => questionCard(question, rulesOf(question.id))),
  ];
}

/** What a reader must settle before anything else stands above the rest. */
function blockingFirst(questions: readonly ShownQuestion[]): ShownQuestion[] {
  return [...questions].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}
