import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { standalonePeer } from '../standalone';

const PACKED = 'node_modules/swagger-ui-dist';

/** The page that comes in Swagger UI's package, with the address of the document put in. */
export const swaggerUi = standalonePeer({
  id: 'swagger-ui',
  title: 'Swagger UI',
  package: 'swagger-ui-dist',
  files: [
    'index.html',
    'index.css',
    'swagger-ui.css',
    'swagger-ui-bundle.js',
    'swagger-ui-standalone-preset.js',
    'swagger-initializer.js',
    'favicon-16x16.png',
    'favicon-32x32.png',
  ].map((name) => `${PACKED}/${name}`),
  adapt: (folder) => {
    const start = path.join(folder, 'swagger-initializer.js');
    const text = readFileSync(start, 'utf8');
    writeFileSync(start, text.replace(/url: "[^"]*"/, 'url: "openapi.yaml"'));
  },
});
