import { escapeHtml } from '../../../shared/escapeHtml';
import { layoutSequence, type PlacedColumn, type PlacedStep, SIZES } from './layoutSequence';
import { parseSequence, type Sequence } from './parseSequence';
import { breakLines, fitPhone, joinLabel, type SourceLine } from './source';
import { arrowId, type DiagramNames, type Drawing, round, wrapSvg } from './wrapSvg';

/**
 * Draws a sequence diagram. The layout library would, but it lets labels run over neighbouring
 * columns and arrows, and leaves out lines that it doesn't know.
 *
 * @throws naming the line that can't be drawn, or when there is no participant.
 */
export function drawSequence(lines: readonly SourceLine[], names: DiagramNames): Drawing {
  const sequence = parseSequence(lines);
  if (sequence.participants.length === 0) throw new Error('o diagrama não tem participantes');
  const { columns, steps, headHeight, left, width, height } = fitPhone((length) =>
    layoutSequence(breakLabels(sequence, length)),
  );
  const content = [
    ...columns.map(({ x }) =>
      element('line', { class: 'd-lifeline', x1: x, y1: headHeight, x2: x, y2: height }),
    ),
    ...steps.map((step) => drawStep(step, names.id)),
    ...columns.map((column) => drawHead(column, headHeight)),
  ].join('');
  return {
    svg: wrapSvg({ content, left, top: -1, width, height: height + 1 }, names),
    text: describeSteps(sequence),
  };
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
  // The label's ground hides the lifelines that it crosses.
  const ground = element('rect', {
    x: x - width / 2 + 4,
    y: top,
    width: width - 8,
    height: labelHeight,
  });
  return `${line}<g class="d-edge-label">${ground}${text}</g>`;
}

/** Lines of text around a middle; fonts have their optical middle about 0.35 em above the base line. */
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
