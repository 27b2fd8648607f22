import { LineCounter } from 'yaml';
import { describeValue, isObject, type JsonObject, type JsonValue } from '../json.js';
import { phrase } from '../words/phrase.js';
import { OversizeError, type ParsedTree, parseYaml } from './parseYaml.js';
import { JsonPlaces, jsonEnd, nearestOffset, readJson } from './readJson.js';
import {
  type DocumentOrigin,
  type PlaceFinder,
  SpecError,
  type SpecFault,
  type TextPlace,
} from './SpecError.js';
import { isDerailed, syntaxFaults } from './syntaxFaults.js';
import { toPlainDocument } from './toPlainDocument.js';

/** How a text begins that is most likely meant to be JSON. */
const JSON_START = /^\s*\{\s*(?:"|\/[/*])/;

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
  const found = text.trim() === '' ? phrase('found.emptyFile') : describeValue(root);
  const mend = phrase('mend.pointToDocument');
  throw new SpecError([{ ...origin, line: 1, expected, found, mend }]);
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
  const placeAt = (offset: number) => placeOf(source, lines, offset);
  const comment = findJsonComment(source, origin, placeAt);
  if (comment.length > 0) throw new SpecError(comment);
  const syntax = syntaxFaults(tree, source, placeAt, origin);
  const {
    faults: found,
    offsets,
    slips,
    ...plain
  } = toPlainDocument(tree.contents, origin, placeAt);
  const faults = isDerailed(tree) ? syntax : [...syntax, ...found];
  if (faults.length > 0) throw new SpecError(faults);
  return {
    ...plain,
    slips: [...findJsonSlip(source, origin, placeAt), ...slips],
    locate: createLocator((pointer) => nearestOffset(pointer, offsets), placeAt),
  };
}

function isMeantAsJson(source: string, origin: DocumentOrigin): boolean {
  return JSON_START.test(source) || (source.startsWith('{') && /\.json$/i.test(origin.source));
}

/** A comment of JavaScript in JSON would be read by YAML as the beginning of a key. */
function findJsonComment(
  source: string,
  origin: DocumentOrigin,
  placeAt: PlaceFinder,
): SpecFault[] {
  if (!isMeantAsJson(source, origin)) return [];
  const at = jsonEnd(source);
  if (!/^\/[/*]/.test(source.slice(at, at + 2))) return [];
  const expected = phrase('expected.json');
  const mend = phrase('mend.removeComment');
  return [{ ...origin, ...placeAt(at), expected, found: phrase('found.comment'), mend }];
}

/** What keeps a text that is meant to be JSON from being it, though it can be read as YAML. */
function findJsonSlip(source: string, origin: DocumentOrigin, placeAt: PlaceFinder): SpecFault[] {
  if (!isMeantAsJson(source, origin)) return [];
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
      const places = new JsonPlaces(text);
      locate = createLocator(
        (asked) => places.offsetOf(asked),
        (offset) => placeOf(text, lines, offset),
      );
    }
    return locate(pointer);
  };
}

function createLocator(
  offsetOf: (pointer: string) => number | undefined,
  placeAt: PlaceFinder,
): ParsedDocument['locate'] {
  return (pointer) => {
    const offset = offsetOf(pointer.replace(/^#/, ''));
    return offset === undefined ? undefined : placeAt(offset);
  };
}
