import { isReadingMark, questionOf, READING_MARK } from '../../../shared/readings/readingMark';

/** What is shown of a contract, with the marks of each object's fields gathered at its head. */
export interface Gathered<T> {
  readonly shown: T;
  /** Questions by the anchor of the field, body or response that holds the object. */
  readonly heads: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Any object of a model. */
type Plain = Readonly<Record<string, unknown>>;

/** Where a part of a model stands. */
interface Place {
  /** Anchor at which the head of an object stands, if it is one that pages mark. */
  readonly head?: string | undefined;
  /** The marks of its own text stand at a head. */
  readonly isGathered?: boolean;
}

const LINK = new RegExp(` ?\\[(${READING_MARK})\\]\\(([^)\\s]+)\\)`, 'g');
/** A sentence that says of a code that it is a reading; the mark beside the code says the same. */
const CODE = new RegExp(
  `^(.*?) ?O código \\d{3} é (\\[${READING_MARK}\\]\\([^)\\s]+\\))\\.?$`,
  's',
);

/**
 * Puts the marks of our readings where a reader needs few of them: those of several fields of an object together at
 * its head, that of a code right beside it. A field alone keeps its own.
 *
 * @param model plain data: a service, or a part of one.
 * @param anchor of the object, where the model is a part.
 */
export function gatherMarks<T>(model: T, anchor?: string): Gathered<T> {
  const heads = new Map<string, Set<string>>();
  const walk = (value: unknown, place: Place): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, place));
    if (!isPlain(value)) return value;
    const head = headOf(value) ?? place.head;
    const isHead = head !== undefined && holdsSeveral(value);
    const marked = isHead ? listProperties(value).filter(marks) : [];
    if (isHead) {
      const questions = [...questionsIn(value), ...marked.flatMap(questionsOfField)];
      heads.set(head, new Set([...(heads.get(head) ?? []), ...questions]));
    }
    const isGathered = isHead || place.isGathered === true;
    const walkKey = (key: string, inner: unknown): unknown => {
      if (key === 'description' && typeof inner === 'string') {
        return isGathered ? inner.replace(LINK, '') : inner.replace(CODE, '$2 $1');
      }
      if (key === 'properties' && Array.isArray(inner)) {
        return inner.map((field) => walk(field, { isGathered: marked.includes(field as Plain) }));
      }
      if (key === 'members') return walk(inner, { isGathered });
      if (LAYERS.includes(key)) return walk(inner, { head, isGathered: place.isGathered === true });
      return walk(inner, {});
    };
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, walkKey(key, inner)]),
    );
  };
  return { shown: walk(model, { head: anchor }) as T, heads };
}

/** What leads from a field or a body to the object it holds. */
const LAYERS = ['content', 'schema', 'items'];

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields, bodies and answers have a head on pages; forms of a choice and schemas shown once have none. */
function headOf(value: Plain): string | undefined {
  const isPlace = 'required' in value || 'status' in value;
  return isPlace && typeof value.anchor === 'string' ? value.anchor : undefined;
}

function listProperties({ properties }: Plain): readonly Plain[] {
  return Array.isArray(properties) ? properties.filter(isPlain) : [];
}

/** Whether the marks of an object's fields stand at its head. */
function holdsSeveral(schema: Plain): boolean {
  return listProperties(schema).filter(marks).length > 1;
}

function marks(field: Plain): boolean {
  return questionsOfField(field).length > 0;
}

/** The questions of a field's own text; an object with a head of its own has them there. */
function questionsOfField({ schema }: Plain): string[] {
  const questions: string[] = [];
  for (let layer = schema; isPlain(layer); layer = layer.items) {
    if (!holdsSeveral(layer)) questions.push(...questionsIn(layer));
  }
  return questions;
}

/** The questions that a schema's own text and those of what it is made of mark. */
function questionsIn({ description, members }: Plain): string[] {
  const parts = Array.isArray(members) ? members.filter(isPlain) : [];
  return [description, ...parts.map((part) => part.description)].flatMap((text) =>
    typeof text !== 'string'
      ? []
      : [...text.matchAll(LINK)]
          .filter(([, words = '', url = '']) => isReadingMark(url, words))
          .map(([, , url = '']) => questionOf(url)),
  );
}
