import { LineCounter } from 'yaml';
import { describeValue, isObject, type JsonObject } from '../json.js';
import { phrase } from '../words/phrase.js';
import { OversizeError, type ParsedTree, parseYaml } from './parseYaml.js';
import { jsonEnd, jsonOffsets, readJson } from './readJson.js';
import {
  type DocumentOrigin,
  type PlaceFinder,
  SpecError,
  type SpecFault,
  type TextPlace,
} from './SpecError.js';
import { isDerailed, syntaxFaults } from './syntaxFaults.js';
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
  if (json && isObject(json.root)) {
    return { root: json.root, lexemes: json.lexemes, slips: [], locate: locateInJson(source) };
  }
  return parseYamlDocument(source, origin);
}

function parseYamlDocument(source: string, origin: DocumentOrigin): ParsedDocument {
  const lines = new LineCounter();
  const tree = parseBounded(source, origin, lines);
  const placeAt = (offset: number) => placeOf(source, lines, offset);
  const syntax = syntaxFaults(tree, source, placeAt, origin);
  const plain = toPlainDocument(tree.contents, origin, placeAt);
  const faults = isDerailed(tree) ? syntax : [...syntax, ...plain.faults];
  if (faults.length > 0) throw new SpecError(faults);
  const { lexemes, offsets, root, slips } = plain;
  if (isObject(root)) {
    const locate = createLocator(offsets, placeAt);
    return { root, lexemes, slips: [...findJsonSlip(source, origin, placeAt), ...slips], locate };
  }
  const expected = phrase('expected.openapiObject');
  const found = source.trim() === '' ? phrase('found.emptyFile') : describeValue(root);
  const mend = phrase('mend.pointToDocument');
  throw new SpecError([{ ...origin, line: 1, expected, found, mend }]);
}

/** What keeps a text that is meant to be JSON from being it, though it can be read as YAML. */
function findJsonSlip(source: string, origin: DocumentOrigin, placeAt: PlaceFinder): SpecFault[] {
  if (!/^\s*\{\s*"/.test(source)) return [];
  try {
    JSON.parse(source);
    return [];
  } catch {
    const at = jsonEnd(source);
    const comma = /,\s*$/.exec(source.slice(0, at));
    const isComma = comma !== null && '}]'.includes(source[at] ?? '');
    return [
      {
        ...origin,
        ...placeAt(isComma ? comma.index : at),
        expected: phrase('expected.json'),
        found: phrase(isComma ? 'found.trailingComma' : 'found.notJson'),
        mend: phrase(isComma ? 'mend.removeComma' : 'mend.correctJson'),
      },
    ];
  }
}

/** The place of a sign of a text, with its line. */
function placeOf(source: string, lines: LineCounter, offset: number): TextPlace {
  const { col, line } = lines.linePos(offset);
  const { lineStarts } = lines;
  const text = source.slice(lineStarts[line - 1] ?? 0, lineStarts[line] ?? source.length);
  return { line, column: col, text: text.replace(/\r?\n$/, '') };
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
      locate = createLocator(jsonOffsets(text), (offset) => placeOf(text, lines, offset));
    }
    return locate(pointer);
  };
}

function createLocator(
  offsets: ReadonlyMap<string, number>,
  placeAt: PlaceFinder,
): ParsedDocument['locate'] {
  return (pointer) => {
    let candidate = pointer.replace(/^#/, '');
    while (candidate !== '' && !offsets.has(candidate)) {
      candidate = candidate.slice(0, candidate.lastIndexOf('/'));
    }
    const offset = offsets.get(candidate);
    return offset === undefined ? undefined : placeAt(offset);
  };
}
