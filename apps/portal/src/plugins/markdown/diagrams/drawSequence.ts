import { escapeHtml } from '@frontier/reference';
import {
  arrowId,
  breakLines,
  type DiagramNames,
  type Drawing,
  drawForWidths,
  joinLabel,
  lineError,
  round,
  type SourceLine,
  splitLabel,
} from './drawing';

interface Participant {
  readonly id: string;
  readonly label: readonly string[];
}

/** A message from one participant to another, or a note over one or several. */
interface SequenceStep {
  readonly kind: 'message' | 'note';
  readonly from: string;
  readonly to: string;
  readonly label: readonly string[];
  /** Whether the arrow is dashed (`-->>`), as for answers. */
  readonly isDashed: boolean;
}

interface Sequence {
  readonly participants: readonly Participant[];
  readonly steps: readonly SequenceStep[];
}

const PARTICIPANT = /^(?:participant|actor) ([\w\p{L}]+)(?: as (\S.*))?$/u;
const MESSAGE = /^([\w\p{L}]+) ?(-?)->> ?([\w\p{L}]+) ?: ?(\S.*)$/u;
const NOTE = /^Note over ([\w\p{L}]+)(?:, ?([\w\p{L}]+))? ?: ?(\S.*)$/u;

/**
 * Parses a sequence diagram.
 *
 * @throws naming an unsupported line, or a participant that is not declared above.
 */
function parseSequence(lines: readonly SourceLine[]): Sequence {
  const participants = new Map<string, Participant>();
  const steps: SequenceStep[] = [];
  for (const line of lines) {
    const [, id, name] = PARTICIPANT.exec(line.text) ?? [];
    if (id) participants.set(id, { id, label: splitLabel(name ?? id) });
    else steps.push(readStep(line, participants));
  }
  return { participants: [...participants.values()], steps };
}

function readStep(line: SourceLine, participants: ReadonlyMap<string, Participant>): SequenceStep {
  const require = (id: string): string => {
    if (participants.has(id)) return id;
    throw lineError(line, `declare antes "participant ${id}"`);
  };
  const [, from, dash, to, text] = MESSAGE.exec(line.text) ?? [];
  if (from && to && text) {
    if (from === to)
      throw lineError(line, 'an arrow leads from one participant to another; use "Note over"');
    const ends = { from: require(from), to: require(to) };
    return { kind: 'message', ...ends, label: splitLabel(text), isDashed: dash === '-' };
  }
  const [, first, last, remark] = NOTE.exec(line.text) ?? [];
  if (first && remark) {
    const ends = { from: require(first), to: require(last ?? first) };
    return { kind: 'note', ...ends, label: splitLabel(remark), isDashed: false };
  }
  throw lineError(line, 'the portal does not draw this line');
}

/** Glyph widths in em of the widest common system font, so that no text overflows its box. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200b]/u, 0],
  [/[ijlI.,:;'|!]/, 0.34],
  [/[ ftr()[\]/-]/, 0.42],
  [/[mwMW@%]/, 0.98],
  [/\p{Lu}/u, 0.76],
];
const OTHER = 0.64;

/** Sizes in units of the drawing; the text sizes match those of graphs. */
const SIZES = {
  name: 13,
  label: 11,
  nameLine: 17,
  labelLine: 15,
  boxPadding: 10,
  labelPadding: 8,
  stepGap: 18,
  notePadding: 8,
} as const;

interface PlacedColumn extends Participant {
  /** Centre of the column. */
  readonly x: number;
  readonly width: number;
}

