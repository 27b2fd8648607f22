import { lineError, type SourceLine } from '../readLines';
import { type BoxMention, readStatement } from './readStatement';

const STATE = String.raw`(?:\[\*\]|[\w\p{L}]+)`;
const TRANSITION = new RegExp(`^(${STATE}) --> (${STATE})(?: ?: ?\\S.*)?$`, 'u');
const NAMED_STATE = /^state "([^"]+)" as ([\w\p{L}]+)$/u;
const STATE_TEXT = /^([\w\p{L}]+) ?: ?(\S.*)$/u;
const DIRECTION = /^direction (?:TB|TD|LR|RL|BT)$/;

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
