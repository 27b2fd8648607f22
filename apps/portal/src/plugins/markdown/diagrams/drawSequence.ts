import { escapeHtml } from '@frontier/reference';
import { type DiagramNames, lineError, type SourceLine, splitLabel } from './drawing';

const PARTICIPANT = /^(?:participant|actor) ([\w\p{L}]+)(?: as (\S.*))?$/u;
const MESSAGE = /^([\w\p{L}]+) ?(-?)->> ?([\w\p{L}]+) ?: ?(\S.*)$/u;
const NOTE = /^Note over ([\w\p{L}]+)(?:, ?([\w\p{L}]+))? ?: ?(\S.*)$/u;

/** A message from one participant to another, or a note over one or several. */
type SequenceStep = ReturnType<typeof readStep>;

/**
 * Draws a sequence diagram as a table with two columns for each participant. The border between the two is its lifeline,
 * and the lower border of a cell from one lifeline to another is an arrow. The browser breaks the labels.
 *
 * @throws naming an unsupported line, or a participant that is not declared above, or when there is no participant.
 */
export function drawSequence(
  lines: readonly SourceLine[],
  { description, title }: DiagramNames,
): string {
  const participants = new Map<string, readonly string[]>();
  const steps: SequenceStep[] = [];
  for (const line of lines) {
    const [, id, name] = PARTICIPANT.exec(line.text) ?? [];
    if (id) participants.set(id, splitLabel(name ?? id));
    else steps.push(readStep(line, [...participants.keys()]));
  }
  const labels = [...participants.values()];
  if (labels.length === 0) throw new Error('the diagram has no participants');
  const heads = labels.map((label) => drawCell('d-name', 2, label));
  const rows = steps.map((step) => `<tr>${drawStep(step, 2 * labels.length)}</tr>`);
  const name = escapeHtml(`${title}. ${description}`);
  const drawing = `<tr>${heads.join('')}</tr>${rows.join('')}`;
  return `<table class="sequence" role="img" aria-label="${name}">${drawing}</table>`;
}

/**
 * Reads the positions of the participants and the lines of the label. Arrows of answers are dashed (`-->>`).
 *
 * @param known ids of the participants, in order.
 */
function readStep(line: SourceLine, known: readonly string[]) {
  const find = (id: string): number => {
    if (known.includes(id)) return known.indexOf(id);
    throw lineError(line, `declare antes "participant ${id}"`);
  };
  const [, from, dash, to, text] = MESSAGE.exec(line.text) ?? [];
  if (from && to && text) {
    if (from === to)
      throw lineError(line, 'an arrow leads from one participant to another; use "Note over"');
    const ends = { from: find(from), to: find(to) };
    const isDashed = dash === '-';
    return { kind: 'message' as const, ...ends, label: splitLabel(text), isDashed };
  }
  const [, first, last, remark] = NOTE.exec(line.text) ?? [];
  if (first && remark) {
    const ends = { from: find(first), to: find(last ?? first) };
    return { kind: 'note' as const, ...ends, label: splitLabel(remark), isDashed: false };
  }
  throw lineError(line, 'the portal does not draw this line');
}

/** A row: a message is between two lifelines, a note covers the columns of its participants. */
function drawStep({ from, isDashed, kind, label, to }: SequenceStep, columns: number): string {
  const [first, last] = from < to ? [from, to] : [to, from];
  const inset = kind === 'note' ? 0 : 1;
  const [start, end] = [2 * first + inset, 2 * last + 2 - inset];
  const classes = [
    `d-${kind}`,
    ...(isDashed ? ['d-dotted'] : []),
    ...(to < from ? ['d-back'] : []),
  ];
  return (
    drawGap(0, start) + drawCell(classes.join(' '), end - start, label) + drawGap(end, columns)
  );
}

/** The empty columns beside a step, with the lifelines in them. */
function drawGap(start: number, end: number): string {
  const columns = Array.from({ length: end - start }, (_, at) => start + at);
  return columns
    .map((at) => (at % 2 === 0 ? '<td class="d-lifeline"></td>' : '<td></td>'))
    .join('');
}

function drawCell(className: string, columns: number, label: readonly string[]): string {
  const text = label.map(escapeHtml).join('<br>');
  return `<td class="${className}" colspan="${columns}"><span>${text}</span></td>`;
}
