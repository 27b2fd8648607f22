import { isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { pickTexts } from './read.js';
import type { Assumption, OpenQuestion, Questioned } from './types/questions.js';

export const QUESTIONS_KEYWORD = 'x-perguntas';

/**
 * The mark of an assumption, in all outputs.
 *
 * @example
 * `(${ASSUMPTION_MARK})` // '(leitura nossa)'
 */
export const ASSUMPTION_MARK = 'leitura nossa';

/**
 * Combines the questions about parts that apply together. An id alone marks an assumption; `leitura` has its words,
 * `lacuna` those of a gap, with the words that lead to the question in brackets; `presenca: desconhecida` says that
 * the document does not state which fields are required.
 */
export function findQuestions(...values: readonly (JsonValue | undefined)[]): Questioned {
  const assumptions: Assumption[] = [];
  const openQuestions: OpenQuestion[] = [];
  let unknownPresence: string | undefined;
  for (const value of values) {
    const entries = isObject(value) ? value[QUESTIONS_KEYWORD] : undefined;
    for (const entry of Array.isArray(entries) ? entries : []) {
      const { id, lacuna: gap, leitura: text, presenca } = readEntry(entry);
      if (id === undefined) continue;
      if (presenca !== undefined) unknownPresence = id;
      else if (gap !== undefined) openQuestions.push({ id, ...splitGap(gap) });
      else assumptions.push(text === undefined ? { id } : { id, text });
    }
  }
  return {
    ...(assumptions.length > 0 && { assumptions }),
    ...(openQuestions.length > 0 && { openQuestions }),
    ...(unknownPresence !== undefined && { unknownPresence }),
  };
}

function readEntry(entry: JsonValue) {
  const texts = pickTexts(entry, 'id', 'lacuna', 'leitura', 'presenca');
  return typeof entry === 'string' ? { ...texts, id: entry } : texts;
}

function splitGap(gap: string): Pick<OpenQuestion, 'linked' | 'text'> {
  const [before = '', linked, after = ''] = gap.split(/[[\]]/);
  if (linked === undefined) return { text: gap, linked: gap.replace(/\.$/, '') };
  return { text: before + linked + after, linked };
}

export interface PlacedQuestion {
  readonly id: string;
  /** JSON pointer of the part, without `#`. */
  readonly pointer: string;
  readonly entry: string;
  readonly kind: 'assumption' | 'gap' | 'unknown';
}

/**
 * Lists the questions about all parts of a document.
 *
 * @returns in document order; entries of another form are `unknown`.
 * @example
 * listQuestions({ info: { 'x-perguntas': ['datas'] } })[0]?.pointer // '/info'
 */
export function listQuestions(root: JsonObject): PlacedQuestion[] {
  const found: PlacedQuestion[] = [];
  const visit = (value: JsonValue, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const at = joinPointer(pointer, key);
      if (key !== QUESTIONS_KEYWORD) visit(item, at);
      else if (Array.isArray(item)) {
        for (const [index, entry] of item.entries()) {
          found.push({ ...describeEntry(entry), pointer, entry: joinPointer(at, index) });
        }
      } else found.push({ id: '', kind: 'unknown', pointer, entry: at });
    }
  };
  visit(root, '');
  return found;
}

function describeEntry(entry: JsonValue): Pick<PlacedQuestion, 'id' | 'kind'> {
  const { id = '', lacuna, leitura, presenca } = readEntry(entry);
  const isWhole = isObject(entry) && Object.keys(entry).length === 2;
  if (typeof entry === 'string' || (isWhole && leitura !== undefined)) {
    return { id, kind: 'assumption' };
  }
  const isGap = lacuna !== undefined || presenca === 'desconhecida';
  return { id, kind: isWhole && isGap ? 'gap' : 'unknown' };
}
