import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilePackage } from '@frontier/build-tools';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const openapi = path.resolve(root, '../openapi');

await compilePackage(openapi);
await compilePackage(root, { inputs: [path.join(openapi, 'dist/.built')] });
