import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/* Stands for what makes the site: `node makeSite.mjs <folder> <how>`. */
const [folder, how] = process.argv.slice(2);

mkdirSync(folder, { recursive: true });
for (const name of ['404.html', 'index.html', 'sitemap.xml']) {
  writeFileSync(path.join(folder, name), `${name}, depois`);
}
if (how === 'fail') {
  console.error('[ERROR] as it should');
  process.exit(1);
}
// The system says that the disk is full.
if (how === 'full') writeFileSync('/dev/full', 'x');
// Waits for nothing, and does nothing.
if (how === 'hang') setInterval(() => {}, 60_000);
// Works until it is ended; what it writes says that it still does.
if (how === 'work') {
  writeFileSync(path.join(folder, 'pid'), String(process.pid));
  setInterval(() => {
    writeFileSync(path.join(folder, 'index.html'), String(Date.now()));
    for (const end = Date.now() + 20; Date.now() < end; ) Math.sqrt(2);
  }, 30);
}
