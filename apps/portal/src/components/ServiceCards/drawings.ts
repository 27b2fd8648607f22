/** Icons of areas on a 24 × 24 grid: paths drawn with lines only, in the colour of the surrounding text. */
export const drawings = {
  key: 'M3.75 15a4.25 4.25 0 1 0 8.5 0 4.25 4.25 0 1 0-8.5 0M11 12l8.5-8.5M16 7l3 3',
  // A registration card: person and lines.
  person:
    'M4.75 4.75h14.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2M6.5 10.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M5.5 16c.5-1.8 1.6-2.6 3-2.6s2.5.8 3 2.6M14.5 10h4M14.5 14h4',
  // A document with a seal.
  deed: 'M18.25 11V4.75a2 2 0 0 0-2-2h-9.5a2 2 0 0 0-2 2v14.5a2 2 0 0 0 2 2H12M8.5 7.5h6M8.5 11h4M14 16a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0M15.25 18.4l-.5 3.1 2-1 2 1-.5-3.1',
  // A table under a magnifying glass.
  register:
    'M20.25 9V5.75a2 2 0 0 0-2-2H5.75a2 2 0 0 0-2 2v12.5a2 2 0 0 0 2 2H10M3.75 9h16.5M7 13h3M12.25 15.5a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0M18 18l3 3',
  // Two arrows, there and back.
  flows: 'M3.5 8.25h15M15 4.75l3.5 3.5L15 11.75M20.5 15.75h-15M9 12.25l-3.5 3.5L9 19.25',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.75h4M12 2.75V5',
};

export type IconName = keyof typeof drawings;
