import type { Note } from '@frontier/reference';
import { h, type MdxElement } from '../mdx/jsxNodes';
import { parseInline } from '../mdx/plainText';
import { linkNode } from '../mdx/tableNodes';
import { addressOfQuestion, isAssumptionMark, questionOf } from './assumptionMark';
import { type Question, type QuestionArea, readQuestions } from './readQuestions';

/** A question with our assumption. The number connects a mark to its note on paper. */
type MarkedQuestion = Question & { readonly number: number };

/**
 * Our assumptions by question: the marks that open their notes (css/site/assumptions.css), and the notes. Each page
 * contains a note once, however many marks open it.
 */
export class Assumptions {
  private readonly known: ReadonlyMap<string, MarkedQuestion>;

  constructor(areas: readonly QuestionArea[]) {
    const answered = areas
      .flatMap(({ questions }) => questions)
      .filter(({ assumption }) => assumption !== undefined);
    this.known = new Map(
      answered.map((question, at) => [idOf(question.id), { ...question, number: at + 1 }]),
    );
  }

  /** The mark for a link in a contract or guide; `undefined` for an ordinary link. */
  markOfLink(url: string, text: string): Note | undefined {
    const id = idOf(questionOf(url));
    const known = isAssumptionMark(url, text) && this.known.get(id);
    if (!known) return undefined;
    const number = `${known.number}`;
    return { className: 'assumption-mark', opens: id, namedBy: nameOf(id), number };
  }

  /** The notes of a page, in the order of the questions' page. Ids of other popovers are ignored. */
  notesOf(opened: Iterable<string>): MdxElement | undefined {
    const marked = [...new Set(opened)]
      .flatMap((id) => this.known.get(id) ?? [])
      .sort((a, b) => a.number - b.number);
    if (marked.length === 0) return undefined;
    return h('div.assumptions', [
      h('p.assumptions-title', 'Leituras nossas'),
      marked.map(noteNode),
    ]);
  }
}

export const readAssumptions = (file: string) => new Assumptions(readQuestions(file));

function idOf(question: string): string {
  return `leitura-${question}`;
}

/** Id of the element that names a mark: the question in its note. */
function nameOf(id: string): string {
  return `${id}-pergunta`;
}

function noteNode({ assumption = '', id: asked, number, question }: MarkedQuestion): MdxElement {
  const id = idOf(asked);
  return h('div.assumption', { id, popover: 'auto', 'data-number': `${number}` }, [
    h('p.assumption-question', { id: nameOf(id) }, [
      h('span.assumption-label', 'Leitura nossa: '),
      parseInline(question),
    ]),
    h('p', parseInline(assumption)),
    h('p', [linkNode(addressOfQuestion(asked), 'Ver a pergunta')]),
  ]);
}
