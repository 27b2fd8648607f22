import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { blockNode, type Content, themedNode } from '../../shared/mdx/jsxNodes';
import { parseInline } from '../../shared/mdx/parseInline';
import { linkNode, textNode } from '../../shared/mdx/tableNodes';
import type { ShownQuestion } from './describeQuestions';

/**
 * One question with its mark and what a reader does about it. Its heading is the theme's, so that
 * links to it are checked and it can be linked to, but no Markdown one: the page's list of contents
 * has the areas only.
 */
export function questionCard(question: ShownQuestion): MdxJsxFlowElement {
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
    ]),
    blockNode('p', { className: 'question-answer' }, [textNode('Resposta:')]),
  ]);
}

function fact(name: string, children: readonly Content[]): MdxJsxFlowElement[] {
  return [blockNode('dt', {}, [textNode(name)]), blockNode('dd', {}, children)];
}

function listCalls(operations: ShownQuestion['operations']): Content[] {
  return operations.flatMap(({ href, title }, at) => [
    ...(at > 0 ? [textNode(', ')] : []),
    linkNode(href, title),
  ]);
}