/** A message or note at its position: `top` of its label, `bottom` of its arrow or frame. */
interface PlacedStep {
  readonly step: SequenceStep;
  readonly from: number;
  readonly to: number;
  /** Width of the label. */
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

interface SequenceLayout {
  readonly columns: readonly PlacedColumn[];
  readonly steps: readonly PlacedStep[];
  readonly headHeight: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Places columns far enough apart for every label, and steps below each other. */
function layoutSequence({ participants, steps }: Sequence): SequenceLayout {
  const index = new Map(participants.map(({ id }, position) => [id, position]));
  const columns = placeColumns(participants, steps, (id) => index.get(id) ?? 0);
  const middle = (id: string) => columns[index.get(id) ?? 0]?.x ?? 0;
  const lines = Math.max(...participants.map(({ label }) => label.length));
  const headHeight = lines * SIZES.nameLine + 2 * SIZES.notePadding;
  let y = headHeight;
  const placed = steps.map((step): PlacedStep => {
    const isNote = step.kind === 'note';
    const top = y + SIZES.stepGap;
    y = top + step.label.length * SIZES.labelLine + (isNote ? 2 * SIZES.notePadding : 5);
    const width = widthOf(step);
    return { step, from: middle(step.from), to: middle(step.to), width, top, bottom: y };
  });
  const edges = [
    ...columns.map(({ x, width }) => [x - width / 2, x + width / 2] as const),
    ...placed.map(({ from, to, width }) => {
      const center = (from + to) / 2;
      return [center - width / 2, center + width / 2] as const;
    }),
  ];
  const left = Math.min(...edges.map(([start]) => start)) - 1;
  const right = Math.max(...edges.map(([, end]) => end)) + 1;
  return { columns, steps: placed, headHeight, left, width: right - left, height: y + 20 };
}

function widthOf({ label }: SequenceStep): number {
  return measureLines(label, SIZES.label) + 2 * SIZES.labelPadding;
}

function placeColumns(
  participants: readonly Participant[],
  steps: readonly SequenceStep[],
  indexOf: (id: string) => number,
): PlacedColumn[] {
  const columns: PlacedColumn[] = [];
  for (const participant of participants) {
    const at = columns.length;
    const width = measureLines(participant.label, SIZES.name) + 2 * SIZES.boxPadding;
    const before = columns[at - 1];
    let x = before ? before.x + before.width / 2 + SIZES.stepGap + width / 2 : width / 2;
    for (const step of steps) {
      const [first = 0, last = 0] = [indexOf(step.from), indexOf(step.to)].sort((a, b) => a - b);
      if (first < last && last === at) x = Math.max(x, (columns[first]?.x ?? 0) + widthOf(step));
    }
    columns.push({ ...participant, x, width });
  }
  return columns;
}

function measureText(text: string, fontSize: number): number {
  const widths = [...text].map(
    (letter) => CLASSES.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER,
  );
  return widths.reduce((sum, width) => sum + width, 0) * fontSize;
}

function measureLines(lines: readonly string[], fontSize: number): number {
  return Math.max(...lines.map((line) => measureText(line, fontSize)));
}

/**
 * Draws a sequence diagram. The layout library is not used, because its labels overlap neighbouring columns and arrows,
 * and it skips unknown lines.
 *
 * @throws naming the line that can't be drawn, or when there is no participant.
 */
export function drawSequence(lines: readonly SourceLine[], names: DiagramNames): Drawing {
  const sequence = parseSequence(lines);
  if (sequence.participants.length === 0) throw new Error('the diagram has no participants');
  const svg = drawForWidths(names, (length, id) => {
    const { columns, steps, headHeight, left, width, height } = layoutSequence(
      breakLabels(sequence, length),
    );
    const content = [
      ...columns.map(({ x }) =>
        element('line', { class: 'd-lifeline', x1: x, y1: headHeight, x2: x, y2: height }),
      ),
      ...steps.map((step) => drawStep(step, id)),
      ...columns.map((column) => drawHead(column, headHeight)),
    ].join('');
    return { content, left, top: -1, width, height: height + 1 };
  });
  return { svg, text: describeSteps(sequence) };
}

function breakLabels({ participants, steps }: Sequence, length: number): Sequence {
  const broken = <Labelled extends { readonly label: readonly string[] }>(each: Labelled) => ({
    ...each,
    label: breakLines(each.label, length),
  });
  return { participants: participants.map(broken), steps: steps.map(broken) };
}

function drawHead({ x, width, label }: PlacedColumn, height: number): string {
  const box = element('rect', { x: x - width / 2, y: 0, width, height, rx: 4 });
  return `<g class="d-node">${box}${drawText(label, x, height / 2, SIZES.name, SIZES.nameLine)}</g>`;
}

function drawStep({ step, from, to, width, top, bottom }: PlacedStep, id: string): string {
  const x = (from + to) / 2;
  const isNote = step.kind === 'note';
  const labelHeight = step.label.length * SIZES.labelLine;
  const labelTop = isNote ? top + SIZES.notePadding : top;
  const text = drawText(step.label, x, labelTop + labelHeight / 2, SIZES.label, SIZES.labelLine);
  if (isNote) {
    const wide = Math.max(width, Math.abs(to - from) + 2 * SIZES.boxPadding);
    const box = element('rect', {
      x: x - wide / 2,
      y: top,
      width: wide,
      height: bottom - top,
      rx: 4,
    });
    return `<g class="d-note">${box}${text}</g>`;
  }
  const line = element('line', {
    class: step.isDashed ? 'd-edge d-dotted' : 'd-edge d-solid',
    x1: from,
    y1: bottom,
    x2: to + Math.sign(from - to),
    y2: bottom,
    'marker-end': `url(#${arrowId(id)})`,
  });
  // The label's background hides the lifelines that it crosses.
  const ground = element('rect', {
    x: x - width / 2 + 4,
    y: top,
    width: width - 8,
    height: labelHeight,
  });
  return `${line}<g class="d-edge-label">${ground}${text}</g>`;
}

/** Centres lines of text vertically. The optical centre of fonts is about 0.35 em above the baseline. */
function drawText(
  lines: readonly string[],
  x: number,
  middle: number,
  size: number,
  lineHeight: number,
): string {
  const first = middle - ((lines.length - 1) / 2) * lineHeight + size * 0.35;
  return lines
    .map((line, at) => {
      const y = first + at * lineHeight;
      return element('text', { x, y, 'text-anchor': 'middle' }, escapeHtml(line));
    })
    .join('');
}

function element(name: string, attributes: Record<string, string | number>, inside = ''): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => `${key}="${typeof value === 'number' ? round(value) : value}"`,
  );
  return `<${[name, ...written].join(' ')}>${inside}</${name}>`;
}

function describeSteps({ participants, steps }: Sequence): string[] {
  const name = (id: string) => participants.find((each) => each.id === id)?.label.join(' ') ?? id;
  return steps.map((step) => {
    const label = joinLabel(step.label);
    return step.kind === 'note' ? label : `${name(step.from)} → ${name(step.to)}: ${label}`;
  });
}
