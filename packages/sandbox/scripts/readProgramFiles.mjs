import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that a store with a cluster reads; the others serve new clusters, other encodings and extensions. */
const READ = /\/timezonesets\/Default$|\/timezone\/(UTC|GMT)$/;

/** The archive of PostgreSQL's files for a browser. Unread files are blank, so they compress to nothing. */
export function readProgramFiles(folder) {
  const archive = readFileSync(path.join(folder, 'pglite.data'));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const files = modules.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(
      /filename:"([^"]+)",start:([\de]+),end:([\de]+)/g,
    ),
  ]);
  const unread = files.filter(([, name]) => !READ.test(name));
  if (unread.length === files.length) throw new Error('PGlite lists its files in another way');
  for (const [, , start, end] of unread) archive.fill(0, Number(start), Number(end));
  return archive;
}
