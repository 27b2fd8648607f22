import { LineCounter } from 'yaml';
import { describeValue, isObject, type JsonObject, type JsonValue } from '../json.js';
import { phrase } from '../words/phrase.js';
import { OversizeError, type ParsedTree, parseYaml } from './parseYaml.js';
import { jsonOffsets, readJson } from './readJson.js';
import { type DocumentOrigin, SpecError, type SpecFault, type TextPlace } from './SpecError.js';
import { syntaxFaults } from './syntaxFaults.js';
import { toPlainDocument } from './toPlainDocument.js';

/** A text of YAML or JSON as data, with what it says beyond that. */
export interface ParsedText {
  readonly root: JsonValue;
  /** Source digits of every number JavaScript would print otherwise (`1000.00000000`), by pointer. */
  readonly lexemes: ReadonlyMap<string, string>;
  /** Numbers of which their writer most likely meant the digits, each a warning. */
  readonly slips: readonly SpecFault[];
  /** The place of the node a pointer names; of its nearest ancestor when it has none. */
  readonly locate: (pointer: string) => TextPlace | undefined;
}

/** The same of a text that is an object, as documents are. */
export interface ParsedDocument extends ParsedText {
  readonly root: JsonObject;
}

/**
 * Reads YAML or JSON text as data only: no tags, unique keys, aliases and merge keys within a
 * budget, numbers with their digits.
 *
 * @throws {SpecError} with every syntax error and warning, each with its line.
 */
export function parseDocument(text: string, origin: DocumentOrigin): ParsedDocument {
  const { root, ...parsed } = parseText(text, origin);
  if (isObject(root)) return { root, ...parsed };
  const expected = phrase('expected.openapiObject');
  const mend = phrase('mend.pointToDocument');
  throw new SpecError([{ ...origin, line: 1, expected, found: describeValue(root), mend }]);
}

/**
 * Reads a text as `parseDocument` does, whatever value it is: a file that a document refers to may be a
 * list, or a schema that is `true`.
 *
 * @throws {SpecError} as `parseDocument`.
 */
export function parseText(text: string, origin: DocumentOrigin): ParsedText {
  const source = text.replace(/^\uFEFF/, '');
  const json = readJson(source);
  return json && isObject(json.root)
    ? { root: json.root, lexemes: json.lexemes, slips: [], locate: locateInJson(source) }
    : parseYamlText(source, origin);
}

function parseYamlText(source: string, origin: DocumentOrigin): ParsedText {
  const lines = new LineCounter();
  const tree = parseBounded(source, origin, lines);
  const { faults: found, offsets, ...plain } = toPlainDocument(tree.contents, origin, lines);
  const faults = [...syntaxFaults(tree, lines, origin), ...found];
  if (faults.length > 0) throw new SpecError(faults);
  return { ...plain, locate: createLocator(offsets, lines) };
}

function parseBounded(source: string, origin: DocumentOrigin, lines: LineCounter): ParsedTree {
  try {
    return parseYaml(source, lines);
  } catch (error) {
    if (!(error instanceof OversizeError)) throw error;
    const { line, phrase: found } = error;
    const mend = phrase('mend.splitOrShorten');
    throw new SpecError([
      { ...origin, line, expected: phrase('expected.reasonableSize'), found, mend },
    ]);
  }
}

/** Most documents have no fault: places are looked for when the first is asked for. */
function locateInJson(text: string): ParsedDocument['locate'] {
  let locate: ParsedDocument['locate'] | undefined;
  return (pointer) => {
    if (!locate) {
      const lines = new LineCounter();
      lines.addNewLine(0);
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
        lines.addNewLine(at + 1);
      }
      locate = createLocator(jsonOffsets(text), lines);
    }
    return locate(pointer);
  };
}

function createLocator(
  offsets: ReadonlyMap<string, number>,
  lines: LineCounter,
): ParsedDocument['locate'] {
  return (pointer) => {
    let candidate = pointer.replace(/^#/, '');
    while (candidate !== '' && !offsets.has(candidate)) {
      candidate = candidate.slice(0, candidate.lastIndexOf('/'));
    }
    const offset = offsets.get(candidate);
    if (offset === undefined) return undefined;
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
}
