import { standalonePeer } from '../standalone';

/** The page that Redoc's readme gives, with its script from the package. */
export const redoc = standalonePeer({
  id: 'redoc',
  title: 'Redoc',
  package: 'redoc',
  files: ['index.html', 'node_modules/redoc/bundles/redoc.standalone.js'],
});
