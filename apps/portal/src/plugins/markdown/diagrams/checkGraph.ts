import { lineError, type SourceLine } from './source';

const STATE = String.raw`(?:\[\*\]|[\w\p{L}]+)`;
const TRANSITION = new RegExp(`^(${STATE}) --> (${STATE})(?: ?: ?\\S.*)?$`, 'u');
const NAMED_STATE = /^state "([^"]+)" as ([\w\p{L}]+)$/u;
const STATE_TEXT = /^([\w\p{L}]+) ?: ?(\S.*)$/u;
const DIRECTION = /^direction (?:TB|TD|LR|RL|BT)$/;

/** A box and the text it gets, when a line gives one. */
interface BoxMention {
  readonly id: string;
  readonly label?: string | undefined;
}

/** Brackets inside a label would end it early; quotes let round ones stand in square ones. */
const TEXT = String.raw`(?:"[^"()[\]{}]+"|[^"()[\]{}]+)`;
const SHAPES = [
  String.raw`\(\[${TEXT}\]\)`,
  String.raw`\(\(${TEXT}\)\)`,
  String.raw`\[\(${TEXT}\)\]`,
  String.raw`\["[^"[\]]+"\]`,
  String.raw`\[${TEXT}\]`,
  String.raw`\(${TEXT}\)`,
  String.raw`\{${TEXT}\}`,
];
const BOX = new RegExp(`^(\\w+)(${SHAPES.join('|')})?`);
const LINK = /^ +(?:&|<?(?:-->|---|-\.->|-\.-|==>|===)(?:\|[^|]+\|)?) +/;

/**
 * Holds every line against what the layout library draws: it passes over a line that it doesn't
 * understand, and a picture that lacks an arrow tells a lie.
 *
 * @throws naming the line that would be left out or whose text would be lost.
 */
export function checkGraph(header: SourceLine, lines: readonly SourceLine[]): void {
  const isState = header.text.startsWith('stateDiagram');
  if (!isState && !/^(?:flowchart|graph) (?:TB|TD|LR|RL|BT)$/.test(header.text)) {
    throw lineError(header, 'use "flowchart TB" ou outra direção: TD, LR, RL, BT');
  }
  const labels = new Map<string, string | undefined>();
  for (const line of lines) {
    const boxes = isState ? readStateLine(line.text) : readStatement(line.text);
    if (!boxes) throw lineError(line, 'o portal não desenha esta linha');
    for (const { id, label } of boxes) keepLabel(labels, id, label, line);
  }
}

function readStateLine(text: string): BoxMention[] | undefined {
  if (DIRECTION.test(text)) return [];
  const [, from, to] = TRANSITION.exec(text) ?? [];
  if (from && to) return [{ id: from }, { id: to }];
  const [, label, id] = NAMED_STATE.exec(text) ?? [];
  if (id) return [{ id, label }];
  const [, described, description] = STATE_TEXT.exec(text) ?? [];
  return described ? [{ id: described, label: description }] : undefined;
}

/** The library keeps the first text of a box, and its id where the first mention gives none. */
function keepLabel(
  labels: Map<string, string | undefined>,
  id: string,
  label: string | undefined,
  line: SourceLine,
): void {
  if (!labels.has(id)) labels.set(id, label);
  else if (label !== undefined && label !== labels.get(id)) {
    throw lineError(line, `dê o texto de "${id}" na primeira linha em que a caixa aparece`);
  }
}

/** The boxes of a flowchart's line, such as `a[Um] --> b & c`; undefined when it is no such line. */
function readStatement(text: string): BoxMention[] | undefined {
  const boxes: BoxMention[] = [];
  let rest = text;
  for (;;) {
    const [box, id, label] = BOX.exec(rest) ?? [];
    if (box === undefined || id === undefined) return undefined;
    boxes.push({ id, label });
    rest = rest.slice(box.length);
    if (rest === '') return boxes;
    const [link] = LINK.exec(rest) ?? [];
    if (link === undefined) return undefined;
    rest = rest.slice(link.length);
  }
}
