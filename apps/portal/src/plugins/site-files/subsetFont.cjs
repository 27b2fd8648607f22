const subset = require('subset-font');

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
/** Letters of Portuguese, and the marks of prose, code and tables. */
const TEXT = `${ASCII}\u00a0ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü§ª°º²³·±×÷©–—‘’“”•…−↑↓€`;

/** Loader: reduces a variable font to the characters, weights and features that the site shows. The bundler reads no TypeScript. */
module.exports = function subsetFont(font) {
  const done = this.async();
  subset(font, TEXT, {
    targetFormat: 'woff2',
    keepFeatures: ['kern', 'tnum'],
    variationAxes: { wght: { min: 400, max: 700 } },
  }).then((reduced) => done(null, reduced), done);
};
module.exports.raw = true;
