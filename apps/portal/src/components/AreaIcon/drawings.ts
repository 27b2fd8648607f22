/** One line of a drawing: an SVG element and its attributes. */
export type Line = readonly [
  tag: 'circle' | 'path' | 'rect',
  attributes: Readonly<Record<string, string>>,
];

/**
 * The icon of each area on a 24 × 24 grid, line only, so that it takes the colour of the text around it.
 * Data, since pages show it (`index.tsx`) and pictures for previews too (`plugins/site-files`).
 */
export const drawings = {
  key: [circle(8, 15, 4.25), line('M11 12 19.5 3.5M16 7l3 3')],
  // A registration card: person and lines.
  person: [
    ['rect', { x: '2.75', y: '4.75', width: '18.5', height: '14.5', rx: '2' }],
    circle(8.5, 10.5, 2),
    line('M5.5 16c.5-1.8 1.6-2.6 3-2.6s2.5.8 3 2.6M14.5 10h4M14.5 14h4'),
  ],
  // A document with a seal.
  deed: [
    line('M18.25 11V4.75a2 2 0 0 0-2-2h-9.5a2 2 0 0 0-2 2v14.5a2 2 0 0 0 2 2H12'),
    line('M8.5 7.5h6M8.5 11h4'),
    circle(16.75, 16, 2.75),
    line('m15.25 18.4-.5 3.1 2-1 2 1-.5-3.1'),
  ],
  // A table under a magnifying glass.
  register: [
    line('M20.25 9V5.75a2 2 0 0 0-2-2H5.75a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2H10'),
    line('M3.75 9h16.5M7 13h3'),
    circle(15.5, 15.5, 3.25),
    line('m18 18 3 3'),
  ],
  // Two arrows, there and back.
  flows: [
    line('M3.5 8.25h15M15 4.75l3.5 3.5L15 11.75'),
    line('M20.5 15.75h-15M9 12.25l-3.5 3.5L9 19.25'),
  ],
  bell: [line('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z'), line('M10 20.75h4M12 2.75V5')],
  // For an area without a drawing of its own.
  sheet: [line('M6.75 2.75h7.5l4 4v14.5H6.75zM14 3v4h4')],
  // A winding path between two points.
  journey: [
    circle(5.5, 18.5, 2.25),
    circle(18.5, 5.5, 2.25),
    line('M7.75 18.5h7a3.25 3.25 0 0 0 0-6.5h-5.5a3.25 3.25 0 0 1 0-6.5h7'),
  ],
  // Stacked layers.
  layers: [
    line('M12 3.25 20.75 8 12 12.75 3.25 8z'),
    line('M3.25 12 12 16.75 20.75 12M3.25 16 12 20.75 20.75 16'),
  ],
  // A list with ticks.
  checklist: [
    line('m3.5 6 1.5 1.5L8 4.5M3.5 12 5 13.5l3-3M3.5 18 5 19.5l3-3'),
    line('M11.5 6h9M11.5 12h9M11.5 18h9'),
  ],
  // An arrow leaving a tray.
  launch: [
    line('M12 16V3.5M6.75 8.75 12 3.5l5.25 5.25'),
    line('M3.75 15v3.75a2 2 0 0 0 2 2h12.5a2 2 0 0 0 2-2V15'),
  ],
  question: [
    circle(12, 12, 9.25),
    line('M9.25 9.5a2.75 2.75 0 1 1 4 2.45c-.8.4-1.25 1-1.25 1.8v.25M12 17v.05'),
  ],
  map: [line('M9 4.5 3.5 7v13L9 17.5l6 2.5 5.5-2.5v-13L15 7zM9 4.5v13M15 7v13')],
  terminal: [
    ['rect', { x: '2.75', y: '3.75', width: '18.5', height: '16.5', rx: '2' }],
    line('m6.75 8.5 3.5 3.5-3.5 3.5M12.5 15.5h5'),
  ],
  book: [
    line(
      'M12 6.25c-1.5-1.5-4-2.25-8.75-2.25v14.5c4.75 0 7.25.75 8.75 2.25 1.5-1.5 4-2.25 8.75-2.25V4C16 4 13.5 4.75 12 6.25zM12 6.25v14.5',
    ),
  ],
  // A pen over a line.
  pen: [
    line('M4 20l1-4.25L16.25 4.5a1.77 1.77 0 0 1 2.5 0l.75.75a1.77 1.77 0 0 1 0 2.5L8.25 19z'),
    line('M14 6.75 17.25 10M12.5 20h8'),
  ],
} satisfies Readonly<Record<string, readonly Line[]>>;

export type IconName = keyof typeof drawings;

function line(d: string): Line {
  return ['path', { d }];
}

function circle(cx: number, cy: number, r: number): Line {
  return ['circle', { cx: `${cx}`, cy: `${cy}`, r: `${r}` }];
}
