import { LineCounter } from 'yaml';
import { describeValue, isObject, type JsonObject } from '../json.js';
import { phrase } from '../words/phrase.js';
import { OversizeError, type ParsedTree, parseYaml } from './parseYaml.js';
import { jsonOffsets, readJson } from './readJson.js';
import { type DocumentOrigin, SpecError, type SpecFault, type TextPlace } from './SpecError.js';
import { syntaxFaults } from './syntaxFaults.js';
import { toPlainDocument } from './toPlainDocument.js';

/** A document as data, with what its text says beyond that. */
export interface ParsedDocument {
  readonly root: JsonObject;
  /** Source digits of every number JavaScript would print otherwise (`1000.00000000`), by pointer. */
  readonly lexemes: ReadonlyMap<string, string>;
  /** Numbers of which their writer most likely meant the digits, each a warning. */
  readonly slips: readonly SpecFault[];
  /** The place of the node a pointer names; of its nearest ancestor when it has none. */
  readonly locate: (pointer: string) => TextPlace | undefined;
}

/**
 * Reads YAML or JSON text as data only: no tags, unique keys, aliases and merge keys within a
 * budget, numbers with their digits.
 *
 * @throws {SpecError} with every syntax error and warning, each with its line.
 */
export function parseDocument(text: string, origin: DocumentOrigin): ParsedDocument {
  const source = text.replace(/^\uFEFF/, '');
  const json = readJson(source);
  return json && isObject(json.root)
    ? { root: json.root, lexemes: json.lexemes, slips: [], locate: locateInJson(source) }
    : parseYamlDocument(source, origin);
}

function parseYamlDocument(source: string, origin: DocumentOrigin): ParsedDocument {
  const lines = new LineCounter();
  const tree = parseBounded(source, origin, lines);
  const plain = toPlainDocument(tree.contents, origin, lines);
  const faults = [...syntaxFaults(tree, lines, origin), ...plain.faults];
  if (faults.length > 0) throw new SpecError(faults);
  const { lexemes, offsets, root, slips } = plain;
  if (isObject(root)) return { root, lexemes, slips, locate: createLocator(offsets, lines) };
  const expected = phrase('expected.openapiObject');
  const mend = phrase('mend.pointToDocument');
  throw new SpecError([{ ...origin, line: 1, expected, found: describeValue(root), mend }]);
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
