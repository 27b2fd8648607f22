import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackage } from '@frontier/build-tools';

/* Compiles the modules with their declarations into `dist/`, and copies the stylesheets. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const openapi = path.resolve(root, '../openapi');

await compilePackage(openapi);
await compilePackage(root, {
  inputs: [path.join(openapi, 'dist/.built')],
  finish(dist) {
    mkdirSync(path.join(dist, 'styles'));
    for (const name of ['tokens.css', 'reference.css']) {
      copyFileSync(path.join(root, 'src/styles', name), path.join(dist, 'styles', name));
    }
  },
});
