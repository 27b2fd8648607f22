import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { blockNode, type Content, themedNode } from '../../shared/mdx/jsxNodes';
import { parseInline } from '../../shared/mdx/parseInline';
import { linkNode, textNode } from '../../shared/mdx/tableNodes';
import type { ShownQuestion } from './describeQuestions';

/** Links to the rules by which the simulator answers a question, by the question's id. */
export type RuleLinks = (question: string) => readonly PhrasingContent[];

/**
 * One question with its mark and what a reader does about it. Its heading is the theme's, so that
 * links to it are checked and it can be linked to, but no Markdown one: the page's list of contents
 * has the areas only.
 */
export function questionCard(
  question: ShownQuestion,
  rules: readonly PhrasingContent[],
): MdxJsxFlowElement {
  const { blocking, id, meanwhile, operations, reading, why } = question;
  return blockNode('section', { className: 'question', 'data-blocking': String(blocking) }, [
    blockNode('p', { className: 'question-mark' }, [
      textNode(blocking ? 'bloqueia' : 'não bloqueia'),
    ]),
    themedNode('h3', { id }, parseInline(question.question)),
    blockNode('dl', {}, [
      ...fact('O que depende dela', parseInline(why)),
      ...fact('Até a resposta', parseInline(meanwhile)),
      ...(reading ? fact('Nossa leitura', parseInline(reading)) : []),
      ...(operations.length > 0 ? fact('Chamadas', listCalls(operations)) : []),
      ...(rules.length > 0 ? fact('No simulador', separate(rules)) : []),
    ]),
    blockNode('p', { className: 'question-answer' }, [textNode('Resposta:')]),
  ]);
}

function fact(name: string, children: readonly Content[]): MdxJsxFlowElement[] {
  return [blockNode('dt', {}, [textNode(name)]), blockNode('dd', {}, children)];
}

function listCalls(operations: ShownQuestion['operations']): Content[] {
  return separate(operations.map(({ href, title }) => linkNode(href, title)));
}

function separate(links: readonly PhrasingContent[]): Content[] {
  return links.flatMap((link, at) => (at > 0 ? [textNode(', '), link] : [link]));
}
