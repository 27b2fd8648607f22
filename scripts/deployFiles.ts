import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { portal } from '../apps/portal/portal.config';
import { listDeployFiles } from './deploy/listDeployFiles';

/*
 * Writes what servers read from `deploy/headers.ts`; a test holds the files equal to it.
 *
 *   npm run deploy:files
 */
const folder = path.resolve(__dirname, '../deploy');
for (const [name, text] of listDeployFiles(folder, new URL(portal.siteUrl).host)) {
  writeFileSync(path.join(folder, name), text);
}
