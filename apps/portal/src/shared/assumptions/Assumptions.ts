import type { Note } from '@frontier/reference';
import { type Child, h, type MdxElement } from '../mdx/jsxNodes';
import { parseInline } from '../mdx/plainText';
import { linkNode } from '../mdx/tableNodes';
import { addressOfQuestion, isAssumptionMark, questionOf } from './assumptionMark';
import { type Question, type QuestionArea, readQuestions } from './readQuestions';

type Assumption = Pick<Question, 'id' | 'question'> & {
  readonly text: string;
  /** Connects a mark to its note on paper. */
  readonly number: number;
};

/** Separator between the questions of one mark. */
const AND = '+';

/**
 * Our assumptions by question: the marks that open one or several notes (css/site/assumptions.css), and the notes. Each
 * page contains a note once, however many marks open it.
 */
export class Assumptions {
  private readonly known: ReadonlyMap<string, Assumption>;

  constructor(areas: readonly QuestionArea[]) {
    const answered = areas
      .flatMap(({ questions }) => questions)
      .filter(({ assumption }) => assumption !== undefined);
    this.known = new Map(
      answered.map(({ id, question, assumption = '' }, at) => [
        id,
        { id, question, text: assumption, number: at + 1 },
      ]),
    );
  }

  /**
   * Builds the mark for some questions.
   *
   * @returns `undefined` if none of them has an assumption.
   */
  markOf(questions: Iterable<string>): Note | undefined {
    const assumptions = this.find(questions);
    if (assumptions.length === 0) return undefined;
    return {
      className: 'assumption-mark',
      opens: idOf(assumptions),
      namedBy: assumptions.map((assumption) => nameOf(idOf([assumption]))).join(' '),
      number: assumptions.map(({ number }) => number).join(', '),
    };
  }

  /** The mark for a link in a contract or guide; `undefined` for an ordinary link. */
  markOfLink(url: string, text: string): Note | undefined {
    return isAssumptionMark(url, text) ? this.markOf([questionOf(url)]) : undefined;
  }

  /**
   * Builds the notes that a page contains once: a popover for each assumption, and one for each set of assumptions that
   * a single mark opens.
   *
   * @param opened ids that the page's marks refer to; ids of other popovers are ignored.
   */
  notesOf(opened: Iterable<string>): MdxElement | undefined {
    const sets = [...new Set(opened)]
      .filter((id) => id.startsWith(PREFIX))
      .map((id) => this.find(id.slice(PREFIX.length).split(AND)));
    const assumptions = this.find(sets.flat().map(({ id }) => id));
    if (assumptions.length === 0) return undefined;
    const several = sets.filter(({ length }) => length > 1);
    return h('div.assumptions', [
      h('p.assumptions-title', 'Leituras nossas'),
      assumptions.map(noteNode),
      several.map((set) =>
        h('div.assumption.assumption-set', { id: idOf(set), popover: 'auto' }, [
          h('p.assumption-label', 'Leituras nossas'),
          set.map((assumption) => [
            h('p.assumption-question', parseInline(assumption.question)),
            answerNodes(assumption),
          ]),
        ]),
      ),
    ]);
  }

  /** The assumptions of some questions without duplicates, in the order of the questions' page. */
  private find(questions: Iterable<string>): Assumption[] {
    return [...new Set(questions)]
      .flatMap((id) => this.known.get(id) ?? [])
      .sort((a, b) => a.number - b.number);
  }
}

export function readAssumptions(file: string): Assumptions {
  return new Assumptions(readQuestions(file));
}

const PREFIX = 'leitura-';

function idOf(assumptions: readonly Assumption[]): string {
  return `${PREFIX}${assumptions.map(({ id }) => id).join(AND)}`;
}

/** Id of the elements that name a mark: its note and the question. */
function nameOf(id: string): string {
  return `${id}-pergunta`;
}

function noteNode(assumption: Assumption): MdxElement {
  const id = idOf([assumption]);
  return h('div.assumption', { id, popover: 'auto', 'data-number': `${assumption.number}` }, [
    h('p.assumption-question', { id: nameOf(id) }, [
      h('span.assumption-label', 'Leitura nossa: '),
      parseInline(assumption.question),
    ]),
    answerNodes(assumption),
  ]);
}

function answerNodes({ id, text }: Assumption): Child {
  return [h('p', parseInline(text)), h('p', [linkNode(addressOfQuestion(id), 'Ver a pergunta')])];
}
