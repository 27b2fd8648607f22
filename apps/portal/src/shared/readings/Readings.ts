import type { Note } from '@frontier/reference';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { blockNode, inlineNode } from '../mdx/jsxNodes';
import { parseInline } from '../mdx/plainText';
import { linkNode } from '../mdx/tableNodes';
import { addressOfQuestion, isReadingMark, questionOf } from './readingMark';
import { type Question, type QuestionArea, readQuestions } from './readQuestions';

type Reading = Pick<Question, 'id' | 'question'> & {
  readonly text: string;
  /** By which paper leads from a mark to its note. */
  readonly number: number;
};

/** Between the questions of one mark. */
const AND = '+';

/**
 * Our readings by their questions: the mark that opens one or several (css/site/readings.css), and what marks
 * open. Each page has every reading once, however often it is marked.
 */
export class Readings {
  private readonly known: ReadonlyMap<string, Reading>;

  constructor(areas: readonly QuestionArea[]) {
    const answered = areas
      .flatMap(({ questions }) => questions)
      .filter(({ reading }) => reading !== undefined);
    this.known = new Map(
      answered.map(({ id, question, reading = '' }, at) => [
        id,
        { id, question, text: reading, number: at + 1 },
      ]),
    );
  }

  /**
   * The mark of some questions.
   *
   * @returns nothing where none of them has a reading.
   */
  markOf(questions: Iterable<string>): Note | undefined {
    const readings = this.find(questions);
    if (readings.length === 0) return undefined;
    return {
      className: 'reading-mark',
      opens: idOf(readings),
      namedBy: readings.map((reading) => nameOf(idOf([reading]))).join(' '),
      number: readings.map(({ number }) => number).join(', '),
    };
  }

  /** The mark that a link stands for, in contracts and guides alike; nothing for an ordinary link. */
  markOfLink(url: string, text: string): Note | undefined {
    return isReadingMark(url, text) ? this.markOf([questionOf(url)]) : undefined;
  }

  /**
   * What marks open, to stand once on their page: a popover for each reading, and one for those that
   * a mark opens together.
   *
   * @param opened as the marks of the page say it; others' popovers are passed over.
   */
  notesOf(opened: Iterable<string>): MdxJsxFlowElement | undefined {
    const sets = [...new Set(opened)]
      .filter((id) => id.startsWith(PREFIX))
      .map((id) => this.find(id.slice(PREFIX.length).split(AND)));
    const readings = this.find(sets.flat().map(({ id }) => id));
    if (readings.length === 0) return undefined;
    const several = sets.filter(({ length }) => length > 1);
    return blockNode('div', { className: 'readings' }, [
      blockNode('p', { className: 'readings-title' }, ['Leituras nossas']),
      ...readings.map(noteNode),
      ...several.map((set) =>
        blockNode('div', { className: 'reading reading-set', id: idOf(set), popover: 'auto' }, [
          blockNode('p', { className: 'reading-label' }, ['Leituras nossas']),
          ...set.flatMap((reading) => [
            blockNode('p', { className: 'reading-question' }, parseInline(reading.question)),
            ...answerNodes(reading),
          ]),
        ]),
      ),
    ]);
  }

  /** The readings of some questions, each once, in the order of the questions' page. */
  private find(questions: Iterable<string>): Reading[] {
    return [...new Set(questions)]
      .flatMap((id) => this.known.get(id) ?? [])
      .sort((a, b) => a.number - b.number);
  }
}

export function readReadings(file: string): Readings {
  return new Readings(readQuestions(file));
}

const PREFIX = 'leitura-';

function idOf(readings: readonly Reading[]): string {
  return `${PREFIX}${readings.map(({ id }) => id).join(AND)}`;
}

/** `id` of what names a mark: what it opens, and the question. */
function nameOf(id: string): string {
  return `${id}-pergunta`;
}

function noteNode(reading: Reading): MdxJsxFlowElement {
  const id = idOf([reading]);
  const attributes = {
    className: 'reading',
    id,
    popover: 'auto',
    'data-number': `${reading.number}`,
  };
  return blockNode('div', attributes, [
    blockNode('p', { className: 'reading-question', id: nameOf(id) }, [
      inlineNode('span', { className: 'reading-label' }, ['Leitura nossa: ']),
      ...parseInline(reading.question),
    ]),
    ...answerNodes(reading),
  ]);
}

function answerNodes({ id, text }: Reading) {
  return [
    blockNode('p', {}, parseInline(text)),
    blockNode('p', {}, [linkNode(addressOfQuestion(id), 'Ver a pergunta')]),
  ];
}
