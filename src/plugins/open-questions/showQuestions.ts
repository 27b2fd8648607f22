import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { parseInline } from '../../shared/mdx/parseInline';
import { textNode } from '../../shared/mdx/tableNodes';
import type { ContractIndex } from '../api-reference/embed/ContractIndex';
import { readContractIndex } from '../api-reference/embed/contractIndexFile';
import { describeQuestions, type ShownArea, type ShownQuestion } from './describeQuestions';
import type { OpenQuestionsOptions } from './Question';
import { questionCard } from './questionCard';
import { questionCounts } from './questionCounts';

export interface ShowQuestionsOptions extends OpenQuestionsOptions {
  /** Replaces the contracts of the site being built, in tests. */
  readonly readIndex?: () => ContractIndex;
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
  readIndex = () => readContractIndex(process.cwd()),
}: ShowQuestionsOptions): (tree: Root) => void {
  const parts = new Map<string, (areas: readonly ShownArea[]) => RootContent[]>([
    ['QuestionCounts', (areas) => questionCounts(csv, areas)],
    ['OpenQuestions', (areas) => areas.flatMap(showArea)],
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

function showArea({ id, intro, name, questions }: ShownArea): RootContent[] {
  return [
    { type: 'heading', depth: 2, data: { hProperties: { id } }, children: [textNode(name)] },
    ...(intro ? [{ type: 'paragraph', children: parseInline(intro) } as const] : []),
    ...blockingFirst(questions).map(questionCard),
  ];
}

/** What a reader must settle before anything else stands above the rest. */
function blockingFirst(questions: readonly ShownQuestion[]): ShownQuestion[] {
  return [...questions].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}
