const subset = require('subset-font');

/** Letters of Portuguese and its neighbours, and the marks of prose, code and tables. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];
const TEXT = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join('');

/** Loader: reduces a variable font to the characters and weights that the site shows. The bundler reads no TypeScript. */
module.exports = function subsetFont(font) {
  const done = this.async();
  subset(font, TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  }).then((reduced) => done(null, reduced), done);
};
module.exports.raw = true;
