import type { RootContent } from 'mdast';
import { blockNode, inlineNode } from '../../shared/mdx/jsxNodes';
import { linkNode, tableNode, textNode } from '../../shared/mdx/tableNodes';
import type { ShownArea } from './describeQuestions';

/** How many questions there are and where, and the spreadsheet. */
export function questionCounts(csv: string, areas: readonly ShownArea[]): RootContent[] {
  const questions = areas.flatMap((area) => area.questions);
  const blocking = questions.filter((question) => question.blocking);
  return [
    blockNode('p', { className: 'questions-count' }, [
      inlineNode('strong', {}, [textNode(count(questions.length, 'pergunta', 'perguntas'))]),
      textNode(', das quais '),
      inlineNode('strong', {}, [textNode(count(blocking.length, 'bloqueia', 'bloqueiam'))]),
      textNode(' uma integração. '),
      inlineNode('a', { href: csv, download: null }, [textNode('Baixar as perguntas em CSV')]),
      textNode(' (para Excel e outras planilhas)'),
    ]),
    tableNode(
      ['Área', 'Perguntas', 'Bloqueiam'],
      areas.map((area) => [
        [linkNode(`#${area.id}`, area.name)],
        [textNode(String(area.questions.length))],
        [textNode(String(area.questions.filter((question) => question.blocking).length))],
      ]),
    ),
    blockNode('p', { className: 'questions-only' }, [
      inlineNode('label', {}, [
        inlineNode('input', { type: 'checkbox' }, []),
        textNode(' Mostrar só as que bloqueiam'),
      ]),
    ]),
  ];
}

function count(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`;
}
