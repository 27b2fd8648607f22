/** One line of a drawing: an SVG element and its attributes. */
export type Stroke = readonly [
  tag: 'circle' | 'path' | 'rect',
  attributes: Readonly<Record<string, string>>,
];

/** Icons of areas on a 24 × 24 grid, drawn with lines only in the colour of the surrounding text. */
export const drawings = {
  key: [circle(8, 15, 4.25), drawLine('M11 12 19.5 3.5M16 7l3 3')],
  // A registration card: person and lines.
  person: [
    ['rect', { x: '2.75', y: '4.75', width: '18.5', height: '14.5', rx: '2' }],
    circle(8.5, 10.5, 2),
    drawLine('M5.5 16c.5-1.8 1.6-2.6 3-2.6s2.5.8 3 2.6M14.5 10h4M14.5 14h4'),
  ],
  // A document with a seal.
  deed: [
    drawLine('M18.25 11V4.75a2 2 0 0 0-2-2h-9.5a2 2 0 0 0-2 2v14.5a2 2 0 0 0 2 2H12'),
    drawLine('M8.5 7.5h6M8.5 11h4'),
    circle(16.75, 16, 2.75),
    drawLine('m15.25 18.4-.5 3.1 2-1 2 1-.5-3.1'),
  ],
  // A table under a magnifying glass.
  register: [
    drawLine('M20.25 9V5.75a2 2 0 0 0-2-2H5.75a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2H10'),
    drawLine('M3.75 9h16.5M7 13h3'),
    circle(15.5, 15.5, 3.25),
    drawLine('m18 18 3 3'),
  ],
  // Two arrows, there and back.
  flows: [
    drawLine('M3.5 8.25h15M15 4.75l3.5 3.5L15 11.75'),
    drawLine('M20.5 15.75h-15M9 12.25l-3.5 3.5L9 19.25'),
  ],
  bell: [drawLine('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z'), drawLine('M10 20.75h4M12 2.75V5')],
  // Default for areas that have no drawing.
  sheet: [drawLine('M6.75 2.75h7.5l4 4v14.5H6.75zM14 3v4h4')],
} satisfies Readonly<Record<string, readonly Stroke[]>>;

export type IconName = keyof typeof drawings;

function drawLine(d: string): Stroke {
  return ['path', { d }];
}

function circle(cx: number, cy: number, r: number): Stroke {
  return ['circle', { cx: `${cx}`, cy: `${cy}`, r: `${r}` }];
}
