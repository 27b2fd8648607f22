import { standalonePeer } from '../standalone';

/** The page that Scalar's readme gives, with its script from the package and no proxy. */
export const scalar = standalonePeer({
  id: 'scalar',
  title: 'Scalar standalone',
  package: '@scalar/api-reference',
  files: ['index.html', 'node_modules/@scalar/api-reference/dist/browser/standalone.js'],
});
