import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { portal } from '../apps/portal/portal.config';
import { fillFiles } from './deploy/fillFiles';

/*
 * Writes headers and types into the server configurations; a test compares the files.
 *
 *   npm run deploy:files
 */
const folder = path.resolve(__dirname, '../deploy');
for (const [name, text] of fillFiles(folder, new URL(portal.siteUrl).host)) {
  writeFileSync(path.join(folder, name), text);
}
