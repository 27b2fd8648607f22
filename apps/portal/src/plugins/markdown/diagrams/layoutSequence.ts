import type { Participant, Sequence, Step } from './parseSequence';

/** Widths in em of the widest of the usual system fonts, so that none of them leaves its box. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [/[\p{M}\u200b]/u, 0],
  [/[ijlI.,:;'|!]/, 0.34],
  [/[ ftr()[\]/-]/, 0.42],
  [/[mwMW@%]/, 0.98],
  [/\p{Lu}/u, 0.76],
];
const OTHER = 0.64;

/** Sizes in units of the drawing; the text sizes are those of the graphs. */
export const SIZES = {
  name: 13,
  label: 11,
  nameLine: 17,
  labelLine: 15,
  boxPadding: 10,
  labelPadding: 8,
  stepGap: 18,
  notePadding: 8,
} as const;

export interface PlacedColumn extends Participant {
  /** Middle of the column. */
  readonly x: number;
  readonly width: number;
}

/** A message or note at its height: `top` of its label, `bottom` of its arrow or frame. */
export interface PlacedStep {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
  /** Width that the label takes. */
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

export interface SequenceLayout {
  readonly columns: readonly PlacedColumn[];
  readonly steps: readonly PlacedStep[];
  readonly headHeight: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Places columns so far apart that every label has room between its ends, and steps below each other. */
export function layoutSequence({ participants, steps }: Sequence): SequenceLayout {
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

function widthOf({ label }: Step): number {
  return measureLines(label, SIZES.label) + 2 * SIZES.labelPadding;
}

function placeColumns(
  participants: readonly Participant[],
  steps: readonly Step[],
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

/** Width of one line of text, in units of the drawing. */
function measureText(text: string, fontSize: number): number {
  const widths = [...text].map(
    (letter) => CLASSES.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER,
  );
  return widths.reduce((sum, width) => sum + width, 0) * fontSize;
}

/** Width of the longest of some lines. */
function measureLines(lines: readonly string[], fontSize: number): number {
  return Math.max(...lines.map((line) => measureText(line, fontSize)));
}
