import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const DEPLOY = path.resolve(__dirname, '../../../deploy');

/** Words of a configuration and what stands for them here: ports and folders. */
export type Amendments = readonly (readonly [written: string, here: string])[];

/** Writes a configuration of `deploy/`, its ports and folders amended, into a folder. */
export function amendConfiguration(name: string, folder: string, amendments: Amendments): string {
  let text = readFileSync(path.join(DEPLOY, name), 'utf8');
  for (const [written, here] of amendments) text = text.replaceAll(written, here);
  const file = path.join(folder, path.basename(name));
  writeFileSync(file, text);
  return file;
}
